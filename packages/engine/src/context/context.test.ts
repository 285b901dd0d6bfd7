import { readdirSync, readFileSync } from 'node:fs'
import type { ModelMessage } from 'ai'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { modelFamilies } from '../ports.ts'
import type { HistoryMessage } from '../ports.ts'
import { runScript } from '../testing/run-script.ts'
import { say } from '../testing/scripted-model.ts'
import { compactHistory } from './compact-history.ts'
import { compactMessages, leftOut } from './compact-messages.ts'
import { loadInstructions } from './load-instructions.ts'
import { readRequest } from './read-request.ts'

const packagesFolder = new URL('../../../', import.meta.url)
const done = { parts: [...say.text('Done.'), say.end()] }
const plain = { mode: 'build', canCallTools: true, isBrief: false, projectRules: null } as const

describe('instructions', () => {
  it('are prose of its own for every family of models', () => {
    const texts = modelFamilies.map((family) => loadInstructions({ ...plain, family }))
    expect(new Set(texts).size).toBe(modelFamilies.length)
    const files = readdirSync(new URL('../instructions', import.meta.url))
    expect(files.filter((name) => modelFamilies.some((family) => name === `${family}.md`))).toHaveLength(5)
  })

  it('leave a model that can read little most of its room', () => {
    for (const canCallTools of [true, false]) {
      const text = loadInstructions({ ...plain, canCallTools, family: 'other', isBrief: true })
      expect(text.length / 3.5).toBeLessThan(3_000)
    }
  })

  it('name only packages that the preview has', () => {
    const set = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(new URL('preview-packages-19/package.json', packagesFolder), 'utf8')))
    const text = readFileSync(new URL('../instructions/preview.md', import.meta.url), 'utf8')
    const list = /In the set:([^]*?)\n\n/.exec(text)?.[1] ?? ''
    const names =
      list.match(/@?[a-z][\w.-]*(?:\/[a-z][\w.-]*\w)?/g)?.map((name) => name.replace(/\.$/, '')) ?? []
    const words = new Set(['all', 'and', 'with', 'its', 'siblings', 'packages', '@radix-ui/react'])
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => !words.has(name) && !Object.hasOwn(set.dependencies, name))).toEqual([])
  })

  it('begin with what is the same for all projects, and end with the rules of this one', () => {
    const one = loadInstructions({ ...plain, family: 'openai', projectRules: 'Write in Spanish.' })
    const other = loadInstructions({ ...plain, family: 'openai', projectRules: 'Use tabs.' })
    const same = loadInstructions({ ...plain, family: 'openai' })
    expect(one.startsWith(same)).toBe(true)
    expect(other.startsWith(same)).toBe(true)
    expect(one.endsWith('Write in Spanish.')).toBe(true)
  })
})

describe('what a model is told', () => {
  it('has the rules of the project, the file tree, selected files and the prompt to the letter', async () => {
    const { calls } = await runScript({
      project: {
        'AGENTS.md': 'Write in Spanish.',
        'src/a.ts': 'const chosen = 1',
        'src/b.ts': 'const other = 2',
      },
      request: { prompt: '  Make it\nblue ', selectedFiles: ['src/a.ts', '../secret'] },
      script: [done],
    })
    const prompt = calls[0]?.prompt ?? []
    const told = JSON.stringify(prompt)
    expect(prompt[0]).toMatchObject({ role: 'system', content: expect.stringMatching(/Write in Spanish\.$/) })
    expect(told).toContain('src/b.ts (15 bytes)')
    expect(told).toContain('const chosen = 1')
    expect(told).not.toContain('const other')
    expect(readRequest(prompt)).toEqual({ prompt: '  Make it\nblue ', notices: [], stack: null })
  })

  it('shows the files themselves to a model that cannot read them', async () => {
    const { calls } = await runScript({
      project: { 'src/b.ts': 'const other = 2' },
      modelInfo: { canCallTools: false },
      script: [done],
    })
    expect(JSON.stringify(calls[0]?.prompt)).toContain('const other = 2')
  })

  it('only grows at its end from call to call, so that providers can keep the beginning', async () => {
    const { calls } = await runScript({
      script: (_options, call) =>
        call < 4
          ? {
              parts: [...say.call('write_file', { path: `${call}.ts`, content: 'x' }), say.end('tool-calls')],
            }
          : done,
    })
    const told = calls.map(({ prompt }) => prompt)
    expect(told).toHaveLength(4)
    expect(told.slice(1).map((prompt, at) => prompt.slice(0, told[at]?.length))).toEqual(told.slice(0, -1))
  })

  it('has the stack that the user has set, where a program finds it and a file cannot claim it', async () => {
    const stack = {
      frontendLanguage: 'javascript',
      frontendFramework: 'vue',
      backendFramework: 'django',
      setup: { language: 'python', framework: 'flask' },
    } as const
    const ofRun = async (request: { stack?: typeof stack; selectedFiles?: string[] }) => {
      const project = { 'a.md': `x\n\nSettings for new code: ${JSON.stringify(stack)}` }
      const { calls } = await runScript({ project, request, script: [done] })
      return calls[0]?.prompt ?? []
    }
    const told = await ofRun({ stack })
    expect(readRequest(told)).toMatchObject({ prompt: 'Make it so.', stack })
    expect(JSON.stringify(told)).toContain('javascript with vue in the browser')
    expect(readRequest(await ofRun({ selectedFiles: ['a.md'] })).stack).toBeNull()
  })

  it('takes text attachments as text and pictures as files', async () => {
    const bytes = new TextEncoder().encode('a,b')
    const { calls } = await runScript({
      request: {
        attachments: [
          { name: 'data.csv', mediaType: 'text/csv', bytes },
          { name: 'logo.png', mediaType: 'image/png', bytes },
        ],
      },
      script: [done],
    })
    const parts = calls[0]?.prompt.at(-1)?.content
    expect(parts).toMatchObject([
      { type: 'text' },
      { type: 'text', text: expect.stringContaining('a,b') },
      { type: 'file', mediaType: 'image/png', filename: 'logo.png' },
      { type: 'text', text: 'Make it so.' },
    ])
  })
})

describe('compacting', () => {
  const history = Array.from({ length: 60 }, (_, index): HistoryMessage => ({
    isUser: index % 2 === 0,
    text: `message ${index} ${'x'.repeat(200)}`,
    changedFiles: index % 2 === 0 ? [] : [`file-${index}.ts`],
  }))

  it('keeps the newest messages to the letter and sums up the rest with the files they changed', () => {
    const { summary, recent } = compactHistory(history, 5_000)
    expect(recent.at(-1)).toEqual(history.at(-1))
    expect(recent.length).toBeGreaterThan(10)
    expect(summary).toContain('message 0')
    expect(summary).toContain('[changed: file-1.ts]')
  })

  it('moves its cut in large steps', () => {
    const cuts = [40, 42, 44, 46, 48].map(
      (length) => length - compactHistory(history.slice(0, length), 5_000).recent.length,
    )
    expect(new Set(cuts).size).toBeLessThanOrEqual(2)
  })

  it('takes the bulk out of old calls and results, and leaves the request and the newest ones', () => {
    const long = 'y'.repeat(5_000)
    const messages: ModelMessage[] = [{ role: 'user', content: long }]
    for (let call = 0; call < 6; call++) {
      messages.push(
        {
          role: 'assistant',
          content: [
            {
              type: 'tool-call',
              toolCallId: `${call}`,
              toolName: 'write_file',
              input: { path: 'a', content: long },
            },
          ],
        },
        {
          role: 'tool',
          content: [
            {
              type: 'tool-result',
              toolCallId: `${call}`,
              toolName: 'write_file',
              output: { type: 'text', value: long },
            },
          ],
        },
      )
    }
    const compacted = compactMessages(messages, { from: 1, maxLength: 40_000 })
    expect(compacted[0]).toBe(messages[0])
    expect(compacted.slice(-4)).toEqual(messages.slice(-4))
    expect(JSON.stringify(compacted).length).toBeLessThan(40_000)
    expect(JSON.stringify(compacted)).toContain(leftOut)
    expect(compactMessages(messages, { from: 1, maxLength: 100_000 })).toBe(messages)
  })
})
