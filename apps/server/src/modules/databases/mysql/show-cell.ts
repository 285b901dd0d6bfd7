import { isUtf8 } from 'node:buffer'
import { queryLimits } from '@joinery/contract'

interface Field {
  readonly type: string
  readonly buffer: () => Buffer | null
}

/**
 * What the server wrote, as text. It is read as bytes, because servers call JSON and all that is made from it binary;
 * and bytes that are none are shown as numbers, as MySQL writes them.
 */
export function showCell(field: Field): string | null {
  const bytes = field.buffer()
  if (bytes === null) return null
  if (field.type === 'BIT') return BigInt(`0x0${bytes.toString('hex')}`).toString()
  if (isUtf8(bytes) && !bytes.includes(0)) return bytes.toString()
  return `0x${bytes.subarray(0, queryLimits.cellCharacters).toString('hex')}`
}
