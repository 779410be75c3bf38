// `node tools/grain.mjs`: draws the grain of wood into src/look/grain. As noise in CSS it would be worked out
// anew wherever the page is painted, and a picture saves about a twentieth of the rasterising.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '@hearthkeep/testkit/chromium'

const FOLDER = join(import.meta.dirname, '..', 'apps', 'web', 'src', 'look', 'grain')
const SIZE = 480
/** Of transparency: more of them are not seen, and make the file three times as large. */
const LEVELS = 14
/** The colour of the grain, and how its transparency comes of the noise. */
const TONES = { dark: { colour: [5, 3, 0], noise: '1.5 0 0 0 -.52' } }
/** Upright for walls and tables, along for shelves and beams. */
const WAYS = { up: { frequency: '.11 .0042', seed: 4 }, along: { frequency: '.0042 .11', seed: 7 } }

function noise({ noise }, { frequency, seed }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <filter id="g" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}" stitchTiles="stitch"/>
      <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${noise}"/>
    </filter>
    <rect width="100%" height="100%" filter="url(#g)"/>
  </svg>`
}

/** In the page: a picture of the noise, in one colour and few levels. */
async function draw({ svg, colour, size, levels }) {
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const context = canvas.getContext('2d')
  context.drawImage(picture, 0, 0)
  const image = context.getImageData(0, 0, size, size)
  const { data } = image
  const most = data.reduce((most, value, i) => (i % 4 === 3 ? Math.max(most, value) : most), 0)
  for (let i = 0; i < data.length; i += 4) {
    data.set(colour, i)
    data[i + 3] = Math.round((Math.round((data[i + 3] / most) * levels) / levels) * most)
  }
  context.putImageData(image, 0, 0)
  return canvas.toDataURL('image/webp', 0.8).split(',')[1]
}

const browser = await launchChromium()
const page = await browser.newPage()
mkdirSync(FOLDER, { recursive: true })
for (const [tone, { colour, ...look }] of Object.entries(TONES)) {
  for (const [way, grain] of Object.entries(WAYS)) {
    const svg = noise(look, grain)
    const bytes = Buffer.from(
      await page.evaluate(draw, { svg, colour, size: SIZE, levels: LEVELS }),
      'base64',
    )
    writeFileSync(join(FOLDER, `${way}-${tone}.webp`), bytes)
    console.log(`${way}-${tone}.webp  ${Math.round(bytes.length / 1000)} kB`)
  }
}
await browser.close()
