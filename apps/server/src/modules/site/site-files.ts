import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

/** A file of the built web application that never changes under its name, with its ready compressed forms. */
export interface SiteFile {
  readonly type: string
  readonly etag: string
  readonly isImmutable: boolean
  readonly bodies: {
    readonly identity: Buffer<ArrayBuffer>
    readonly gzip: Buffer<ArrayBuffer> | undefined
    readonly br: Buffer<ArrayBuffer> | undefined
  }
}

export interface SiteFiles {
  /** By address, for example `/assets/index-3fa9.js`. */
  readonly assets: ReadonlyMap<string, SiteFile>
  /** Pages by address (`/`, `/pricing`), plus `/404` and `/app` for what is not prerendered. */
  readonly pages: ReadonlyMap<string, string>
  /** Files for machines that name the installation's address, such as the sitemap. */
  readonly texts: ReadonlyMap<string, { readonly type: string; readonly body: string }>
}

/**
 * Reads the built web application into memory. Only what was found here can ever be served, so no address reaches
 * another file of the machine.
 */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const names = await listFiles(folder)
  const pages = new Map<string, string>()
  const assets = new Map<string, SiteFile>()
  const texts = new Map<string, { type: string; body: string }>()
  for (const name of names.filter((each) => !/\.(br|gz)$/.test(each))) {
    if (name.endsWith('.html')) pages.set(pageAddress(name), await readFile(join(folder, name), 'utf8'))
    else if (/\.(xml|txt)$/.test(name)) {
      texts.set(`/${name}`, { type: typeOf(name), body: await readFile(join(folder, name), 'utf8') })
    } else assets.set(`/${name}`, await readAsset(folder, name, names))
  }
  return { assets, pages, texts }
}

/** Names below the folder with forward slashes; empty when the web application has not been built. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

function pageAddress(name: string): string {
  const bare = name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')
  return `/${bare}`
}

async function readAsset(folder: string, name: string, names: string[]): Promise<SiteFile> {
  const identity = await readFile(join(folder, name))
  return {
    type: typeOf(name),
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    isImmutable: name.startsWith('assets/'),
    bodies: {
      identity,
      gzip: names.includes(`${name}.gz`) ? await readFile(join(folder, `${name}.gz`)) : undefined,
      br: names.includes(`${name}.br`) ? await readFile(join(folder, `${name}.br`)) : undefined,
    },
  }
}

const typeOf = (name: string) => contentTypes[extname(name)] ?? 'application/octet-stream'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
