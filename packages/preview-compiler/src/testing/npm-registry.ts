import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

export type NpmRegistry = Awaited<ReturnType<typeof startNpmRegistry>>

/** A registry as npm knows them, on this machine, with nothing but what was published to it. */
export async function startNpmRegistry() {
  const published = new Map<string, { manifest: object; files: Record<string, string> }>()
  const server = createServer((request, response) => {
    const [name = '', file] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/')
    const found = published.get(name)
    if (!found) {
      response.writeHead(404).end('{}')
      return
    }
    const tarball = packTarball({ 'package.json': JSON.stringify(found.manifest), ...found.files })
    if (file !== undefined) {
      response.end(tarball)
      return
    }
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
    const dist = { tarball: `http://${request.headers.host}/${name}/-/${name}-1.0.0.tgz`, integrity }
    const versions = { '1.0.0': { ...found.manifest, dist } }
    response.end(JSON.stringify({ name, 'dist-tags': { latest: '1.0.0' }, versions }))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    /** Its only version is 1.0.0. */
    publish(name: string, files: Record<string, string>, manifest: object = {}): void {
      published.set(name, { manifest: { name, version: '1.0.0', main: 'index.js', ...manifest }, files })
    },
    stop(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A tar archive as npm makes them: each file below `package/`, in blocks of 512 bytes. */
function packTarball(files: Readonly<Record<string, string | undefined>>): Buffer {
  const blocks = Object.entries(files).flatMap(([path, text = '']) => {
    const body = Buffer.from(text)
    const header = Buffer.alloc(512)
    header.write(`package/${path}`, 0)
    header.write('0000644\0', 100)
    header.write(`${body.length.toString(8).padStart(11, '0')}\0`, 124)
    header.write('00000000000\0', 136)
    header.write('        0', 148)
    header.write('ustar\u000000', 257)
    const sum = header.reduce((total, byte) => total + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    return [header, body, Buffer.alloc((512 - (body.length % 512)) % 512)]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]))
}
