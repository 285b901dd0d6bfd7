import { texts } from '@joinery/contract'
import type { FileContent, FileEncoding } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'

/** Text as it is, a byte order mark included; everything else in base64. */
export function encodeContent(bytes: Uint8Array): Pick<FileContent, 'encoding' | 'content'> {
  try {
    return { encoding: 'utf8', content: decoder.decode(bytes) }
  } catch {
    return { encoding: 'base64', content: Buffer.from(bytes).toString('base64') }
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export function decodeContent(content: string, encoding: FileEncoding): Uint8Array {
  if (encoding === 'utf8') {
    if (!content.isWellFormed()) throw refuse(texts.files.refusals.brokenText)
    return Buffer.from(content)
  }
  const bytes = Buffer.from(content, 'base64')
  if (bytes.toString('base64') !== content) throw refuse(texts.files.refusals.notBase64)
  return bytes
}

function refuse(message: string): AppError {
  return new AppError('invalid-input', message, { issues: [{ path: 'content', message }] })
}
