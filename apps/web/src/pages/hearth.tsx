/** The fire below the shelf: only decoration. */

/** A tongue of fire that stands on (0, 0). */
const TONGUE =
  'M0 0C-34-10-44-44-30-74C-24-88-14-96-12-116C-2-106 2-94 2-84C8-92 10-102 8-114C28-96 42-66 36-36C33-16 20-4 0 0Z'

/** Where the tongues stand: x, width, height, and which of the three colours. */
const TONGUES = [
  [-72, 0.72, 0.55, 'outer'],
  [74, 0.76, 0.52, 'outer'],
  [-36, 0.95, 0.86, 'outer'],
  [34, 1, 0.95, 'outer'],
  [-54, 0.5, 0.48, 'middle'],
  [54, 0.52, 0.46, 'middle'],
  [-8, 0.9, 0.78, 'middle'],
  [20, 0.6, 0.6, 'middle'],
  [-22, 0.46, 0.44, 'inner'],
  [18, 0.48, 0.5, 'inner'],
  [-2, 0.4, 0.3, 'heart'],
] as const

const INSIDE = 180
const STONES = 15
/** Stones are not alike: how much each is longer or shorter than the next, so that the arch looks laid by hand. */
const UNEVEN = [0, 7, 2, 9, 4, 0, 8, 3, 6, 1, 9, 2, 5, 0, 6]

/** The corners of one stone of the arch. */
function stonePath(index: number): string {
  const step = Math.PI / STONES
  const from = Math.PI + index * step + 0.008
  const to = Math.PI + (index + 1) * step - 0.008
  const outside = INSIDE + 46 + UNEVEN[index]
  const at = (angle: number, radius: number): string =>
    `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius * 0.82).toFixed(1)}`
  return `M${at(from, INSIDE)}L${at(from, outside)}L${at(to, outside)}L${at(to, INSIDE)}Z`
}

function Log({ x, y, turn, length }: { x: number; y: number; turn: number; length: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect fill="url(#log-bark)" x={-length / 2} y={-12} width={length} height={24} rx={11} />
      <ellipse className="log-end" cx={length / 2 - 7} cy={0} rx={8} ry={12} />
      <ellipse className="log-ring" cx={length / 2 - 7} cy={0} rx={4} ry={6} />
    </g>
  )
}

export function Hearth() {
  return (
    <div className="hearth" aria-hidden="true">
      <svg viewBox="-260 -200 520 215" preserveAspectRatio="xMidYMax meet">
        <defs>
          {(['outer', 'middle', 'inner', 'heart'] as const).map((kind) => (
            <linearGradient key={kind} id={`fire-${kind}`} x1="0" y1="1" x2="0" y2="0">
              <stop className={`${kind}-foot`} offset="0" />
              <stop className={`${kind}-tip`} offset="1" />
            </linearGradient>
          ))}
          <linearGradient id="log-bark" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#a4541d" />
            <stop offset="0.35" stopColor="#5a3216" />
            <stop offset="1" stopColor="#24130a" />
          </linearGradient>
          <radialGradient id="hearth-glow" cx="0.5" cy="0.95" r="0.8">
            <stop offset="0" stopColor="#ffb04a" stopOpacity="0.9" />
            <stop offset="0.45" stopColor="#b8501a" stopOpacity="0.55" />
            <stop offset="1" stopColor="#1a0d06" stopOpacity="0" />
          </radialGradient>
        </defs>
        <path className="opening" d={`M${-INSIDE} 0A${INSIDE} ${INSIDE * 0.82} 0 0 1 ${INSIDE} 0Z`} />
        <path fill="url(#hearth-glow)" d={`M${-INSIDE} 0A${INSIDE} ${INSIDE * 0.82} 0 0 1 ${INSIDE} 0Z`} />
        <g className="stones">
          {UNEVEN.map((_, index) => (
            <path key={index} d={stonePath(index)} className={`stone-${index % 4}`} />
          ))}
        </g>
        <g className="flame-group" transform="translate(0 -18)">
          {TONGUES.map(([x, wide, high, kind], index) => (
            <g key={index} transform={`translate(${x} 0) scale(${wide} ${high})`}>
              <path
                className={`tongue ${kind}`}
                fill={`url(#fire-${kind})`}
                d={TONGUE}
                style={{ animationDelay: `${index * -0.37}s` }}
              />
            </g>
          ))}
        </g>
        <Log x={-42} y={-22} turn={16} length={132} />
        <Log x={46} y={-20} turn={-14} length={128} />
        <Log x={0} y={-8} turn={0} length={208} />
        <rect className="slab" x={-260} y={4} width={520} height={11} />
      </svg>
    </div>
  )
}
