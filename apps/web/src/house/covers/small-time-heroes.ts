/** The cover of Small-Time Heroes: the Houndmaster before his fire. Drawn when the page is built. */
import type { Brush } from '../drawn/brush.ts'
import { arch, tongues } from '../drawn/masonry.ts'

const FIRE = '#ffb259'
const EMBER = '#ff6a2a'

/** From behind to the front: each a shape in a box of 512. */
const SHAPES = {
  mantle:
    'M256 170C200 176 150 190 112 214L96 206L90 232L62 236L64 262L34 276L42 300L14 326L28 346L4 384L22 398L2 452L18 512H494L510 452L490 398L508 384L484 346L498 326L470 300L478 276L448 262L450 236L422 232L416 206L400 214C362 190 312 176 256 170Z',
  fur: 'M120 236l18 30 16-26 14 34 18-30 12 36 20-30 10 36 20-28 8 36 16-30 16 30 8-36 20 28 10-36 20 30 12-36 18 30 14-34 16 26 18-30C350 196 310 190 256 190S162 196 120 236Z',
  face: 'M196 208C200 186 222 176 256 176S312 186 316 208C322 250 306 300 256 316C206 300 190 250 196 208Z',
  beard:
    'M204 246C214 262 232 262 246 254Q256 248 266 254C280 262 298 262 308 246C318 280 312 318 296 344L288 334L280 368L268 352L256 392L244 352L232 368L224 334L216 344C200 318 194 280 204 246Z',
  pelt: 'M256 60C230 60 206 70 190 88L150 20L146 108C136 130 132 152 136 180L118 214L142 212L134 250L160 236L166 276L190 246C194 200 214 178 256 178S318 200 322 246L346 276L352 236L378 250L370 212L394 214L376 180C380 152 376 130 366 108L362 20L322 88C306 70 282 60 256 60Z',
  muzzle:
    'M256 80L224 96L196 128L214 134L202 158L226 152L232 176L240 202Q256 214 272 202L280 176L286 152L310 158L298 134L316 128L288 96Z',
} as const

const shape = (name: keyof typeof SHAPES): string => `<path d="${SHAPES[name]}"/>`

function hound(brush: Brush, x: number, isFlipped: boolean): string {
  const eye = isFlipped ? x - 135 : x + 135
  return (
    brush.layer(brush.icon('wolf-head'), {
      ...{ at: [x, 150], size: 250, isFlipped, body: ['#2a170d', '#0c0604'] },
      rims: [
        [FIRE, -16, 10, 0.95],
        ['#c2502a', 12, 10, 0.5],
      ],
    }) +
    `<circle cx="${eye}" cy="243" r="17" fill="#ff8a2a" opacity=".35"/><circle cx="${eye}" cy="243" r="7" fill="#ffdf7a"/>`
  )
}

function houndmaster(brush: Brush): string {
  const eyes = [229, 283]
  const fire = eyes.map((x) => {
    const light = brush.around(x, 225, 18, [0, '#fff0b0'], [0.4, '#ff9a2a'], [1, '#ff5a1a', 0])
    return `<circle cx="${x}" cy="225" r="18" fill="${light}"/><circle cx="${x}" cy="225" r="4" fill="#fff6d0"/>`
  })
  return [
    brush.layer(shape('mantle'), {
      body: ['#3a2314', '#120905'],
      rims: [
        [FIRE, 0, 7],
        [EMBER, -9, 3, 0.6],
      ],
    }),
    brush.layer(shape('fur'), {
      body: ['#6b4527', '#2a180c'],
      rims: [
        [FIRE, 3, 7],
        ['#2a1408', -6, -6, 0.7],
      ],
    }),
    brush.layer(shape('face'), {
      body: ['#6a3f26', '#3a1f12'],
      rims: [
        ['#ffa95a', -9, 0],
        ['#ffa95a', 9, 0, 0.8],
      ],
    }),
    '<path d="M206 214Q230 204 250 222L246 236Q224 238 206 226ZM306 214Q282 204 262 222L266 236Q288 238 306 226Z" fill="#140804"/>',
    ...fire,
    '<path d="M248 226L242 252Q256 260 270 252L264 226Z" fill="#8a5633"/>',
    brush.layer(shape('beard'), {
      body: ['#7a4a24', '#3a1f0e'],
      rims: [
        ['#ffc070', 5, 6],
        ['#1a0a04', -6, -5, 0.6],
      ],
    }),
    brush.layer(shape('pelt'), {
      body: ['#4a3020', '#1d110a'],
      rims: [
        ['#ffc777', 0, 8],
        [EMBER, 8, 4, 0.6],
      ],
    }),
    brush.layer(shape('muzzle'), {
      body: ['#5d3d28', '#2a190f'],
      rims: [
        ['#ffc777', 3, 6],
        ['#140804', -4, -6, 0.7],
      ],
    }),
    '<path d="M216 122L245 138L238 146L218 134ZM296 122L267 138L274 146L294 134ZM244 192Q256 184 268 192L262 206H250Z" fill="#0d0503"/>',
    '<path d="M236 188l5 24 8-16ZM276 188l-5 24-8-16Z" fill="#fff0d0"/>',
    hound(brush, -66, false),
    hound(brush, 578, true),
  ].join('')
}

export function cover(brush: Brush): string {
  const sky = brush.around(120, 196, 190, [0, '#ffdf94'], [0.3, '#f79a35'], [0.66, '#a8400e'], [1, '#2a0d05'])
  return brush.done(
    240,
    330,
    [
      `<rect width="240" height="330" fill="${sky}"/>`,
      arch({
        middle: [120, 176],
        radii: [128, 132],
        stones: 14,
        stone: [31, 30, 16],
        colours: ['#47301f', '#3c2819'],
        glow: ['#ffb058', 0.6],
      }),
      tongues(300, '#e8590f', 0.85, [
        [30, 120, 26],
        [70, 170, 34],
        [172, 176, 34],
        [212, 126, 26],
      ]),
      tongues(300, '#ff9a26', 0.85, [
        [50, 90, 20],
        [120, 200, 46],
        [190, 96, 22],
      ]),
      `<g transform="translate(-4.8 92) scale(.4874)">${houndmaster(brush)}</g>`,
      `<rect y="200" width="240" height="130" fill="${brush.down([0, '#2a0d05', 0], [1, '#180904', 0.96])}"/>`,
    ].join(''),
  )
}
