import { texts } from '@joinery/contract'
import type { RunDiagnostic, RunPlan } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { createMemoryFiles } from './memory-files.ts'
import type { CheckStage } from './ports.ts'
import { createReplayModel } from './record/create-replay-model.ts'
import { filesOfLog, ofType, runScript } from './testing/run-script.ts'
import { say } from './testing/scripted-model.ts'

const { failures, notifications, progress } = texts.engine
const page = 'export function Page() {\n  return <p>Grüße 👩‍💻 "quoted" \\ </p>\n}\n'
const done = { parts: [...say.text('Done.'), say.end()] }
const calling = (...calls: ReturnType<typeof say.call>[]) => ({
  parts: [...calls.flat(), say.end('tool-calls')],
})
const write = (path: string, content = 'x\n') => say.call('write_file', { path, content })

const planInput = {
  name: 'Shop',
  description: 'A shop.',
  features: ['Cart'],
  steps: [
    { id: 'one', title: 'Lay out the pages' },
    { id: 'two', title: 'Build the cart' },
  ],
  files: ['a.ts', 'b.ts', 'c.ts'],
  understood: ['A shop with a cart'],
  notUnderstood: ['Which currency'],
}
const plan: RunPlan = {
  app: {
    name: 'Shop',
    description: 'A shop.',
    features: ['Cart'],
    framework: 'React',
    database: 'Supabase',
    payment: 'None',
    needsSupabaseIntegration: true,
    needsGitHubIntegration: true,
  },
  steps: planInput.steps,
  files: planInput.files,
  understood: planInput.understood,
  notUnderstood: planInput.notUnderstood,
}

describe('a run', () => {
  it('shows a file while the model types it, and has written it before it says so', async () => {
    const files = createMemoryFiles()
    const there: boolean[] = []
    const { events, finished } = await runScript({
      files,
      script: [
        {
          parts: [
            ...say.call('write_file', { path: 'src/page.tsx', content: page }, 5),
            say.end('tool-calls'),
          ],
        },
        done,
      ],
      onEvent: (event) => {
        if (event.type === 'file-delta' || event.type === 'file-written')
          there.push(files.contents.has('src/page.tsx'))
      },
    })
    expect(finished).toMatchObject({ status: 'succeeded', reason: null, changedFiles: ['src/page.tsx'] })
    expect(files.contents.get('src/page.tsx')).toBe(page)
    expect(filesOfLog(events)).toEqual({ 'src/page.tsx': page })
    expect(there.length).toBeGreaterThan(6)
    expect(there.map(Number).join('')).toMatch(/^0+1$/)
    expect(ofType(events, 'file-written')).toMatchObject([{ addedLines: 3, removedLines: 0 }])
  })

  it('tells its plan, its steps and its milestones, each once and in order', async () => {
    const { events } = await runScript({
      request: { prompt: 'Build a shop app' },
      script: [
        calling(
          say.call('set_plan', planInput),
          write('a.ts'),
          say.call('tick_step', { id: 'one' }),
          write('b.ts'),
        ),
        calling(write('c.ts'), say.call('tick_step', { id: 'two' }), say.call('tick_step', { id: 'nine' })),
        done,
      ],
    })
    expect(ofType(events, 'plan')).toEqual([{ type: 'plan', plan }])
    expect(ofType(events, 'step').map(({ id, state }) => `${id} ${state}`)).toEqual([
      'one active',
      'one done',
      'two active',
      'two done',
    ])
    expect(ofType(events, 'progress').map(({ percent, label }) => [percent, label])).toEqual([
      [20, progress.planReady],
      [30, progress.firstFile],
      [50, 'Writing files: 1 of 3'],
      [70, 'Writing files: 2 of 3'],
      [90, progress.allFiles],
      [95, texts.chat.progress.finalCode],
    ])
    expect(ofType(events, 'tool')).toMatchObject([{ name: 'tick_step', state: 'failed' }])
  })

  it('lists, reads and searches files, and says what there is not', async () => {
    const { calls, events } = await runScript({
      project: { 'src/a.ts': 'const needle = 1\n', 'b.css': 'p {}' },
      script: [
        calling(
          say.call('list_files', {}),
          say.call('read_file', { path: 'src/a.ts' }),
          say.call('read_file', { path: 'gone.ts' }),
          say.call('search_files', { query: 'NEEDLE' }),
        ),
        done,
      ],
    })
    const results = JSON.stringify(calls[1]?.prompt.at(-1))
    expect(results).toContain('b.css (4 bytes)')
    expect(results).toContain('const needle = 1')
    expect(results).toContain('There is no file gone.ts')
    expect(results).toContain('src/a.ts:1: const needle = 1')
    expect(ofType(events, 'tool').map(({ title, state }) => `${title}: ${state}`)).toContain(
      'Read gone.ts: failed',
    )
  })

  it('edits, renames and deletes files, and adds packages', async () => {
    const { events, files, finished } = await runScript({
      project: { 'a.ts': 'one\ntwo\n', 'old.ts': 'x', 'gone.ts': 'y', 'package.json': '{"name":"app"}' },
      versionOf: async (name) => (name === 'zod' ? '^4.0.0' : null),
      script: [
        calling(
          say.call('edit_file', { path: 'a.ts', edits: [{ find: 'two', replace: 'three' }] }),
          say.call('rename_file', { from: 'old.ts', to: 'new.ts' }),
          say.call('delete_file', { path: 'gone.ts' }),
          say.call('add_package', { name: 'zod' }),
          say.call('add_package', { name: '@scope/thing', version: '~1.2.3' }),
        ),
        done,
      ],
    })
    expect(Object.fromEntries(files)).toEqual({
      'a.ts': 'one\nthree\n',
      'new.ts': 'x',
      'package.json': `${JSON.stringify({ name: 'app', dependencies: { '@scope/thing': '~1.2.3', zod: '^4.0.0' } }, null, 2)}\n`,
    })
    expect(finished.changedFiles).toEqual(['a.ts', 'gone.ts', 'new.ts', 'old.ts', 'package.json'])
    expect(filesOfLog(events)['a.ts']).toBe('one\nthree\n')
    expect(ofType(events, 'file-renamed')).toEqual([{ type: 'file-renamed', from: 'old.ts', to: 'new.ts' }])
    expect(ofType(events, 'file-deleted')).toEqual([{ type: 'file-deleted', path: 'gone.ts' }])
  })

  it('applies the edits that fit, returns only those that failed, and asks for the whole file after two misses', async () => {
    const edit = (find: string) => say.call('edit_file', { path: 'a.ts', edits: [{ find, replace: 'X' }] })
    const { calls, files } = await runScript({
      project: { 'a.ts': 'one\ntwo\n' },
      script: [
        calling(
          say.call('edit_file', {
            path: 'a.ts',
            edits: [
              { find: 'one', replace: '1' },
              { find: 'nine', replace: '9' },
            ],
          }),
        ),
        calling(edit('ten')),
        calling(edit('eleven')),
        calling(write('a.ts', 'whole\n')),
        calling(edit('whole')),
        done,
      ],
    })
    const answer = (call: number) => JSON.stringify(calls[call]?.prompt.at(-1))
    expect(answer(1)).toContain('1 of 2 edits are applied. These failed:\\nEdit 2:')
    expect(answer(2)).toContain('write the whole of a.ts with write_file')
    expect(answer(3)).toContain('missed twice')
    expect(files.get('a.ts')).toBe('X\n')
  })

  it('does not take a file that leaves code out', async () => {
    const { files, calls } = await runScript({
      project: { 'a.ts': 'one\ntwo\nthree\n' },
      script: [calling(write('a.ts', 'ONE\n// ... rest of the code\n')), done],
    })
    expect(files.get('a.ts')).toBe('one\ntwo\nthree\n')
    expect(JSON.stringify(calls[1]?.prompt.at(-1))).toContain('leaves code out')
  })

  it('overwrites nothing that a person saved meanwhile', async () => {
    const files = createMemoryFiles([['a.ts', 'old']])
    const { calls } = await runScript({
      files,
      script: (_options, call) => {
        if (call === 2) files.contents.set('a.ts', 'by hand')
        return call === 1
          ? calling(say.call('read_file', { path: 'a.ts' }))
          : call === 2
            ? calling(write('a.ts'))
            : done
      },
    })
    expect(files.contents.get('a.ts')).toBe('by hand')
    expect(JSON.stringify(calls[2]?.prompt.at(-1))).toContain('changed by somebody else')
  })

  it.each([
    ['is listed', say.call('list_files', {})],
    ['is searched', say.call('search_files', { query: 'hand' })],
    ['is edited', say.call('edit_file', { path: 'a.ts', edits: [{ find: 'hand', replace: 'heart' }] })],
  ])('knows nothing of a text that only %s', async (_what, look) => {
    const files = createMemoryFiles([['a.ts', 'old']])
    const { calls } = await runScript({
      files,
      script: (_options, call) => {
        if (call === 2) files.contents.set('a.ts', 'by hand')
        const steps = [
          calling(say.call('read_file', { path: 'a.ts' })),
          calling(look),
          calling(write('a.ts')),
        ]
        return steps[call - 1] ?? done
      },
    })
    expect(files.contents.get('a.ts')).toMatch(/^by he?a/)
    expect(JSON.stringify(calls[3]?.prompt.at(-1))).toContain('changed by somebody else')
  })

  it('asks its questions and ends, because the answers are the next prompt', async () => {
    const questions = [{ id: 'q', text: 'Which colour?', choices: ['Red', 'Blue'] }]
    const { events, finished, calls } = await runScript({ script: [calling(say.call('ask', { questions }))] })
    expect(ofType(events, 'questions')).toEqual([{ type: 'questions', questions }])
    expect(finished).toMatchObject({ status: 'succeeded', notification: null })
    expect(calls).toHaveLength(1)
  })

  it('refuses more than five questions', async () => {
    const questions = Array.from({ length: 6 }, (_, id) => ({ id: `${id}`, text: 'Why?', choices: [] }))
    const { events } = await runScript({ script: [calling(say.call('ask', { questions })), done] })
    expect(ofType(events, 'questions')).toEqual([])
  })

  it('proposes a plan in plan mode and changes nothing, even where the model tries to', async () => {
    const { events, files, finished, calls } = await runScript({
      request: { mode: 'plan', prompt: 'Build a shop app' },
      script: [calling(write('a.ts'), say.call('set_plan', planInput)), done],
    })
    expect(ofType(events, 'plan')).toEqual([{ type: 'plan', plan }])
    expect(files.size).toBe(0)
    expect(finished).toMatchObject({ status: 'succeeded', changedFiles: [], notification: null })
    expect(calls[0]?.tools?.map(({ name }) => name)).not.toContain('write_file')
  })

  it('writes nothing outside of the approved plan, and tells the model so', async () => {
    const { files, finished, calls, events } = await runScript({
      request: { approvedPlan: plan },
      script: [calling(write('a.ts'), write('d.ts'), write('.joinery/app.json', '{}')), done],
    })
    expect([...files.keys()]).toEqual(['a.ts', '.joinery/app.json'])
    expect(finished.unplannedFiles).toEqual([])
    expect(JSON.stringify(calls[1]?.prompt.at(-1))).toContain(
      'd.ts is not in the plan that the user approved',
    )
    expect(ofType(events, 'plan')).toHaveLength(1)
  })

  it('lists what it wrote beyond a plan that nobody approved', async () => {
    const { finished } = await runScript({
      script: [calling(say.call('set_plan', planInput), write('a.ts'), write('d.ts')), done],
    })
    expect(finished).toMatchObject({ changedFiles: ['a.ts', 'd.ts'], unplannedFiles: ['d.ts'] })
  })

  it('never writes, renames or deletes a locked file', async () => {
    const files = createMemoryFiles([
      ['auth/login.ts', 'safe'],
      ['a.ts', 'x'],
    ])
    await runScript({
      files: { ...files, lockedPaths: ['auth'] },
      script: [
        calling(
          write('auth/login.ts', 'open'),
          write('auth/new.ts', 'open'),
          say.call('edit_file', { path: 'auth/login.ts', edits: [{ find: 'safe', replace: 'open' }] }),
          say.call('delete_file', { path: 'auth/login.ts' }),
          say.call('rename_file', { from: 'a.ts', to: 'auth/a.ts' }),
        ),
        done,
      ],
    })
    expect(Object.fromEntries(files.contents)).toEqual({ 'auth/login.ts': 'safe', 'a.ts': 'x' })
  })

  it('takes fenced files from a model that cannot call tools, and asks again only for those that failed', async () => {
    const files = createMemoryFiles([['locked.ts', 'x']])
    const { events, calls, finished } = await runScript({
      files: { ...files, lockedPaths: ['locked.ts'] },
      modelInfo: { canCallTools: false },
      script: [
        {
          parts: [
            ...say.text('Here:\n```tsx src/a.tsx\none\n```\nand\n```ts locked.ts\nopen\n```\nBye.', 3),
            say.end(),
          ],
        },
        done,
      ],
    })
    expect(Object.fromEntries(files.contents)).toEqual({ 'locked.ts': 'x', 'src/a.tsx': 'one\n' })
    expect(filesOfLog(events)).toEqual({ 'src/a.tsx': 'one\n' })
    expect(
      ofType(events, 'text')
        .map(({ delta }) => delta)
        .join(''),
    ).toBe('Here:\nand\nBye.\n\nDone.')
    const notice = JSON.stringify(calls[1]?.prompt.at(-1))
    expect(notice).toContain('locked.ts is locked')
    expect(notice).not.toContain('src/a.tsx')
    expect(finished.status).toBe('succeeded')
    expect(calls[0]?.tools ?? []).toEqual([])
  })

  it.each([
    [
      'puts code without a path into the conversation',
      say.text('Here:\n```tsx\nexport const a = 1\n```\n'),
      'path on its first line',
    ],
    ['stops after its plan', say.call('set_plan', planInput), 'nothing is written yet'],
  ])('reminds a model that %s', async (_what, parts, reminder) => {
    const { calls, finished } = await runScript({
      request: { prompt: 'Build a shop app' },
      script: (_options, call) =>
        call === 1 ? { parts: [...parts, say.end()] } : call === 3 ? calling(write('a.ts')) : done,
    })
    expect(calls.some(({ prompt }) => JSON.stringify(prompt.at(-1)).includes(reminder))).toBe(true)
    expect(finished.status).toBe('succeeded')
  })

  it('leaves code that a capable model quotes in its answer alone', async () => {
    const { files } = await runScript({
      project: { 'a.ts': 'whole\n' },
      request: { prompt: 'How does a.ts work?' },
      script: [{ parts: [...say.text('```ts a.ts\npart\n```\n'), say.end()] }],
    })
    expect(files.get('a.ts')).toBe('whole\n')
  })
})

describe('checking', () => {
  const problem = (message: string): RunDiagnostic => ({
    message,
    path: 'a.ts',
    line: 1,
    column: 1,
    frame: null,
  })
  const stage = (name: CheckStage['stage'], ...rounds: string[][]): CheckStage & { count: () => number } => {
    let count = 0
    return {
      stage: name,
      count: () => count,
      findProblems: async () => (rounds[Math.min(count++, rounds.length - 1)] ?? []).map(problem),
    }
  }

  it('is given up at once when the run is stopped', async () => {
    const controller = new AbortController()
    const findProblems = () => {
      setTimeout(() => controller.abort(), 10)
      return new Promise<never>(() => undefined)
    }
    const { finished } = await runScript({
      signal: controller.signal,
      checker: { stages: [{ stage: 'compile', findProblems }] },
      script: [calling(write('a.ts')), done],
    })
    expect(finished).toMatchObject({ status: 'stopped', changedFiles: ['a.ts'] })
  })

  it('returns the first failing stage, and does not ask the later ones', async () => {
    const compile = stage('compile', [])
    const types = stage('types', ['Wrong type'], [])
    const runtime = stage('runtime', [])
    const { calls, events, finished } = await runScript({
      checker: { stages: [compile, types, runtime] },
      script: [calling(write('a.ts'), say.call('check', {})), calling(write('a.ts', 'mended\n')), done],
    })
    expect(JSON.stringify(calls[1]?.prompt.at(-1))).toContain('a.ts:1:1: Wrong type')
    expect(ofType(events, 'check').map(({ stage: name, isOk }) => `${name} ${isOk}`)).toEqual([
      'compile true',
      'types false',
      'compile true',
      'types true',
      'runtime true',
    ])
    expect(runtime.count()).toBe(1)
    expect(finished.notification).toEqual({ success: true, message: notifications.built, details: ['a.ts'] })
  })

  it('does not count errors that were there before the run', async () => {
    const { finished, calls } = await runScript({
      project: { 'b.ts': 'broken' },
      checker: { stages: [stage('compile', ['Old error'])] },
      script: [calling(write('a.ts')), done],
    })
    expect(finished.status).toBe('succeeded')
    expect(calls).toHaveLength(2)
  })

  it('gives new errors back to the model by itself, at most twice, and then ends honestly', async () => {
    const { finished, calls } = await runScript({
      checker: { stages: [stage('compile', ['First'], ['Second'], ['Third'])] },
      script: (_options, call) => (call % 2 === 1 ? calling(write('a.ts', `${call}`)) : done),
    })
    expect(calls).toHaveLength(6)
    expect(finished).toMatchObject({
      status: 'failed',
      reason: failures.check,
      notification: { success: false, message: notifications.broken, details: ['a.ts:1:1: Third'] },
    })
  })

  it('does not give the same errors back twice', async () => {
    const { calls, finished } = await runScript({
      checker: { stages: [stage('compile', ['Same'])] },
      script: (_options, call) => (call % 2 === 1 ? calling(write('a.ts', `${call}`)) : done),
    })
    expect(calls).toHaveLength(4)
    expect(finished.status).toBe('failed')
  })
})

describe('limits', () => {
  it('withholds the tools at the last step, asks for a summary, and says that there is more to do', async () => {
    const { calls, finished, events } = await runScript({
      limits: { maxSteps: 3 },
      script: (options, call) => (options.toolChoice?.type === 'none' ? done : calling(write(`${call}.ts`))),
    })
    expect(calls).toHaveLength(3)
    expect(JSON.stringify(calls[2]?.prompt.at(-1))).toContain('no tools can be called any more')
    const reason = failures.stepLimit.replace('{count}', '3')
    expect(ofType(events, 'text').map(({ delta }) => delta)).toEqual(['Done.', `\n\n${reason}`])
    expect(finished).toMatchObject({ status: 'succeeded', reason })
  })

  it.each([
    ['tokens', { maxTokens: 450 }, failures.tokenLimit],
    ['cost', { maxCostMicros: 1_200 }, failures.costLimit],
  ])('ends when the %s are used up', async (_what, limits, reason) => {
    const { calls, finished } = await runScript({
      limits,
      modelInfo: { price: { inputMicros: 3_000_000, cachedInputMicros: 300_000, outputMicros: 15_000_000 } },
      script: (options, call) => (options.toolChoice?.type === 'none' ? done : calling(write(`${call}.ts`))),
    })
    expect(calls.length).toBeLessThanOrEqual(5)
    expect(calls.at(-1)?.toolChoice).toEqual({ type: 'none' })
    expect(finished).toMatchObject({ reason })
  })

  it('ends when time is up, in the middle of an answer', async () => {
    const { finished } = await runScript({
      limits: { maxDurationMs: 60 },
      script: () => ({ parts: say.text('And'), hangs: true }),
    })
    expect(finished).toMatchObject({ status: 'failed', reason: failures.timeLimit })
  })

  it('counts tokens and their price, cached ones at theirs', async () => {
    const { events, record } = await runScript({
      modelInfo: { price: { inputMicros: 3_000_000, cachedInputMicros: 300_000, outputMicros: 15_000_000 } },
      script: [calling(write('a.ts')), done],
    })
    const use = { model: 'scripted', inputTokens: 100, cachedTokens: 40, outputTokens: 10, costMicros: 342 }
    expect(ofType(events, 'model-use').map((event) => event.use)).toEqual([use, use])
    expect(record?.use).toEqual({
      ...use,
      inputTokens: 200,
      cachedTokens: 80,
      outputTokens: 20,
      costMicros: 684,
    })
  })
})

describe('the record of a run', () => {
  it('holds model, tokens, duration and tool calls, and gives the same run again with no network', async () => {
    const script = [
      {
        parts: [...say.text('One moment.'), ...say.call('write_file', { path: 'a.tsx', content: page }, 7)],
        error: new Error('reset'),
      },
      calling(say.call('read_file', { path: 'a.tsx' }), write('b.ts')),
      done,
    ]
    const first = await runScript({ script })
    expect(first.record).toMatchObject({ model: 'scripted', use: { inputTokens: 200, outputTokens: 20 } })
    expect(first.record?.toolCalls.map(({ name, isOk }) => [name, isOk])).toEqual([
      ['write_file', true],
      ['read_file', true],
      ['write_file', true],
    ])
    const stored: NonNullable<typeof first.record> = JSON.parse(JSON.stringify(first.record))
    const again = await runScript({ model: createReplayModel(stored) })
    expect(again.events).toEqual(first.events)
    expect([...again.files]).toEqual([...first.files])
  })
})
