import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../../../http/app-error.ts'

interface Upload {
  body: ReadableStream<Uint8Array>
  /** A folder for what is only on its way. */
  folder: string
  maxBytes: number
  tooLarge: string
}

/** Writes a request's body to a file, piece by piece as it arrives. The file goes away with the caller. */
export async function receiveUpload({ body, folder, maxBytes, tooLarge }: Upload): Promise<ReceivedFile> {
  const path = join(folder, randomUUID())
  const remove = () => rm(path, { force: true })
  try {
    await using file = await open(path, 'wx', 0o600)
    let size = 0
    for await (const chunk of body) {
      size += chunk.length
      if (size > maxBytes) throw new AppError('payload-too-large', tooLarge)
      await file.writeFile(chunk)
    }
    return { path, [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    throw error
  }
}

interface ReceivedFile extends AsyncDisposable {
  path: string
}
