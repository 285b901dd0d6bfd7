import type * as Vue from '@vue/compiler-sfc'
import type { SFCDescriptor } from '@vue/compiler-sfc'
import { compileScript } from '../compile/compile-script.ts'
import type { ScriptSource } from '../compile/compile-script.ts'
import { failedFile } from '../compile/compiled-file.ts'
import type { CompiledFile, StyleBlock } from '../compile/compiled-file.ts'
import { diagnoseAt } from '../diagnostics.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { describeProblem } from './describe-problem.ts'
import { hashText } from '../files/project-files.ts'

type VueCompiler = typeof Vue

/** A Vue component becomes one module: its script with its template inside, and its styles beside. */
export async function compileVue(source: ScriptSource): Promise<CompiledFile> {
  const { path, text } = source
  const vue = await import('@vue/compiler-sfc')
  try {
    const { descriptor, errors } = vue.parse(text, { filename: path, sourceMap: false })
    if (errors.length > 0) return failedFile(errors.map((error) => diagnose(error, path, text)))
    const refusal = findRefused(descriptor)
    if (refusal !== undefined)
      return failedFile([{ kind: 'unsupported', severity: 'error', file: path, message: refusal }])
    const component = writeComponent(vue, descriptor)
    const compiled = await compileScript({ ...source, ...component })
    return { ...compiled, styles: collectStyles(vue, descriptor) }
  } catch (error) {
    return failedFile([diagnose(error, path, text)])
  }
}

/** Other languages would need their own programs, and a part in another file would have to be looked for. */
function findRefused({ template, script, scriptSetup, styles }: SFCDescriptor): string | undefined {
  const blocks = [template, script, scriptSetup, ...styles].filter((block) => block !== null)
  if (blocks.some(({ src }) => src !== undefined))
    return 'The preview cannot read a component whose parts are in other files (src="…").'
  if (template?.lang !== undefined && template.lang !== 'html')
    return `The preview cannot read templates in ${template.lang}.`
  const style = styles.find(({ lang }) => lang !== undefined && lang !== 'css' && lang !== 'postcss')
  return style && `The preview cannot read styles in ${style.lang}. Write them as plain CSS.`
}

function writeComponent(vue: VueCompiler, descriptor: SFCDescriptor): { text: string; lang: 'ts' | 'js' } {
  const { filename, script, scriptSetup, template, styles } = descriptor
  const id = scopeOf(filename)
  const isScoped = styles.some(({ scoped }) => scoped === true)
  const lang = (scriptSetup ?? script)?.lang === 'ts' ? 'ts' : 'js'
  const lines: string[] = []
  if (script || scriptSetup) {
    const compiled = vue.compileScript(descriptor, {
      id,
      inlineTemplate: scriptSetup !== null,
      genDefaultAs: 'component',
      sourceMap: false,
      templateOptions: { scoped: isScoped, id },
      // It would otherwise look for imported types on the disk.
      fs: { fileExists: () => false, readFile: () => undefined },
    })
    lines.push(compiled.content)
  } else lines.push('const component = {};')
  if (template && !scriptSetup) {
    const { code, errors } = vue.compileTemplate({ source: template.content, filename, id, scoped: isScoped })
    const [error] = errors
    if (error !== undefined) throw error instanceof Error ? error : new Error(error)
    lines.push(code.replace(/^export function render/m, 'function render'), 'component.render = render;')
  }
  if (isScoped) lines.push(`component.__scopeId = ${JSON.stringify(`data-v-${id}`)};`)
  lines.push(`component.__file = ${JSON.stringify(filename)};`, 'export default component;')
  return { text: lines.join('\n'), lang }
}

function collectStyles(vue: VueCompiler, { filename, styles }: SFCDescriptor): StyleBlock[] {
  return styles.map(({ content, scoped }, index) => {
    const { code } = vue.compileStyle({
      source: content,
      filename,
      id: `data-v-${scopeOf(filename)}`,
      scoped: scoped === true,
    })
    return { id: `${filename}?style=${index}`, path: filename, text: code }
  })
}

function scopeOf(path: string): string {
  return hashText(path).replaceAll(/\W/g, 'x').slice(0, 8)
}

function diagnose(error: unknown, path: string, text: string): Diagnostic {
  const message = describeProblem(error)
  const offset = error instanceof Error && 'loc' in error ? offsetOf(error.loc) : 0
  return diagnoseAt(
    { kind: 'syntax', severity: 'error', file: path, message: message.replace(/^\[[^\]]*\]\s*/, '') },
    text,
    offset,
  )
}

function offsetOf(loc: unknown): number {
  if (typeof loc !== 'object' || loc === null || !('start' in loc)) return 0
  const { start } = loc
  if (typeof start !== 'object' || start === null || !('offset' in start)) return 0
  return typeof start.offset === 'number' ? start.offset : 0
}
