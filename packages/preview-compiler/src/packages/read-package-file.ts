import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** A file of a package as it is: a stylesheet, or what a stylesheet names. */
export async function readPackageFile(folder: string, file: string): Promise<Uint8Array | undefined> {
  const segments = file.split('/')
  if (segments.some((segment) => segment === '' || segment.startsWith('.'))) return undefined
  if (!plainTypes.has(extname(file))) return undefined
  try {
    return await readFile(join(folder, ...segments))
  } catch {
    return undefined
  }
}

export function typeOfFile(file: string): string {
  return plainTypes.get(extname(file)) ?? 'text/javascript; charset=utf-8'
}

const plainTypes = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.gif', 'image/gif'],
  ['.svg', 'image/svg+xml'],
  ['.webp', 'image/webp'],
  ['.woff', 'font/woff'],
  ['.woff2', 'font/woff2'],
  ['.ttf', 'font/ttf'],
  ['.eot', 'application/vnd.ms-fontobject'],
])
