/** A backend outside that an app talks to, and the tables that its code names. */
export interface NamedTables {
  readonly url: string
  readonly publishableKey: string
  readonly tables: readonly string[]
}

interface SourceText {
  readonly path: string
  readonly content: string
}

const maxTables = 50

/** Reads from a project's files what its app would ask of which hosted backend; undefined where it asks none. */
export function findNamedTables(files: readonly SourceText[]): NamedTables | undefined {
  const environment = files.filter(({ path }) => environmentFile.test(path)).map(({ content }) => content)
  const url = readVariable(environment, urlName)
  const publishableKey = readVariable(environment, keyName)
  if (url === undefined || publishableKey === undefined || !URL.canParse(url)) return undefined
  const tables = files
    .filter(({ path }) => sourceFile.test(path))
    .flatMap(({ content }) => [...content.matchAll(namedTable)].map(([, , name = '']) => name))
  return { url: new URL(url).origin, publishableKey, tables: [...new Set(tables)].slice(0, maxTables) }
}

/** Whether a file can say anything about it. */
export const mayNameTables = (path: string): boolean => environmentFile.test(path) || sourceFile.test(path)

const environmentFile = /^\.env(?:\.production)?(?:\.local)?$/
const sourceFile = /^(?!node_modules\/|supabase\/).*\.(?:[jt]sx?|mjs|vue|svelte)$/
const prefix = '(?:VITE_|NEXT_PUBLIC_|REACT_APP_|PUBLIC_)'
const urlName = new RegExp(String.raw`^\s*${prefix}SUPABASE_URL\s*=\s*["']?([^"'\s#]+)`, 'm')
const keyName = new RegExp(
  String.raw`^\s*${prefix}SUPABASE_(?:ANON_KEY|PUBLISHABLE_KEY)\s*=\s*["']?([^"'\s#]+)`,
  'm',
)
const namedTable = /\.from\(\s*(["'`])(\w{1,63})\1\s*\)/g

function readVariable(environment: readonly string[], name: RegExp): string | undefined {
  return environment.map((content) => name.exec(content)?.[1]).findLast((value) => value !== undefined)
}
