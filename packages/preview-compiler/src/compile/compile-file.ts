import { compileServerActions, holdsServerActions } from '../frameworks/compile-server-actions.ts'
import { compileSvelte, compileSvelteModule } from '../frameworks/compile-svelte.ts'
import { compileVue } from '../frameworks/compile-vue.ts'
import type { ProjectView } from '../frameworks/project-view.ts'
import type { FileBody } from '../files/project-files.ts'
import type { Define } from '../resolve/read-define.ts'
import { compilePreprocessedStyle } from '../styles/compile-preprocessed-style.ts'
import { compileCssModule } from './compile-css-module.ts'
import { compileJson } from './compile-json.ts'
import { compileSvg } from './compile-svg.ts'
import { compileScript } from './compile-script.ts'
import type { CompileMode } from './compile-script.ts'
import { compiledCode } from './compiled-file.ts'
import type { CompiledFile } from './compiled-file.ts'
import { compileText } from './compile-value.ts'
import { compileWorker } from './compile-worker.ts'
import { followRequires, mayRequire } from './follow-requires.ts'
import { addressOfFile, isShader, kindOf } from './file-kind.ts'

interface FileSource {
  path: string
  /** What stands behind the question mark of an import: `raw`, `url`, `inline`, `react` or nothing. */
  query: string
  body: FileBody
  /** Works on plain JavaScript before its imports are taken out. */
  rewrite?: (code: string) => string
  mode?: CompileMode
  /** Expressions in the place of names. */
  define?: Define
  /** The files around it, for those that take more than values from others. */
  project?: ProjectView
}

/** One file, by its kind. The result depends on nothing else, except for what `rewrite` and `project` bring in. */
export async function compileFile(source: FileSource): Promise<CompiledFile> {
  const { project, ...rest } = source
  const { path, body, query } = source
  const isCode = typeof body === 'string' && query === '' && codeKinds.has(kindOf(path))
  if (!project || !isCode || !mayRequire(body)) return compileByKind(source)
  return followRequires({ ...rest, text: body, project }, (change) => compileByKind({ ...source, ...change }))
}

const codeKinds = new Set(['script', 'vue', 'svelte'])

async function compileByKind(source: FileSource): Promise<CompiledFile> {
  const { path, query, body } = source
  const worker = kindOf(path) === 'script' ? compileWorker(path, query) : undefined
  if (worker) return worker
  // Its address is asked for to link it. It is compiled like any other instead, and the link leads to nothing.
  if (typeof body === 'string' && path.endsWith('.css') && /(?:^|&)url\b/.test(query))
    return { ...compileText('data:text/css,'), styles: [{ id: path, path, text: body }] }
  if (typeof body !== 'string' || /(?:^|&)url\b/.test(query)) return compileAddress(source)
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
      return compilePreprocessedStyle({ ...source, text: body })
    case 'vue':
      return compileVue({ ...source, text: body })
    case 'svelte':
      return compileSvelte({ ...source, text: body })
    case 'svelte-module':
      return compileSvelteModule({ ...source, text: body })
    case 'asset':
      if (isShader(path)) return compileText(body)
      return (await compileSvg({ ...source, text: body })) ?? compileAddress(source)
  }
}

/** What plugins would make of a file by its query is not known here. Its address serves most of those who ask. */
function compileAddress({ path, query, body }: FileSource): CompiledFile {
  const compiled = compileText(addressOfFile(path, body))
  if (query.split('&').every((part) => plainQuery.test(part))) return compiled
  const message = `The preview does not know what ?${query} asks of ${path}. It gives the address of the file instead.`
  return { ...compiled, diagnostics: [{ kind: 'unsupported', severity: 'warning', file: path, message }] }
}

/** What leads to an address anyway, and marks that only keep browsers from using an old one. */
const plainQuery = /^(?:url|raw|inline|no-inline|[vt]=.*|\d*)$/
