import { isRecord } from '../is-record.ts'

/** What a package offers by name: `.` and `./client` with the file behind each. */
export interface PackageExport {
  readonly subpath: string
  readonly file: string
}

interface PackageExports {
  readonly exports: readonly PackageExport[]
  /** True where any file may be asked for, or more than can be listed. */
  readonly isOpen: boolean
}

/** Reads `exports` the way a browser's bundler does. */
export function readExports(manifest: Readonly<Record<string, unknown>>): PackageExports {
  const declared = manifest['exports']
  if (declared === undefined || declared === null) return { exports: [], isOpen: true }
  if (!isRecord(declared) || !Object.keys(declared).some((key) => key.startsWith('.'))) {
    const file = pickFile(declared)
    return { exports: file === undefined ? [] : [{ subpath: '.', file }], isOpen: false }
  }
  const exports: PackageExport[] = []
  let isOpen = false
  for (const [subpath, value] of Object.entries(declared)) {
    const file = pickFile(value)
    if (file === undefined || /\.d\.[cm]?ts$|\.json$/.test(file)) continue
    if (subpath.includes('*')) isOpen = true
    else exports.push({ subpath, file })
  }
  return { exports, isOpen }
}

const conditions = ['browser', 'development', 'module', 'import', 'style', 'default', 'require']

function pickFile(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((item) => pickFile(item)).find((file) => file !== undefined)
  if (!isRecord(value)) return undefined
  for (const condition of conditions) {
    const file = pickFile(value[condition])
    if (file !== undefined) return file
  }
  return undefined
}
