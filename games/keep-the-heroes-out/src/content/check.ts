/** What has to fit together across the files of the box. */
import type { Problem } from '@hearthkeep/content'

interface Checked {
  readonly scenarios: readonly {
    readonly id: string
    readonly passages: readonly (readonly [string, string])[]
    readonly chests: Readonly<Record<string, number | undefined>>
  }[]
  readonly rooms: readonly { readonly id: string; readonly optional: boolean }[]
  readonly treasures: readonly { readonly value: number; readonly copies: number }[]
}

/** Every room of a map has a way to the Vault [Q22], its chests exist, and the "4" lies in the Vault [S3]. */
export function checkContent({ scenarios, rooms, treasures }: Checked): Problem[] {
  const problems: Problem[] = []
  const file = 'scenarios.json'
  for (const { id, passages, chests } of scenarios) {
    const reached = new Set(['vault'])
    for (let size = 0; size < reached.size;) {
      size = reached.size
      for (const [one, other] of passages) {
        if (reached.has(one)) reached.add(other)
        if (reached.has(other)) reached.add(one)
      }
    }
    const lost = rooms.filter((room) => !room.optional && !reached.has(room.id)).map((room) => room.id)
    if (lost.length > 0)
      problems.push({
        file,
        entry: id,
        expected: 'a way to the vault from every room',
        found: `none from ${lost.join(', ')}`,
      })
    if (chests['vault'] !== 4)
      problems.push({
        file,
        entry: id,
        expected: 'the chest of value 4 in the vault',
        found: `${chests['vault']}`,
      })
    for (const value of [1, 2, 3, 4]) {
      const used = Object.values(chests).filter((one) => one === value).length
      const most = treasures.filter((one) => one.value === value).reduce((sum, one) => sum + one.copies, 0)
      if (used > most)
        problems.push({
          file,
          entry: id,
          expected: `at most ${most} chests of value ${value}`,
          found: `${used}`,
        })
    }
  }
  return problems
}
