import { checkPath } from '@joinery/contract'

const maxLength = 60

/** A title as the name of a file and of a folder, on every system: what is not allowed there becomes a dash. */
export function archiveName(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029<>:"/\\|?*\s]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
  const short = name
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/(?<![\uFFFD.-])[\uFFFD.-]+$/, '')
  return 'path' in checkPath(short) ? short : 'project'
}
