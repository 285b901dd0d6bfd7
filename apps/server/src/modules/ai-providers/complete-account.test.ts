import { describe, expect, it } from 'vitest'
import { completeAccount } from './complete-account.ts'
import type { ConnectInput } from './complete-account.ts'
import type { OwnAccount } from './own-account.ts'

const offered = ['full', 'mini']
const server: OwnAccount = {
  id: 'compatible',
  key: 'kept',
  baseUrl: 'https://models.example/v1',
  models: ['llama'],
  model: 'llama',
  isStreaming: true,
}

function complete(input: Omit<ConnectInput, 'isStreaming'>, kept?: OwnAccount) {
  return completeAccount({ isStreaming: true, ...input }, { kept, offered })
}

describe('an account', () => {
  it.each<[Omit<ConnectInput, 'isStreaming'>, string]>([
    [{ id: 'openai' }, 'Please enter your OpenAI API key'],
    [{ id: 'anthropic', key: '' }, 'Please enter your Anthropic API key'],
    [{ id: 'openai', key: 'k', model: 'nobody-knows' }, 'There is no model called nobody-knows here'],
    [{ id: 'compatible', models: ['a'] }, 'Enter an address such as'],
    [{ id: 'compatible', baseUrl: 'file:///etc', models: ['a'] }, 'Enter an address such as'],
    [{ id: 'compatible', baseUrl: 'http://me:secret@x.example/v1', models: ['a'] }, 'without a user name'],
    [{ id: 'compatible', baseUrl: 'http://x.example/v1' }, 'Enter the name of at least one model.'],
    [{ id: 'compatible', key: 'k', removesKey: true }, 'Enter another key, or have the stored one deleted.'],
  ])('is not complete with %j', (input, message) => {
    expect(() => complete(input)).toThrow(message)
  })

  it('takes the first model of its provider unless another is chosen', () => {
    expect(complete({ id: 'google', key: 'k' })).toMatchObject({
      model: 'full',
      models: offered,
      baseUrl: null,
    })
    expect(complete({ id: 'google', key: 'k', model: 'mini' })).toMatchObject({ model: 'mini' })
  })

  it('keeps its key where none is given', () => {
    expect(complete({ id: 'compatible' }, server)).toEqual(server)
  })

  it('has no key any more where that is asked for, unless its provider answers nobody without one', () => {
    expect(complete({ id: 'compatible', removesKey: true }, server)).toEqual({ ...server, key: null })
    const hosted = { ...server, id: 'openai', model: 'full', baseUrl: null } as const
    expect(() => complete({ id: 'openai', removesKey: true }, hosted)).toThrow(
      'Please enter your OpenAI API key',
    )
  })

  it('does not hand a key that is kept to another address', () => {
    const moved = { id: 'compatible', baseUrl: 'https://other.example/v1' } as const
    expect(complete(moved, server)).toMatchObject({ key: null, baseUrl: 'https://other.example/v1' })
    expect(complete({ ...moved, key: 'new' }, server)).toMatchObject({ key: 'new' })
  })
})
