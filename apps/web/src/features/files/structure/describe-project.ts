import type { FolderItem } from '../tree/build-tree.ts'
import { extensionOf } from '../tree/paths.ts'

export interface LanguageShare {
  readonly language: string
  readonly files: number
  readonly bytes: number
  /** Of all bytes, from 0 to 1. */
  readonly share: number
}

export interface ProjectDescription {
  readonly files: number
  readonly folders: number
  readonly bytes: number
  /** The largest first. */
  readonly languages: readonly LanguageShare[]
}

/** What a tree holds: counts, sizes and languages. */
export function describeProject(root: FolderItem): ProjectDescription {
  let folders = 0
  const byLanguage = new Map<string, { files: number; bytes: number }>()
  const count = ({ children }: FolderItem) => {
    for (const item of children) {
      if (item.kind === 'folder') {
        folders += 1
        count(item)
        continue
      }
      const language = languages[extensionOf(item.path)] ?? 'Other'
      const { files, bytes } = byLanguage.get(language) ?? { files: 0, bytes: 0 }
      byLanguage.set(language, { files: files + 1, bytes: bytes + item.size })
    }
  }
  count(root)

  const sums = [...byLanguage.values()]
  const bytes = sums.reduce((sum, each) => sum + each.bytes, 0)
  return {
    files: sums.reduce((sum, each) => sum + each.files, 0),
    folders,
    bytes,
    languages: [...byLanguage]
      .map(([language, each]) => ({ language, ...each, share: bytes === 0 ? 0 : each.bytes / bytes }))
      .toSorted((one, other) => other.bytes - one.bytes || one.language.localeCompare(other.language)),
  }
}

const languages: Record<string, string> = {
  js: 'JavaScript',
  mjs: 'JavaScript',
  cjs: 'JavaScript',
  jsx: 'JavaScript',
  ts: 'TypeScript',
  mts: 'TypeScript',
  cts: 'TypeScript',
  tsx: 'TypeScript',
  css: 'CSS',
  scss: 'SCSS',
  html: 'HTML',
  htm: 'HTML',
  vue: 'Vue',
  svelte: 'Svelte',
  json: 'JSON',
  md: 'Markdown',
  py: 'Python',
  php: 'PHP',
  rb: 'Ruby',
  go: 'Go',
  java: 'Java',
  cs: 'C#',
  rs: 'Rust',
  sql: 'SQL',
  yaml: 'YAML',
  yml: 'YAML',
  sh: 'Shell',
  svg: 'Images',
  png: 'Images',
  jpg: 'Images',
  jpeg: 'Images',
  gif: 'Images',
  webp: 'Images',
}
