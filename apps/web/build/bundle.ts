import { readFile, rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Manifest } from 'vite'
import type { RenderedPage } from '../src/lib/rendered-page.ts'

/** Writes the browser's files and returns Vite's list of what belongs to which module. */
export async function buildClient(root: string, outDir: string): Promise<Manifest> {
  await build({ root, logLevel: 'warn', build: { outDir, manifest: 'manifest.json' } })
  const manifest: Manifest = JSON.parse(await readFile(`${outDir}/manifest.json`, 'utf8'))
  await rm(`${outDir}/manifest.json`)
  return manifest
}

/** Bundles the same application for Node and returns what renders its pages. */
export async function buildServer(root: string, outDir: string): Promise<() => Promise<RenderedPage[]>> {
  await build({
    root,
    logLevel: 'warn',
    build: { outDir, ssr: 'src/entry-server.tsx', copyPublicDir: false },
    ssr: { noExternal: true },
  })
  const { renderPages } = await import(pathToFileURL(`${outDir}/entry-server.js`).href)
  return renderPages
}
