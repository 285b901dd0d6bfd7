import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressors = {
  '.br': (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
}

const textual = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/

/** Lays a .br and a .gz beside every text file that gets smaller by it. HTML changes with every answer. */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && textual.test(entry.name))
  await Promise.all(files.map((file) => compressFile(`${file.parentPath}/${file.name}`)))
  return files.length
}

async function compressFile(path: string) {
  const body = await readFile(path)
  await Promise.all(
    Object.entries(compressors).map(async ([ending, compress]) => {
      const smaller = await compress(body)
      if (smaller.length < body.length) await writeFile(`${path}${ending}`, smaller)
    }),
  )
}
