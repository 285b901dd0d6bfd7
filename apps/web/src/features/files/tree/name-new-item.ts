import { texts } from '@joinery/contract'

type Named = { name: string; problem?: undefined } | { problem: string; name?: undefined }

/** The name of something new, from what was typed. A file without a dot in its name becomes JavaScript. */
export function nameNewItem(typed: string, kind: 'file' | 'folder'): Named {
  const name = typed.trim()
  if (name === '') return { problem: texts.files.create.nameRequired }
  return { name: kind === 'file' && !name.includes('.') ? `${name}.js` : name }
}
