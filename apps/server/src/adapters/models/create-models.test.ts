import { setTimeout as sleep } from 'node:timers/promises'
import { LLMock } from '@copilotkit/aimock'
import { projectId, userId } from '@joinery/contract'
import type { RunEventBody } from '@joinery/contract'
import { createMemoryFiles, runGeneration } from '@joinery/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { createModels } from './create-models.ts'

const content = 'export const greeting = "Grüße 👋 – 你好"\n'
const provider = new LLMock({ port: 0, chunkSize: 3 })

beforeAll(async () => {
  provider.on({ hasToolResult: true }, { content: 'Geschrieben 👋.' })
  provider.on(
    { userMessage: /Grüße/ },
    { toolCalls: [{ name: 'write_file', arguments: JSON.stringify({ path: 'src/app.ts', content }) }] },
  )
  await provider.start()
})
afterAll(() => provider.stop())

const wires: [string, () => Record<string, string>][] = [
  [
    'openai/full',
    () => ({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: `${provider.url}/v1`, OPENAI_MODELS: 'full' }),
  ],
  [
    'anthropic/large',
    () => ({ ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: `${provider.url}/v1`, ANTHROPIC_MODELS: 'large' }),
  ],
  [
    'google/gemini-pro-latest',
    () => ({
      GOOGLE_GENERATIVE_AI_API_KEY: 'k',
      GOOGLE_GENERATIVE_AI_BASE_URL: `${provider.url}/v1beta`,
    }),
  ],
  ['compatible/llama', () => ({ MODEL_BASE_URL: `${provider.url}/v1`, MODEL_NAME: 'llama' })],
]

describe('a model of the settings', () => {
  it.each(wires)(
    '%s speaks its provider’s wire: files stream in, whole, however they are cut',
    async (id, settings) => {
      const { events, files } = await generate(id, settings())
      expect(files.get('src/app.ts')).toBe(content)
      // Google's wire brings the arguments of a tool in one piece.
      const pieces = id.startsWith('google') ? 1 : 4
      expect(events.filter(({ type }) => type === 'file-delta').length).toBeGreaterThanOrEqual(pieces)
      expect(events.map((event) => (event.type === 'text' ? event.delta : '')).join('')).toContain(
        'Geschrieben 👋.',
      )
      expect(events.at(-1)).toMatchObject({ type: 'finished', status: 'succeeded' })
    },
  )

  it('comes before the offline model, which is the only one with no key', async () => {
    const idsOf = async (settings: Record<string, string>) =>
      (await createModels(readConfig(settings)).list(someone.userId)).map(({ id }) => id)
    expect(await idsOf({})).toEqual(['offline'])
    expect(
      await idsOf({ OPENAI_API_KEY: 'k', MODEL_BASE_URL: 'http://localhost:11434/v1', MODEL_NAME: 'a, b' }),
    ).toEqual(['openai/gpt-5.4', 'openai/gpt-5.4-mini', 'compatible/a', 'compatible/b', 'offline'])
  })

  it('that nobody offers is not there', async () => {
    expect(await createModels(readConfig({})).modelFor({ ...someone, model: 'openai/full' })).toBeUndefined()
  })
})

const someone = {
  userId: userId.parse('c0ffee00-0000-4000-8000-000000000000'),
  projectId: projectId.parse('c0ffee00-0000-4000-8000-000000000001'),
}

async function generate(id: string, settings: Record<string, string>) {
  const choice = await createModels(readConfig(settings)).modelFor({ ...someone, model: id })
  if (!choice) throw new Error(`There is no model ${id}.`)
  const files = createMemoryFiles()
  const events: RunEventBody[] = []
  for await (const event of runGeneration({
    model: choice.model,
    modelInfo: choice.info,
    request: {
      prompt: 'Write Grüße.',
      mode: 'build',
      history: [],
      attachments: [],
      selectedFiles: [],
      approvedPlan: null,
    },
    files,
    now: () => new Date(),
    wait: (ms, signal) => sleep(ms, undefined, { signal }),
    signal: new AbortController().signal,
  })) {
    events.push(event)
  }
  return { events, files: files.contents }
}
