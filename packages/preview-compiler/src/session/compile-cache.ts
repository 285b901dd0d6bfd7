import type { CompiledFile } from '../compile/compiled-file.ts'

/** What was compiled lately in this process, by path and content: projects share many files to the letter. */
export function createCompileCache(maxCharacters = 12_000_000) {
  const entries = new Map<string, CompiledFile>()
  let characters = 0
  return {
    get(key: string): CompiledFile | undefined {
      const found = entries.get(key)
      if (!found) return undefined
      entries.delete(key)
      entries.set(key, found)
      return found
    },
    set(key: string, file: CompiledFile): void {
      if (entries.has(key)) return
      entries.set(key, file)
      characters += weigh(file)
      for (const [oldest, old] of entries) {
        if (characters <= maxCharacters) break
        entries.delete(oldest)
        characters -= weigh(old)
      }
    },
  }
}

export type CompileCache = ReturnType<typeof createCompileCache>

function weigh({ code, styles }: CompiledFile): number {
  return code.length + styles.reduce((sum, { text }) => sum + text.length, 0) + 200
}
