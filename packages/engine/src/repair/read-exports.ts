export interface ModuleExports {
  readonly hasDefault: boolean
  /** The name of what is exported as default, where it has one. */
  readonly defaultName: string | undefined
  /** Values by name. Types are of no use at run time and are not listed. */
  readonly names: ReadonlySet<string>
  /** False where it hands on another file's exports: then nothing can be said for certain. */
  readonly isComplete: boolean
}

/** Finds what a file exports. `masked` is its text with comments and strings blanked out. */
export function readExports(masked: string): ModuleExports {
  const names = new Set<string>()
  for (const [, name] of masked.matchAll(declaration)) if (name !== undefined) names.add(name)
  for (const [, list = ''] of masked.matchAll(/\bexport\s*\{([^}]*)\}/g)) {
    for (const entry of list.split(',')) {
      const parts = /^(type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?$/.exec(entry.trim())
      if (parts !== null && parts[1] === undefined) names.add(parts[3] ?? parts[2] ?? '')
    }
  }
  const defaultName =
    /\bexport\s+default\s+(?:async\s+)?(?:function\s*\*?\s*|class\s+)?(?:memo\s*\(\s*|forwardRef\s*\(\s*)?([\w$]+)/.exec(
      masked,
    )?.[1]
  return {
    hasDefault: /\bexport\s+default\b/.test(masked) || names.delete('default'),
    defaultName: defaultName === 'function' || defaultName === 'class' ? undefined : defaultName,
    names,
    isComplete: !/\bexport\s*\*|\bmodule\.exports\b|\bexport\s+(?:const|let|var)\s*[{[]/.test(masked),
  }
}

const declaration =
  /\bexport\s+(?:async\s+|declare\s+|abstract\s+)*(?:const|let|var|function\s*\*?|class|enum)\s+([\w$]+)/g
