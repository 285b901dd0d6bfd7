import type { SFCDescriptor } from '@vue/compiler-sfc'
import { compileScript } from '../compile/compile-script.ts'
import type { ScriptSource } from '../compile/compile-script.ts'
import { failedFile } from '../compile/compiled-file.ts'
import type { CompiledFile } from '../compile/compiled-file.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { hashText } from '../files/project-files.ts'
import { compileVueStyles } from './compile-vue-styles.ts'
import { diagnoseVue } from './diagnose-vue.ts'
import { loadVue } from './load-vue.ts'
import type { VueCompiler } from './load-vue.ts'
import { emptyView } from './project-view.ts'
import type { ProjectView } from './project-view.ts'
import { compileWithTypes } from './read-vue-types.ts'

interface VueSource extends ScriptSource {
  project?: ProjectView
}

/** A Vue component becomes one module: its script with its template inside, and its styles beside. */
export async function compileVue({ project = emptyView, ...source }: VueSource): Promise<CompiledFile> {
  const { path, text } = source
  const vue = await loadVue()
  const reads = new Set<string>()
  try {
    const { descriptor, errors } = vue.parse(text, { filename: path, sourceMap: false })
    if (errors.length > 0) return failedFile(errors.map((error) => diagnoseVue(error, path, text)))
    const refusal = findRefused(descriptor)
    if (refusal !== undefined)
      return failedFile([{ kind: 'unsupported', severity: 'error', file: path, message: refusal }])
    const scope = `data-v-${scopeOf(path)}`
    const { styles, modules, diagnostics } = await compileVueStyles(descriptor, {
      vue,
      project,
      reads,
      scope,
    })
    const component = writeComponent(descriptor, { vue, project, reads })
    if (component.ignored.length > 0) diagnostics.push(diagnoseIgnored(path, component.ignored))
    const lines = [...component.lines]
    if (descriptor.styles.some(({ scoped }) => scoped === true))
      lines.push(`component.__scopeId = ${JSON.stringify(scope)};`)
    if (Object.keys(modules).length > 0) lines.push(`component.__cssModules = ${JSON.stringify(modules)};`)
    lines.push(`component.__file = ${JSON.stringify(path)};`, 'export default component;')
    const compiled = await compileScript({ ...source, text: lines.join('\n'), lang: component.lang })
    return {
      ...compiled,
      styles,
      diagnostics: [...compiled.diagnostics, ...diagnostics],
      ...(reads.size > 0 && { reads }),
    }
  } catch (error) {
    return { ...failedFile([diagnoseVue(error, path, text)]), ...(reads.size > 0 && { reads }) }
  }
}

/** Other languages would need their own programs, and a part in another file would have to be looked for. */
function findRefused({ template, script, scriptSetup }: SFCDescriptor): string | undefined {
  const blocks = [template, script, scriptSetup].filter((block) => block !== null)
  if (blocks.some(({ src }) => src !== undefined))
    return 'The preview cannot read a component whose parts are in other files (src="…").'
  return template?.lang !== undefined && template.lang !== 'html'
    ? `The preview cannot read templates in ${template.lang}.`
    : undefined
}

interface Surroundings {
  vue: VueCompiler
  project: ProjectView
  reads: Set<string>
}

interface WrittenComponent {
  lines: readonly string[]
  lang: NonNullable<ScriptSource['lang']>
  /** Packages whose types would say more about it. */
  ignored: readonly string[]
}

function writeComponent(descriptor: SFCDescriptor, surroundings: Surroundings): WrittenComponent {
  const { filename, script, scriptSetup, template, styles } = descriptor
  const { vue } = surroundings
  const id = scopeOf(filename)
  const scoped = styles.some((style) => style.scoped === true)
  const lang = readLang((scriptSetup ?? script)?.lang)
  const lines: string[] = lang.endsWith('x') ? ['/** @jsxImportSource vue */'] : []
  const ignored: string[] = []
  if (script || scriptSetup) {
    const compiled = compileWithTypes(surroundings, (fs) =>
      vue.compileScript(descriptor, {
        id,
        inlineTemplate: scriptSetup !== null,
        genDefaultAs: 'component',
        sourceMap: false,
        templateOptions: { scoped, id },
        fs,
      }),
    )
    lines.push(compiled.result.content)
    ignored.push(...compiled.ignored)
  } else lines.push('const component = {};')
  if (template && !scriptSetup) {
    const { code, errors } = vue.compileTemplate({ source: template.content, filename, id, scoped })
    const [error] = errors
    if (error !== undefined) throw error instanceof Error ? error : new Error(error)
    lines.push(code.replace(/^export function render/m, 'function render'), 'component.render = render;')
  }
  return { lines, lang, ignored }
}

function readLang(lang: string | undefined): WrittenComponent['lang'] {
  return lang === 'ts' || lang === 'tsx' || lang === 'jsx' ? lang : 'js'
}

function scopeOf(path: string): string {
  return hashText(path).replaceAll(/\W/g, 'x').slice(0, 8)
}

function diagnoseIgnored(file: string, packages: readonly string[]): Diagnostic {
  // Vue's own are asked for by most components, and seldom what is missing.
  const others = packages.filter((name) => name !== 'vue')
  const names = (others.length > 0 ? others : packages).join(', ')
  const message = `The preview does not read the types of ${names}. This component knows none of the props that only they name.`
  return { kind: 'unsupported', severity: 'warning', file, message }
}
