import { z } from 'zod'
import type { ProjectId } from '@joinery/contract'
import { nameAttachment } from './attachment.ts'

/** How far an upload is: chosen, being sent, stored, and there for the model to read. */
export type UploadPercent = 10 | 30 | 90 | 100

interface UploadOptions {
  projectId: ProjectId
  file: File
  origin: string
  accessToken: () => Promise<string | undefined>
  now: Date
  secret: string
  onProgress: (percent: UploadPercent) => void
}

/** Stores a file with the project and returns its path. Each percentage is something that has happened. */
export async function uploadAttachment(options: UploadOptions): Promise<string> {
  const { projectId, file, origin, accessToken, now, secret, onProgress } = options
  const path = `projects/${projectId}/uploads/${nameAttachment({ file, now, secret })}`
  onProgress(10)
  const token = await accessToken()
  onProgress(30)
  const stored = await fetch(new URL(`/storage/v1/object/project_files/${path}`, origin), {
    method: 'POST',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'content-type': file.type === '' ? 'application/octet-stream' : file.type,
      'cache-control': 'max-age=3600',
      'x-upsert': 'false',
    },
    body: file,
  })
  if (!stored.ok) throw new Error(await reasonOf(stored))
  onProgress(90)
  const visible = await fetch(new URL(`/storage/v1/object/public/project_files/${path}`, origin), {
    method: 'HEAD',
  })
  if (!visible.ok) throw new Error(await reasonOf(visible))
  onProgress(100)
  return path
}

const refusal = z.object({ message: z.string() })

async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined)
  return refusal.safeParse(body).data?.message ?? `${response.status}`
}
