import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { WrittenPage } from './write-pages.ts'

interface Weights {
  /** The heaviest page that is open to everybody. */
  publicKilobytes: number
  /** The page that guarded addresses start from. */
  dashboardKilobytes: number
}

/** How much script a page loads at first, gzipped. */
export async function measurePages(client: string, pages: WrittenPage[]): Promise<Weights> {
  const weights = await Promise.all(
    pages.map(async ({ file, scripts }) => ({ file, bytes: await gzippedBytes(client, scripts) })),
  )
  const heaviest = (kind: typeof weights) =>
    Math.round(Math.max(...kind.map(({ bytes }) => bytes)) / 100) / 10
  return {
    publicKilobytes: heaviest(weights.filter(({ file }) => file !== 'app.html')),
    dashboardKilobytes: heaviest(weights.filter(({ file }) => file === 'app.html')),
  }
}

async function gzippedBytes(client: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(`${client}/${file}`)).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
