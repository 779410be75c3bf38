// `npm start`: builds the page and serves it on this computer. `npm start -- --port 8080` chooses the port.
// Plain JavaScript, so that on an old Node the version message appears instead of a syntax error.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assertNode24, root } from './checks.mjs'
import { serve } from './serve.mjs'

const PORT = 4173

function readPort(args) {
  if (args.length === 0) return PORT
  const [name, value] = args.length === 1 ? args[0].split('=') : args
  if (name === '--port' && /^\d{1,5}$/.test(value ?? '') && Number(value) <= 65535) return Number(value)
  console.error(`Not understood: ${args.join(' ')}\nUse \`npm start\`, or \`npm start -- --port 8080\`.`)
  return process.exit(1)
}

async function main() {
  const wanted = readPort(process.argv.slice(2))
  const web = join(root, 'apps', 'web')
  console.log('Building the page …')
  const { build } = await import('vite')
  await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'error' })
  const { server, port } = await serve(join(web, 'dist'), wanted)
  if (wanted !== 0 && port !== wanted)
    console.log(
      `Port ${wanted} is taken. The browser keeps games by address: those of port ${wanted} are not shown at this one.`,
    )
  console.log(`Hearthkeep is at http://localhost:${port}/ (Ctrl-C ends it)`)
  const end = () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  assertNode24()
  main().catch((error) => {
    console.error(`The page could not be started: ${error.message}`)
    process.exitCode = 1
  })
}
