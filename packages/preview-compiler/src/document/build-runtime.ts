import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { hashText } from '../files/project-files.ts'

export interface RuntimeScript {
  readonly code: string
  /** Changes with the code, for an address that can be kept for ever. */
  readonly hash: string
}

/** The script that lives in every preview, from our own sources. */
export function buildRuntime(): Promise<RuntimeScript> {
  return build('../runtime/main.ts', 'development')
}

/** The script that a published site starts with: the registry and nothing of the preview around it. */
export function buildSiteRuntime(): Promise<RuntimeScript> {
  return build('../runtime/site.ts', 'production')
}

async function build(entry: string, mode: 'development' | 'production'): Promise<RuntimeScript> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL(entry, import.meta.url)),
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  const { code } = output[0]
  return { code, hash: hashText(code) }
}
