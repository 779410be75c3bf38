// As if the development dependency were not installed.
import module from 'node:module'

const resolve = module._resolveFilename
module._resolveFilename = (request, ...rest) => {
  if (!request.startsWith('boardgame.io')) return resolve(request, ...rest)
  throw Object.assign(new Error(`Cannot find module '${request}'`), { code: 'MODULE_NOT_FOUND' })
}
