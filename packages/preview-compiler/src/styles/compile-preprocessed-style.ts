import { compileCssModule } from '../compile/compile-css-module.ts'
import { compiledCode } from '../compile/compiled-file.ts'
import type { CompiledFile } from '../compile/compiled-file.ts'
import { extensionOf } from '../files/paths.ts'
import { emptyView } from '../frameworks/project-view.ts'
import type { ProjectView } from '../frameworks/project-view.ts'
import { readStyleText } from './read-style-text.ts'

interface PreprocessedStyle {
  path: string
  text: string
  project?: ProjectView
}

/** An imported stylesheet that is not called CSS. Whoever asks a module for class names gets those it has. */
export async function compilePreprocessedStyle(source: PreprocessedStyle): Promise<CompiledFile> {
  const { path, text, project = emptyView } = source
  const reads = new Set<string>()
  const lang = extensionOf(path).slice(1)
  const { css, diagnostics } = await readStyleText({ path, lang, text, project, reads })
  const compiled = /\.module\.\w+$/.test(path)
    ? compileCssModule(path, css)
    : { ...compiledCode(''), styles: css === '' ? [] : [{ id: path, path, text: css }] }
  return {
    ...compiled,
    diagnostics: [...compiled.diagnostics, ...diagnostics],
    ...(reads.size > 0 && { reads }),
  }
}
