import { moduleRunnerTransform } from 'rolldown/experimental'
import { parseSync, transformSync } from 'rolldown/utils'
import { diagnoseAt, drawFrame } from '../diagnostics.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { extensionOf } from '../files/paths.ts'
import { prepareAngular, setsFieldsLate, usesAngular, waitsUnseen } from '../frameworks/prepare-angular.ts'
import type { Define } from '../resolve/read-define.ts'
import { failedFile } from './compiled-file.ts'
import type { CompiledFile } from './compiled-file.ts'
import { findDeepNesting } from './find-deep-nesting.ts'
import { readModuleNames } from './read-module-names.ts'

export interface ScriptSource {
  path: string
  text: string
  /** What the text is where the path does not say it, as for the script of a `.vue` file. */
  lang?: ScriptLang
  /** Works on the plain JavaScript between the two steps, where `import.meta.glob` is still to be seen. */
  rewrite?: (code: string) => string
  mode?: CompileMode
  /** Expressions in the place of names. */
  define?: Define
}

/** Development has Fast Refresh and React's warnings; production is for what is published. */
export type CompileMode = 'development' | 'production'

type ScriptLang = 'js' | 'jsx' | 'ts' | 'tsx'

/** TypeScript and JSX become JavaScript with Fast Refresh, and its imports and exports become calls of the registry. */
export async function compileScript(source: ScriptSource): Promise<CompiledFile> {
  const { path, text } = source
  const tooDeep = findDeepNesting(text)
  if (tooDeep !== undefined) return failedFile([diagnoseNesting(path, text, tooDeep)])
  const plain = transformPlain(source, false)
  if (plain.errors.length > 0) return failedFile(diagnoseErrors(source, plain.errors))
  const code = source.rewrite ? source.rewrite(plain.code) : plain.code
  const result = await moduleRunnerTransform(plainName, code, { sourcemap: false })
  const [error] = result.errors
  if (error) return failedFile([{ kind: 'syntax', severity: 'error', file: path, message: error.message }])
  return {
    code: result.code,
    ...readModuleNames(result.code, result.deps),
    dynamicImports: result.dynamicDeps,
    styles: [],
    diagnostics: [],
  }
}

/** Both source maps, made when somebody asks for a position: an edit should not pay for them. */
export async function mapScript(source: ScriptSource): Promise<{ mappings: string[] } | undefined> {
  const plain = transformPlain(source, true)
  if (plain.errors.length > 0 || !plain.map) return undefined
  const code = source.rewrite ? source.rewrite(plain.code) : plain.code
  const result = await moduleRunnerTransform(plainName, code, { sourcemap: true })
  return result.map && { mappings: [result.map.mappings, plain.map.mappings] }
}

function transformPlain(source: ScriptSource, sourcemap: boolean) {
  const isDevelopment = source.mode !== 'production'
  const isAngular = usesAngular(source.text)
  return transformSync(source.path, isAngular ? prepareAngular(source) : source.text, {
    lang: langOf(source),
    sourceType: 'module',
    sourcemap,
    // Otherwise it would look for a configuration on the disk.
    tsconfig: false,
    jsx: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
    decorator: { legacy: true, emitDecoratorMetadata: true },
    ...(isAngular && setsFieldsLate(source.text) && lateFields),
    ...(isAngular && waitsUnseen(source.text) && { target: beforeAwait }),
    define: { ...source.define, 'process.env.NODE_ENV': JSON.stringify(source.mode ?? 'development') },
  })
}

const lateFields = {
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
  target: 'es2021',
}

/** The last edition of the language that had no `await`. */
const beforeAwait = 'es2016'

function langOf({ path, lang }: ScriptSource): ScriptLang {
  if (lang) return lang
  const extension = extensionOf(path)
  if (extension === '.tsx') return 'tsx'
  // JSX in `.js` files is common in generated projects.
  return extension.endsWith('ts') ? 'ts' : 'jsx'
}

/** The parser's own errors carry clean messages and offsets; the transformer's are made for a terminal. */
function diagnoseErrors(source: ScriptSource, errors: readonly Error[]): Diagnostic[] {
  const { path, text } = source
  const parsed = parseSync(path, text, { lang: langOf(source), sourceType: 'module' })
  if (parsed.errors.length === 0) return errors.map((error) => diagnoseTransformError(source, error))
  return parsed.errors.slice(0, maxErrorsPerFile).map(({ message, labels, helpMessage }) => {
    const sentence = helpMessage ? `${message} ${helpMessage}` : message
    return diagnoseAt(
      { kind: 'syntax', severity: 'error', file: path, message: sentence },
      text,
      labels[0]?.start ?? 0,
    )
  })
}

function diagnoseTransformError({ path, text }: ScriptSource, error: Error): Diagnostic {
  // oxlint-disable-next-line no-control-regex -- colours for a terminal start with the escape sign
  const [line = ''] = error.message.replaceAll(/\u001b\[[\d;]*m/g, '').split('\n')
  const message = line.replace(/^\[[A-Z_]+\]\s*/, '')
  const position = 'loc' in error ? readPosition(error.loc) : undefined
  return {
    kind: 'syntax',
    severity: 'error',
    file: path,
    message,
    ...(position && { ...position, frame: drawFrame(text, position) }),
  }
}

function readPosition(loc: unknown): { line: number; column: number } | undefined {
  if (typeof loc !== 'object' || loc === null || !('line' in loc) || !('column' in loc)) return undefined
  if (typeof loc.line !== 'number' || typeof loc.column !== 'number') return undefined
  return { line: loc.line, column: loc.column + 1 }
}

function diagnoseNesting(path: string, text: string, offset: number): Diagnostic {
  const message = 'The brackets in this file are nested too deeply to compile.'
  return diagnoseAt({ kind: 'limit', severity: 'error', file: path, message }, text, offset)
}

const maxErrorsPerFile = 5
/** By then it is plain JavaScript, whatever the file is called. */
const plainName = 'module.js'
