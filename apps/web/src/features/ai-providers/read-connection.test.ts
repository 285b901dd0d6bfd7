import { describe, expect, it } from 'vitest'
import type { AiProvider } from '@joinery/contract'
import { readConnection } from './read-connection.ts'

describe('what is filled in to connect a provider', () => {
  it.each([
    ['openai', 'Please enter your OpenAI API key'],
    ['google', 'Please enter your Google API key'],
  ] as const)('needs a key of %s', (id, problem) => {
    expect(read(providerOf(id), { key: '  ' })).toEqual({ problem, field: 'key' })
  })

  it('needs no key where one is kept', () => {
    const provider = { ...providerOf('openai'), isConnected: true, hasKey: true }
    expect(read(provider, { key: '', model: 'mini' })).toEqual({
      input: { id: 'openai', isStreaming: false, model: 'mini' },
    })
  })

  it('needs an address and the names of models for a server of one’s own, but no key', () => {
    const server = providerOf('compatible')
    expect(read(server, { baseUrl: 'localhost', models: 'a' })).toMatchObject({ field: 'baseUrl' })
    expect(read(server, { baseUrl: 'http://x.example/v1', models: ' , ' })).toMatchObject({ field: 'models' })
    const filled = { baseUrl: 'http://x.example/v1', models: 'llama, qwen,', isStreaming: 'on' }
    expect(read(server, filled)).toEqual({
      input: {
        id: 'compatible',
        isStreaming: true,
        baseUrl: 'http://x.example/v1',
        models: ['llama', 'qwen'],
      },
    })
  })
})

it('says that the key which is kept is to go, where that is asked for', () => {
  const filled = { baseUrl: 'http://x.example/v1', models: 'llama', removesKey: 'on' }
  expect(read(providerOf('compatible'), filled)).toMatchObject({ input: { removesKey: true } })
})

function providerOf(id: AiProvider['id']): AiProvider {
  const none = {
    isConnected: false,
    hasKey: false,
    baseUrl: null,
    models: [],
    model: null,
    connectedAt: null,
  }
  return { id, isStreaming: true, ...none }
}

function read(provider: AiProvider, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readConnection(form, provider)
}
