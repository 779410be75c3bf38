/** Makes something for each of some names: `byName(['hurt', 'harmed'], (moment) => compile(entry[moment]))`. */
export function byName<const N extends string, V>(names: readonly N[], make: (name: N) => V): Record<N, V> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, V>
}
