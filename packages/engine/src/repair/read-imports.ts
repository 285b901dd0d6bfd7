/** One import or re-export of a file, and where it stands. */
export interface ImportStatement {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly specifier: string
  /** Where the specifier stands, without its quotes. */
  readonly specifierStart: number
  /** Undefined for anything but a plain import of values, such as `export … from` and `import type`. */
  readonly clause: ImportClause | undefined
}

export interface ImportClause {
  readonly defaultName: string | undefined
  readonly namespace: string | undefined
  readonly names: readonly { readonly imported: string; readonly local: string; readonly isType: boolean }[]
}

/** Finds the imports of a file. `masked` is the same text with comments and strings blanked out. */
export function readImports(text: string, masked: string): ImportStatement[] {
  return [...text.matchAll(statement)].flatMap((match) => {
    const [whole, keyword = '', clause = '', specifier = ''] = match
    if (!masked.startsWith(keyword, match.index)) return []
    const specifierStart = match.index + whole.lastIndexOf(specifier, whole.length - 1)
    return [
      {
        start: match.index,
        end: match.index + whole.length,
        text: whole,
        specifier,
        specifierStart,
        clause: keyword === 'import' && /from\s*$/.test(clause) ? parseClause(clause) : undefined,
      },
    ]
  })
}

/** Also a bare import and a dynamic one. What stands between is no other one, or a file of nothing but `import` takes for ever. */
const statement =
  /(?<![\w$.])(import|export)\b((?:\s+type\b)?(?:(?!\b(?:im|ex)port\b)[\s\w$*,{}]){0,5000}?\bfrom\s*|\s*\(\s*|\s*)['"]([^'"\n]+)['"]/g

function parseClause(clause: string): ImportClause | undefined {
  const bare = clause.replace(/\bfrom\s*$/, '').trim()
  if (/^type\b(?!\s*,|\s*$)/.test(bare)) return undefined
  const braces = /\{([^{}]*)\}/.exec(bare)?.[1]
  return {
    defaultName: /^([\w$]+)/.exec(bare)?.[1],
    namespace: /\*\s*as\s+([\w$]+)/.exec(bare)?.[1],
    names: (braces ?? '').split(',').flatMap((entry) => {
      const parts = /^(type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?$/.exec(entry.trim())
      if (parts?.[2] === undefined) return []
      return [{ imported: parts[2], local: parts[3] ?? parts[2], isType: parts[1] !== undefined }]
    }),
  }
}

/** Writes a clause as one would by hand. */
export function writeImport({ defaultName, namespace, names }: ImportClause, specifier: string): string {
  const braces = names.map(
    ({ imported, local, isType }) =>
      `${isType ? 'type ' : ''}${imported}${local === imported ? '' : ` as ${local}`}`,
  )
  const parts = [
    ...(defaultName === undefined ? [] : [defaultName]),
    ...(namespace === undefined ? [] : [`* as ${namespace}`]),
    ...(braces.length === 0 ? [] : [`{ ${braces.join(', ')} }`]),
  ]
  return `import ${parts.join(', ')} from '${specifier}'`
}
