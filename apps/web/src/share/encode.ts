/** A record in an address: the text deflated, in the letters an address may have. */

/** A text that is longer than any game: whoever unpacks more than this has been sent something else. */
const LONGEST = 4_000_000

/** What was sent is not what a link holds. */
export class LinkError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'LinkError'
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, change: TransformStream): Promise<Uint8Array> {
  const reader = (new Blob([bytes]).stream().pipeThrough(change) as ReadableStream<Uint8Array>).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > LONGEST) {
      await reader.cancel()
      throw new LinkError('it unpacks to more than any game could be')
    }
    parts.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Packs a text into letters, digits, `-` and `_`. */
export async function encodeText(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  let letters = ''
  for (const byte of packed) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Unpacks it again; throws a `LinkError` if that is not possible. */
export async function decodeText(data: string): Promise<string> {
  if (!/^[\w-]+$/.test(data)) throw new LinkError('it has letters in it that such a link never has')
  let packed: Uint8Array<ArrayBuffer>
  try {
    packed = Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
  } catch {
    throw new LinkError('a part of it is missing')
  }
  try {
    const bytes = await through(packed, new DecompressionStream('deflate-raw'))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError('it cannot be unpacked; a part may be missing')
  }
}

/** The address that opens a record at this page. */
export async function linkTo(recordText: string, page: string): Promise<string> {
  return `${page.replace(/#.*$/, '')}#/open/${await encodeText(recordText)}`
}
