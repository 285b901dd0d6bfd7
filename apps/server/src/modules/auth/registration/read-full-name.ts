import type { Metadata } from '@joinery/auth'

const maxLength = 200

/** The name in what people say about themselves: one line, without signs that no name has. */
export function readFullName(metadata: Metadata): string {
  const name = metadata['full_name'] ?? metadata['name']
  if (typeof name !== 'string') return ''
  return name
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength)
}
