/** How sure a share of games is. */
const Z = 1.959963984540054

/** The Wilson interval: where a share of `count` in `total` really lies, with 95 % confidence. */
export function wilson(count: number, total: number): [low: number, high: number] {
  if (total === 0) return [0, 1]
  const share = count / total
  const spread = 1 + (Z * Z) / total
  const middle = (share + (Z * Z) / (2 * total)) / spread
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / total + (Z * Z) / (4 * total * total))
  // Rounding must not lift the ends off 0 and 1, or past the share itself.
  return [count === 0 ? 0 : Math.max(0, middle - half), count === total ? 1 : Math.min(1, middle + half)]
}
