// As if the disk were full (BAD_DISK=ENOSPC) or could only be read (BAD_DISK=EROFS), after some writes that went well.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const code = process.env.BAD_DISK
let good = Number(process.env.BAD_DISK_AFTER ?? 0)
const fail = () => Promise.reject(Object.assign(new Error(`${code}: it cannot be written`), { code }))
const { open } = fs.promises

fs.promises.open = async (path, flags, ...rest) => {
  if (flags === 'r') return open(path, flags, ...rest)
  if (code === 'EROFS') return fail()
  const handle = await open(path, flags, ...rest)
  const writeFile = handle.writeFile.bind(handle)
  handle.writeFile = async (text, ...more) => {
    if (good-- > 0) return writeFile(text, ...more)
    await handle.write(String(text).slice(0, 7)) // what still fits
    return fail()
  }
  return handle
}
syncBuiltinESMExports()
