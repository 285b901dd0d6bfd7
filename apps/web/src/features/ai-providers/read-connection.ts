import { fillText, texts } from '@joinery/contract'
import type { AiProvider } from '@joinery/contract'
import type { ConnectInput } from './connect-provider.ts'

/** What was filled in, or what is missing before anybody has to be asked. */
export function readConnection(
  form: FormData,
  { id, isConnected }: AiProvider,
): { input: ConnectInput } | { problem: string; field: string } {
  const key = textOf(form.get('key')).trim()
  const isStreaming = form.get('isStreaming') !== null
  const removesKey = form.get('removesKey') !== null
  const given = { id, isStreaming, ...(key !== '' && { key }), ...(removesKey && { removesKey }) }
  if (id === 'compatible') {
    const baseUrl = textOf(form.get('baseUrl')).trim()
    const models = namesIn(textOf(form.get('models')))
    if (!URL.canParse(baseUrl)) return { problem: texts.aiProviders.addressRequired, field: 'baseUrl' }
    if (models.length === 0) return { problem: texts.aiProviders.modelsRequired, field: 'models' }
    return { input: { ...given, baseUrl, models } }
  }
  if (key === '' && !isConnected) {
    const provider = texts.aiProviders.names[id]
    return { problem: fillText(texts.aiProviders.keyRequired, { provider }), field: 'key' }
  }
  const model = textOf(form.get('model'))
  return { input: { ...given, ...(model !== '' && { model }) } }
}

const namesIn = (list: string) => list.split(',').flatMap((name) => name.trim() || [])

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
