import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { hashText } from '../files/project-files.ts'

export interface RuntimeScript {
  readonly code: string
  /** Changes with the code, for an address that can be kept for ever. */
  readonly hash: string
}

/** The script that lives in every preview, from our own sources. It is built once, when a server starts or is built. */
export async function buildRuntime(): Promise<RuntimeScript> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../runtime/main.ts', import.meta.url)),
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  const { code } = output[0]
  return { code, hash: hashText(code) }
}
