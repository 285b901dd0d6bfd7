import type { CompileMode } from '../compile/compile-script.ts'
import { readText } from '../files/project-files.ts'
import type { FileBody, ProjectFiles } from '../files/project-files.ts'

interface EnvOptions {
  mode: CompileMode
  /** Wins over what the files say. */
  added?: Readonly<Record<string, string>>
}

/** What `import.meta.env` holds beside Vite's own names: the project's `.env` files in Vite's order, and what is added. */
export function readEnv(files: ProjectFiles, { mode, added = {} }: EnvOptions): Record<string, string> {
  const env: Record<string, string> = {}
  for (const path of [...sharedFiles, ...filesOf(mode)])
    for (const [name, value] of parseEnv(readText(files, path) ?? ''))
      // Other names are meant for a server and are no business of a page.
      if (publicName.test(name)) env[name] = value
  return { ...env, ...added }
}

/**
 * What a project's code may import of a file with its environment: the lines that a page may know. The rest is a server's,
 * and whoever imports the file as text would put it into the page. Of a key it is nothing at all.
 */
export function withoutSecrets(path: string, body: FileBody | null): FileBody | null {
  if (body !== null && keyFile.test(path)) return ''
  if (typeof body !== 'string' || !environmentFile.test(path)) return body
  const lines = body.split('\n').filter((line) => parseEnv(line).some(([name]) => publicName.test(name)))
  return lines.join('\n')
}

export function holdsEnv(path: string): boolean {
  return envFiles.has(path)
}

const sharedFiles = ['.env', '.env.local']
const filesOf = (mode: CompileMode) => [`.env.${mode}`, `.env.${mode}.local`]
const envFiles = new Set([...sharedFiles, ...filesOf('development'), ...filesOf('production')])
const environmentFile = /(?:^|\/)\.env(?:\.[^/]*)?$/i
// Both as in the contract's `secret-files.ts`, which the compiler's process may not read.
const keyFile =
  /\.(?:pem|key|p12|pfx|jks|keystore)$|(?:^|\/)(?:id_(?:rsa|dsa|ecdsa|ed25519)|\.netrc|\.pgpass)$/i
const publicName = /^(?:VITE_|NEXT_PUBLIC_|REACT_APP_|PUBLIC_)/

function parseEnv(text: string): [string, string][] {
  const entries: [string, string][] = []
  for (const line of text.split('\n')) {
    const match = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*?)\s*$/.exec(line)
    if (!match) continue
    const [, name = '', written = ''] = match
    const quoted = /^(["'])(.*)\1(?:\s*#.*)?$/.exec(written)
    entries.push([name, quoted ? (quoted[2] ?? '') : written.replace(/(?:^|\s)#.*$/, '').trim()])
  }
  return entries
}
