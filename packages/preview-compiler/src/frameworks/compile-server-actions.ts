import { parseSync } from 'rolldown/utils'
import { compileScript } from '../compile/compile-script.ts'
import type { CompiledFile } from '../compile/compiled-file.ts'

/** A file whose functions run on a server: `'use server'` stands before anything else. */
export function holdsServerActions(text: string): boolean {
  return /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(["'])use server\1/.test(text)
}

/** In a preview there is no server. Whoever calls one of them is told so; nothing else of the file comes to the page. */
export async function compileServerActions({
  path,
  text,
}: {
  path: string
  text: string
}): Promise<CompiledFile> {
  const lang = path.endsWith('x') ? 'tsx' : 'ts'
  const { module } = parseSync(path, text, { lang, sourceType: 'module' })
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType).map(({ exportName }) => exportName),
  )
  const lines = names.flatMap(({ kind, name }) => {
    if (kind === 'Default') return ['export default refuse']
    return name === null ? [] : [`export { refuse as ${name} }`]
  })
  const refusal = `async function refuse() { throw new Error(${JSON.stringify(noServer)}) }`
  const compiled = await compileScript({ path, text: [refusal, ...lines].join('\n'), lang: 'js' })
  const diagnostic = { kind: 'unsupported', severity: 'warning', file: path, message: noServer } as const
  return { ...compiled, diagnostics: [...compiled.diagnostics, diagnostic] }
}

const noServer = 'Server actions do not run in the preview: its pages have no server.'
