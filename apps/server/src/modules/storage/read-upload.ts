import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/app-types.ts'

/** What surrounds the file in a form: boundaries, headers and a few short fields. */
const formOverheadBytes = 16 * 1024

/** The one file of an upload, sent as it is or as a part of a form. */
export async function readUpload(context: RequestContext, maxBytes: number): Promise<Uint8Array> {
  const type = context.req.header('content-type') ?? ''
  const isForm = type.toLowerCase().startsWith('multipart/form-data')
  const body = await readBody(context, isForm ? maxBytes + formOverheadBytes : maxBytes)
  if (!isForm) return body
  const bytes = await findFile(body, type)
  if (bytes.length > maxBytes) throw tooLarge(maxBytes)
  return bytes
}

/** All bytes of a request, counted while they arrive. */
export async function readBody(context: RequestContext, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(context.req.header('content-length')) > maxBytes) throw tooLarge(maxBytes)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function findFile(body: Uint8Array<ArrayBuffer>, type: string): Promise<Uint8Array> {
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('invalid-input', 'The form of the upload cannot be read.', { cause })
    })
  for (const value of form.values()) {
    if (value instanceof File) return new Uint8Array(await value.arrayBuffer())
  }
  throw new AppError('invalid-input', 'The upload holds no file.')
}

function tooLarge(maxBytes: number): AppError {
  const megabytes = Math.floor(maxBytes / 1024 / 1024)
  return new AppError('payload-too-large', `A file may have at most ${megabytes} MB.`)
}
