import { Braces, File, FileCode, FileImage, FileText, Hash } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { extensionOf } from '../tree/paths.ts'

export function FileIcon({ path }: { path: string }) {
  const Icon = icons[extensionOf(path)] ?? File
  return <Icon aria-hidden className="size-4 shrink-0 text-neutral-10" />
}

const icons: Record<string, LucideIcon> = {
  ...iconFor(FileCode, ['js', 'jsx', 'ts', 'tsx', 'mjs', 'cjs', 'html', 'vue', 'svelte', 'py', 'php', 'sql']),
  ...iconFor(Braces, ['json', 'yaml', 'yml', 'toml']),
  ...iconFor(Hash, ['css', 'scss']),
  ...iconFor(FileText, ['md', 'txt', 'pdf']),
  ...iconFor(FileImage, ['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'ico']),
}

function iconFor(icon: LucideIcon, extensions: string[]): Record<string, LucideIcon> {
  return Object.fromEntries(extensions.map((extension) => [extension, icon]))
}
