import { errorReply, importResult, texts } from '@joinery/contract'
import type { ImportResult, ProjectId } from '@joinery/contract'
import { ApiError } from '../../../lib/api-error.ts'
import { accessToken } from '../../../lib/auth.ts'

/** The project as a ZIP, with the name that the server gives it. */
export async function fetchArchive(projectId: ProjectId): Promise<{ name: string; archive: Blob }> {
  const response = await send(`/api/projects/${projectId}/export`, {})
  const header = response.headers.get('content-disposition') ?? ''
  const name = /filename="([^"]+)"/.exec(header)?.[1] ?? 'project.zip'
  return { name, archive: await response.blob() }
}

interface Import {
  projectId: ProjectId
  archive: Blob
  /** Whether files that exist with other content are overwritten; without it the import is then refused. */
  isReplacing: boolean
}

export async function sendArchive({ projectId, archive, isReplacing }: Import): Promise<ImportResult> {
  const response = await send(`/api/projects/${projectId}/import?replace=${isReplacing}`, {
    method: 'POST',
    headers: { 'content-type': 'application/zip' },
    body: archive,
  })
  return importResult.parse(await response.json())
}

/** An archive is no JSON, so the API client has no part in it; refusals are the same all the same. */
async function send(address: string, init: RequestInit): Promise<Response> {
  const token = await accessToken()
  const headers = new Headers(init.headers)
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const response = await reach(address, { ...init, headers })
  if (response.ok) return response
  const reply = errorReply.safeParse(await response.json().catch(() => undefined))
  if (reply.success) throw new ApiError({ ...reply.data.error, status: response.status })
  throw new ApiError({ code: 'unreadable-reply', message: texts.errors.internal, status: response.status })
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (cause) {
    throw new ApiError({ code: 'unreachable', message: texts.auth.unreachable, status: 0, cause })
  }
}
