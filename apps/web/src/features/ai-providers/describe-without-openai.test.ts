import { aiProviderIds, texts } from '@joinery/contract'
import type { AiProviderId } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { describeWithoutOpenAi } from './describe-without-openai.ts'

const offline = { id: 'offline', name: 'Offline model' }
const claude = { id: 'anthropic/claude', name: 'Claude' }

describe('what answers without a key for OpenAI', () => {
  it('is what is connected instead, and none of it is called the installation’s', () => {
    expect(
      describeWithoutOpenAi({ providers: own('anthropic', 'compatible'), models: [offline, claude] }),
    ).toBe('OpenAI is not connected. Your own models come from: Anthropic, Compatible server.')
  })

  it('is what the installation has where nothing is connected', () => {
    expect(describeWithoutOpenAi({ providers: own(), models: [offline, claude] })).toBe(
      'No key of your own is connected. This installation can use Claude.',
    )
    expect(describeWithoutOpenAi({ providers: own(), models: [offline] })).toContain(
      texts.aiProviders.fallbackOffline,
    )
  })
})

const own = (...connected: AiProviderId[]) =>
  aiProviderIds.map((id) => ({ id, isConnected: connected.includes(id) }))
