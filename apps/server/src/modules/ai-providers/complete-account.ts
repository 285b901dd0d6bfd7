import { fillText, texts } from '@joinery/contract'
import type { AiProviderId } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { OwnAccount } from './own-account.ts'

export interface ConnectInput {
  id: AiProviderId
  key?: string | undefined
  /** Only of a compatible server: the others answer nobody without one. */
  removesKey?: boolean | undefined
  baseUrl?: string | undefined
  models?: string[] | undefined
  model?: string | undefined
  isStreaming: boolean
}

interface Known {
  /** What is connected already. */
  kept: OwnAccount | undefined
  /** The models of a provider whose address is known. */
  offered: readonly string[]
}

/** Fills in what was left out from what is kept, and says what is missing. */
export function completeAccount(input: ConnectInput, { kept, offered }: Known): OwnAccount {
  return input.id === 'compatible' ? completeServer(input, kept) : completeHosted(input, { kept, offered })
}

function completeHosted(
  { id, key, removesKey, model, isStreaming }: ConnectInput,
  { kept, offered }: Known,
): OwnAccount {
  const known = key || (removesKey ? undefined : kept?.key)
  if (!known) {
    throw refuse('key', fillText(texts.aiProviders.keyRequired, { provider: texts.aiProviders.names[id] }))
  }
  const chosen = model ?? kept?.model ?? offered[0]
  if (chosen === undefined || !offered.includes(chosen)) throw unknownModel(chosen)
  return { id, key: known, baseUrl: null, models: offered, model: chosen, isStreaming }
}

function completeServer(
  { id, key, removesKey, baseUrl, models, model, isStreaming }: ConnectInput,
  kept: OwnAccount | undefined,
): OwnAccount {
  if (key && removesKey) throw refuse('key', texts.aiProviders.keyOrNone)
  const address = readAddress(baseUrl ?? kept?.baseUrl ?? '')
  const names = models ?? kept?.models ?? []
  const chosen = model ?? names[0]
  if (names.length === 0) throw refuse('models', texts.aiProviders.modelsRequired)
  if (chosen === undefined || !names.includes(chosen)) throw unknownModel(chosen)
  // A key that was given for one address is not handed to another.
  const keptKey = kept?.baseUrl === address && !removesKey ? kept.key : null
  return { id, key: key || keptKey, baseUrl: address, models: names, model: chosen, isStreaming }
}

function readAddress(given: string): string {
  const url = URL.parse(given)
  const isPlain = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  if (!isPlain) throw refuse('baseUrl', texts.aiProviders.addressRequired)
  return `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`
}

const unknownModel = (model = '') => refuse('model', fillText(texts.runs.modelMissing, { model }))

function refuse(path: string, message: string): AppError {
  return new AppError('invalid-input', message, { issues: [{ path, message }] })
}
