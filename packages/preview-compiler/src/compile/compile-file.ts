import { compileSvelte, compileSvelteModule } from '../frameworks/compile-svelte.ts'
import { compileVue } from '../frameworks/compile-vue.ts'
import { extensionOf } from '../files/paths.ts'
import type { FileBody } from '../files/project-files.ts'
import { hashBody } from '../files/project-files.ts'
import { compileCssModule } from './compile-css-module.ts'
import { compileJson } from './compile-json.ts'
import { compileScript } from './compile-script.ts'
import { compiledCode } from './compiled-file.ts'
import type { CompiledFile } from './compiled-file.ts'
import { compileText } from './compile-value.ts'

interface FileSource {
  path: string
  /** What stands behind the question mark of an import: `raw`, `url`, `inline` or nothing. */
  query: string
  body: FileBody
  /** Works on plain JavaScript before its imports are taken out. */
  rewrite?: (code: string) => string
}

/** One file, by its kind. The result depends on nothing else, except for what `rewrite` brings in. */
export async function compileFile({ path, query, body, rewrite }: FileSource): Promise<CompiledFile> {
  if (typeof body !== 'string' || /(?:^|&)url\b/.test(query)) return compileText(addressOfFile(path, body))
  if (/(?:^|&)(?:raw|inline)\b/.test(query)) return compileText(body)
  const kind = kindOf(path)
  switch (kind) {
    case 'script':
      return compileScript({ path, text: body, ...(rewrite && { rewrite }) })
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
      return compileVue({ path, text: body, ...(rewrite && { rewrite }) })
    case 'svelte':
      return compileSvelte({ path, text: body })
    case 'svelte-module':
      return compileSvelteModule({ path, text: body })
    case 'asset':
      return compileText(addressOfFile(path, body))
  }
}

type FileKind =
  | 'script'
  | 'json'
  | 'css'
  | 'css-module'
  | 'preprocessed-style'
  | 'vue'
  | 'svelte'
  | 'svelte-module'
  | 'asset'

export function kindOf(path: string): FileKind {
  if (/\.svelte\.[jt]s$/.test(path)) return 'svelte-module'
  if (path.endsWith('.module.css')) return 'css-module'
  return kinds.get(extensionOf(path)) ?? 'asset'
}

/** Where the server offers a file of the project. What lies in `public/` is offered at the root. */
export function addressOfFile(path: string, body: FileBody): string {
  const address = path.startsWith('public/') ? path.slice('public/'.length) : path
  return `/${address.split('/').map(encodeURIComponent).join('/')}?v=${hashBody(body)}`
}

const kinds = new Map<string, FileKind>([
  ...['.ts', '.tsx', '.js', '.jsx', '.mjs', '.mts', '.cjs', '.cts'].map((extension): [string, FileKind] => [
    extension,
    'script',
  ]),
  ...['.scss', '.sass', '.less', '.styl', '.pcss'].map((extension): [string, FileKind] => [
    extension,
    'preprocessed-style',
  ]),
  ['.json', 'json'],
  ['.css', 'css'],
  ['.vue', 'vue'],
  ['.svelte', 'svelte'],
])
