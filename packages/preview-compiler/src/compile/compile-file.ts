import { compileServerActions, holdsServerActions } from '../frameworks/compile-server-actions.ts'
import { compileSvelte, compileSvelteModule } from '../frameworks/compile-svelte.ts'
import { compileVue } from '../frameworks/compile-vue.ts'
import { extensionOf } from '../files/paths.ts'
import type { FileBody } from '../files/project-files.ts'
import { compileCssModule } from './compile-css-module.ts'
import { compileJson } from './compile-json.ts'
import { compileScript } from './compile-script.ts'
import type { CompileMode } from './compile-script.ts'
import { compiledCode } from './compiled-file.ts'
import type { CompiledFile } from './compiled-file.ts'
import { compileText } from './compile-value.ts'
import { addressOfFile, kindOf } from './file-kind.ts'

interface FileSource {
  path: string
  /** What stands behind the question mark of an import: `raw`, `url`, `inline` or nothing. */
  query: string
  body: FileBody
  /** Works on plain JavaScript before its imports are taken out. */
  rewrite?: (code: string) => string
  mode?: CompileMode
}

/** One file, by its kind. The result depends on nothing else, except for what `rewrite` brings in. */
export async function compileFile(source: FileSource): Promise<CompiledFile> {
  const { path, query, body } = source
  // Its address is asked for to link it. It is compiled like any other instead, and the link leads to nothing.
  if (typeof body === 'string' && path.endsWith('.css') && /(?:^|&)url\b/.test(query))
    return { ...compileText('data:text/css,'), styles: [{ id: path, path, text: body }] }
  if (typeof body !== 'string' || /(?:^|&)url\b/.test(query)) return compileText(addressOfFile(path, body))
  if (/(?:^|&)(?:raw|inline)\b/.test(query)) return compileText(body)
  const kind = kindOf(path)
  switch (kind) {
    case 'script':
      if (holdsServerActions(body)) return compileServerActions({ path, text: body })
      return compileScript({ ...source, text: body })
    case 'json':
      return compileJson(path, body)
    case 'css-module':
      return compileCssModule(path, body)
    case 'css':
      return { ...compiledCode(''), styles: [{ id: path, path, text: body }] }
    case 'preprocessed-style':
      return {
        ...compiledCode(''),
        diagnostics: [
          {
            kind: 'unsupported',
            severity: 'warning',
            file: path,
            message: `The preview cannot read ${extensionOf(path)} files. Write these styles as plain CSS.`,
          },
        ],
      }
    case 'vue':
      return compileVue({ ...source, text: body })
    case 'svelte':
      return compileSvelte({ path, text: body })
    case 'svelte-module':
      return compileSvelteModule({ path, text: body })
    case 'asset':
      return compileText(addressOfFile(path, body))
  }
}
