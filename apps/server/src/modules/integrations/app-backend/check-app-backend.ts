import { fillText, texts } from '@joinery/contract'
import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'
import { askJson } from '../ask-json.ts'
import type { Outside } from '../outside.ts'
import { parseConfiguration } from './parse-configuration.ts'

const webConfiguration = z.object({ projectId: z.string() })

const { refusals } = texts.integrations.appBackend

/** Reads a configuration, and asks the service whether key and app belong together where it can be reached. */
export async function checkAppBackend(text: string, { fetchTrusted, appBackendUrl }: Outside) {
  const configuration = parseConfiguration(text)
  const account = configuration.projectId
  const reply = await askJson({
    fetch: fetchTrusted,
    url: `${appBackendUrl}/v1alpha/projects/-/apps/${encodeURIComponent(configuration.appId)}/webConfig`,
    headers: { 'x-goog-api-key': configuration.apiKey },
  })
  if (!reply) return { configuration, account, checkedAgainst: 'form' } as const
  if ([400, 401, 403, 404].includes(reply.status)) throw new AppError('invalid-input', refusals.unknown)
  const found = webConfiguration.safeParse(reply.body)
  if (reply.status !== 200 || !found.success) {
    throw new AppError('invalid-input', fillText(refusals.unreadable, { status: reply.status }))
  }
  if (found.data.projectId !== configuration.projectId) {
    throw new AppError('invalid-input', refusals.otherProject)
  }
  return { configuration, account, checkedAgainst: 'service' } as const
}
