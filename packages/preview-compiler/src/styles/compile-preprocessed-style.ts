import { compileCssModule } from '../compile/compile-css-module.ts'
import { compiledCode } from '../compile/compiled-file.ts'
import type { CompiledFile } from '../compile/compiled-file.ts'
import { extensionOf } from '../files/paths.ts'
import { readStyleText } from './read-style-text.ts'

/** An imported stylesheet that is not called CSS. Whoever asks a module for class names gets those it has. */
export function compilePreprocessedStyle(path: string, text: string): CompiledFile {
  const { css, diagnostics } = readStyleText({ path, lang: extensionOf(path).slice(1), text })
  const compiled = /\.module\.\w+$/.test(path)
    ? compileCssModule(path, css)
    : { ...compiledCode(''), styles: css === '' ? [] : [{ id: path, path, text: css }] }
  return { ...compiled, diagnostics: [...compiled.diagnostics, ...diagnostics] }
}
