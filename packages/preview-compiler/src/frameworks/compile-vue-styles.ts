import type { SFCDescriptor, SFCStyleBlock } from '@vue/compiler-sfc'
import { localizeNames } from '../compile/compile-css-module.ts'
import type { StyleBlock } from '../compile/compiled-file.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { extensionOf } from '../files/paths.ts'
import { readStyleText } from '../styles/read-style-text.ts'
import type { VueCompiler } from './load-vue.ts'
import type { ProjectView } from './project-view.ts'

interface StyleSource {
  vue: VueCompiler
  project: ProjectView
  /** Collects what was asked for beside the component. */
  reads: Set<string>
  /** The name of the attribute that scoped rules ask for. */
  scope: string
}

interface VueStyles {
  styles: StyleBlock[]
  /** The class names of each `<style module>`, by the name that the component knows them by. */
  modules: Record<string, Readonly<Record<string, string>>>
  diagnostics: Diagnostic[]
}

/** All style blocks of a component, as plain stylesheets. */
export async function compileVueStyles(descriptor: SFCDescriptor, source: StyleSource): Promise<VueStyles> {
  const { filename } = descriptor
  const compiled: VueStyles = { styles: [], modules: {}, diagnostics: [] }
  for (const [index, block] of descriptor.styles.entries()) {
    const id = `${filename}?style=${index}`
    const { path, css, diagnostics } = await readBlock(block, filename, source)
    const { code, errors } = source.vue.compileStyle({
      source: css,
      filename: path,
      id: source.scope,
      scoped: block.scoped === true,
    })
    compiled.diagnostics.push(...diagnostics, ...errors.map((error) => diagnoseStyle(error, path)))
    const local = block.module === undefined ? undefined : localizeNames(id, code)
    if (local) compiled.modules[block.module === true ? '$style' : String(block.module)] = local.names
    compiled.styles.push({ id, path, text: local?.css ?? code })
  }
  // Two blocks in the same language need one sentence.
  const distinct = new Map(compiled.diagnostics.map((diagnostic) => [diagnostic.message, diagnostic]))
  return { ...compiled, diagnostics: [...distinct.values()] }
}

interface ReadBlock {
  /** The file whose folder addresses are relative to. */
  path: string
  css: string
  diagnostics: readonly Diagnostic[]
}

/** A block's own text, or that of the file it names. */
async function readBlock(
  { content, lang = 'css', src, loc }: SFCStyleBlock,
  file: string,
  { project, reads }: StyleSource,
): Promise<ReadBlock> {
  const around = { project, reads }
  if (src === undefined) {
    const own = { path: file, lang, text: content, firstLine: loc.start.line }
    return { path: file, ...(await readStyleText({ ...own, ...around })) }
  }
  const path = project.findFile(src, file)
  reads.add(src)
  if (path !== undefined) reads.add(path)
  const text = path === undefined ? undefined : project.readText(path)
  if (path === undefined || text === undefined) {
    const message = `This file takes its styles from ${src}, which is not in the project.`
    return { path: file, css: '', diagnostics: [{ kind: 'style', severity: 'warning', file, message }] }
  }
  const own = extensionOf(path).slice(1)
  return { path, ...(await readStyleText({ path, lang: own, text, ...around })) }
}

function diagnoseStyle(error: Error, file: string): Diagnostic {
  const message = 'reason' in error ? String(error.reason) : error.message
  return { kind: 'style', severity: 'error', file, message: `These styles cannot be read: ${message}.` }
}
