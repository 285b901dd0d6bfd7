import { setTimeout } from 'node:timers/promises'
import { createMemoryFiles, runGeneration } from '@joinery/engine'
import { texts } from '@joinery/contract'
import type { RunEventBody, RunPlan } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { modelPath, readStoredModel } from '../model/stored-model.ts'
import { createOfflineModel } from './create-offline-model.ts'

const request =
  'Build an online shop for loose-leaf tea with a cart, checkout and order history, in ivory and dark green'

describe('the offline model in the engine', () => {
  it('plans in eight to twelve steps, writes every planned file, ticks every step and says what it built', async () => {
    const project = createMemoryFiles()
    const events = await run(project, request)
    const plan = events.find(({ type }) => type === 'plan')
    const steps = plan?.type === 'plan' ? plan.plan.steps : []
    expect(steps.length).toBeGreaterThanOrEqual(8)
    expect(steps.length).toBeLessThanOrEqual(12)
    expect(plan?.type === 'plan' ? plan.plan.files.toSorted() : []).toEqual(
      [...project.contents.keys()].toSorted(),
    )
    expect(events.filter((event) => event.type === 'step' && event.state === 'done')).toHaveLength(
      steps.length,
    )
    expect(events.at(-1)).toMatchObject({ type: 'finished', status: 'succeeded', unplannedFiles: [] })
    expect(textOf(events)).toContain('I built Loose-leaf Tea Shop')
    expect(textOf(events)).toContain(
      'As a demonstration: Payment is checked and recorded, but no money moves.',
    )
    expect(readStoredModel(project.contents.get(modelPath) ?? '')?.look.background).toBe('#fffff0')
  })

  it('takes the place of a file whose name differs in capitals alone', async () => {
    const project = createMemoryFiles()
    project.contents.set('src/App.tsx', 'export const App = () => null\n')
    const events = await run(project, request)
    expect(events.at(-1)).toMatchObject({ type: 'finished', status: 'succeeded' })
    expect([...project.contents.keys()].filter((path) => /^src\/app\.tsx$/i.test(path))).toEqual([
      'src/app.tsx',
    ])
    expect(textOf(events)).not.toContain('refused')
  })

  it('ends with a list of what it did not understand, in the words of the request, and the advice to connect a provider', async () => {
    const events = await run(
      createMemoryFiles(),
      `${request}. It should levitate the merchandise over Paris.`,
    )
    expect(textOf(events)).toMatch(/Not done:\n- levitate the merchandise[^\n]*\n\n.*connect an AI provider/)
  })

  it('lets one watch a file being written, piece by piece', async () => {
    const project = createMemoryFiles()
    const events = await run(project, request)
    const written = events.flatMap((event) =>
      event.type === 'file-delta' && event.path === 'src/index.css' ? [event.delta] : [],
    )
    expect(written.join('')).toBe(project.contents.get('src/index.css'))
  })

  it('gives the same files for the same words', async () => {
    const [one, other] = [createMemoryFiles(), createMemoryFiles()]
    await run(one, request)
    await run(other, request)
    expect([...one.contents]).toEqual([...other.contents])
  })

  it('proposes and writes nothing in plan mode', async () => {
    const project = createMemoryFiles()
    const events = await run(project, request, { mode: 'plan' })
    expect(events.some(({ type }) => type === 'plan')).toBe(true)
    expect(project.contents.size).toBe(0)
  })

  it('changes the app it built, writes only what differs, and keeps what the user edited by hand', async () => {
    const project = createMemoryFiles()
    await run(project, request)
    const css = project.contents.get('src/index.css') ?? ''
    project.contents.set('src/index.css', `${css}\n/* by hand */\n`)
    const events = await run(project, 'make it tomato')
    expect(project.contents.get('src/index.css')).toContain('/* by hand */')
    expect(project.contents.get('src/index.css')).not.toBe(`${css}\n/* by hand */\n`)
    expect(readStoredModel(project.contents.get(modelPath) ?? '')?.look.component).toBe('#ff6347')
    expect(events.filter(({ type }) => type === 'file-written').length).toBeLessThan(12)
    expect(textOf(events)).toContain('Your own changes in src/index.css are kept.')
  })

  it('says so where the user and the change touched the same lines, and lets the lines of the user stand', async () => {
    const project = createMemoryFiles()
    await run(project, request)
    const readme = project.contents.get('README.md') ?? ''
    project.contents.set('README.md', readme.replace(/^.*$/m, '# My own title'))
    const events = await run(project, 'call it Blue Door')
    expect(project.contents.get('README.md')).toContain('# My own title')
    expect(textOf(events)).toMatch(/README\.md: you and this change touched the same lines/)
  })

  it('answers greetings and questions in words, without touching a file', async () => {
    const project = createMemoryFiles()
    await run(project, request)
    const before = [...project.contents]
    expect(textOf(await run(project, 'hello'))).toContain('I need no key and no network')
    expect(textOf(await run(project, 'Which pages does it have?'))).toContain(
      'Loose-leaf Tea Shop has the pages Home',
    )
    expect(textOf(await run(project, 'What is the capital of France?'))).toContain('Connect an AI provider')
    expect([...project.contents]).toEqual(before)
  })

  it('suggests what to do next in the code, with the words that do it, and changes nothing', async () => {
    const project = createMemoryFiles()
    await run(project, request)
    const before = [...project.contents]
    const said = textOf(await run(project, 'Any suggestions for the code?'))
    const [, path = ''] = /`(src\/data\/[^`]+)`/.exec(said) ?? []
    expect(project.contents.has(path)).toBe(true)
    expect([...project.contents]).toEqual(before)
    const [, words = ''] = /Say “([^”]+)”/.exec(said) ?? []
    await run(project, words)
    expect([...project.contents]).not.toEqual(before)
    expect(textOf(await run(project, 'What would you improve?'))).not.toContain(words)
  })

  it('puts another app in the place of this one only where that is said', async () => {
    const project = createMemoryFiles()
    await run(project, 'a chess game')
    const before = new Map(project.contents)
    expect(textOf(await run(project, 'a sleep tracker'))).toContain('build a new app: a sleep tracker')
    expect(project.contents).toEqual(before)
    await run(project, 'build a new app: a sleep tracker')
    expect(readStoredModel(project.contents.get(modelPath) ?? '')?.name).toBe('Sleep Tracker')
    expect([...project.contents.keys()].filter((path) => path.includes('chess'))).toEqual([])
  })

  it('answers in words where everything asked for is there already', async () => {
    const project = createMemoryFiles()
    await run(project, 'a sleep tracker')
    const before = new Map(project.contents)
    expect(textOf(await run(project, 'add a search bar'))).toBe('Search bar: that is there already.')
    expect(project.contents).toEqual(before)
  })

  it('says that it did not understand a change, and advises to connect a provider', async () => {
    const project = createMemoryFiles()
    await run(project, request)
    const before = [...project.contents]
    expect(textOf(await run(project, 'fly to the moon'))).toMatch(
      /did not understand this change: "fly to the moon".*connect an AI provider/,
    )
    expect([...project.contents]).toEqual(before)
  })

  it.each(['translate the app to Japanese', 'make the whole site in Italian'])(
    'says that it cannot translate, rather than that it did not understand: %s',
    async (wish) => {
      const project = createMemoryFiles()
      await run(project, request)
      expect(textOf(await run(project, wish))).toMatch(
        /^The built-in model cannot translate into this language/,
      )
      expect(textOf(await run(project, `${wish}. make it dark`))).toMatch(
        /The app is dark now[\s\S]*Not done:[\s\S]*cannot translate/,
      )
    },
  )

  it.each([
    '',
    '🙂🙂',
    'asdf',
    '请创建一个待办事项应用程序',
    'const a = {}; function b() { return <p>{a}</p> }; import x from "y"; let z = [1]; class Q { f() { return 1 } }',
  ])('asks what to build where the words say nothing: %s', async (prompt) => {
    const project = createMemoryFiles()
    const events = await run(project, prompt)
    expect(events.some(({ type }) => type === 'questions')).toBe(true)
    expect(project.contents.size).toBe(0)
  })
})

describe('a plan that is approved', () => {
  it('is what is built, with the changes to it', async () => {
    const project = createMemoryFiles()
    const wish = 'an app to track my houseplants and when to water them'
    const change = `${texts.chat.plan.changePrompt} make it green`
    const first = await propose(project, wish, [])
    const second = await propose(project, change, [wish])
    expect(second?.app.name).toBe(first?.app.name)
    const events = await run(project, texts.chat.plan.approved, {
      history: [change, wish],
      approvedPlan: second,
    })
    expect(textOf(events)).toContain('I built Houseplant Tracker')
    expect(textOf(events)).not.toContain('refused')
    expect(project.contents.get('.joinery/app.json')).toContain('"askedComponent": "green"')
  })

  it('is carried out on the app that is there', async () => {
    const project = createMemoryFiles()
    await run(project, 'a todo app')
    const wish = 'make it green and add a field for the effort'
    const planned = await propose(project, wish, ['a todo app'])
    expect(planned?.steps.map(({ title }) => title)).toEqual(['Make it green', 'Add a field for the effort'])
    const events = await run(project, texts.chat.plan.approved, {
      history: [wish, 'a todo app'],
      approvedPlan: planned,
    })
    expect(textOf(events)).toBe('It is green now. Added effort to tasks.')
  })

  it('may put another app in the place of the one that is there', async () => {
    const project = createMemoryFiles()
    await run(project, 'a todo app')
    const wish = 'Build a new app to lend books to friends with reminders'
    const planned = await propose(project, wish, ['a todo app'])
    const events = await run(project, texts.chat.plan.approved, {
      history: [wish, 'a todo app'],
      approvedPlan: planned,
    })
    expect(textOf(events)).not.toContain('refused')
    expect(events.some(({ type }) => type === 'file-deleted')).toBe(true)
    expect(events.at(-1)).toMatchObject({ status: 'succeeded', unplannedFiles: [] })
  })
})

async function propose(
  files: ReturnType<typeof createMemoryFiles>,
  prompt: string,
  history: readonly string[],
) {
  const events = await run(files, prompt, { mode: 'plan', history })
  return events.flatMap((event) => (event.type === 'plan' ? [event.plan] : [])).at(-1) ?? null
}

interface RunOptions {
  readonly mode?: 'plan' | 'build'
  /** What the user said before, newest first. */
  readonly history?: readonly string[]
  readonly approvedPlan?: RunPlan | null
}

async function run(
  files: ReturnType<typeof createMemoryFiles>,
  prompt: string,
  { mode = 'build', history = [], approvedPlan = null }: RunOptions = {},
): Promise<RunEventBody[]> {
  const events: RunEventBody[] = []
  const generation = runGeneration({
    model: createOfflineModel(),
    modelInfo: {
      id: 'offline',
      family: 'offline',
      price: null,
      canCallTools: true,
      contextTokens: 1_000_000,
    },
    request: {
      prompt,
      mode,
      history: history.toReversed().map((text) => ({ isUser: true, text, changedFiles: [] })),
      attachments: [],
      selectedFiles: [],
      approvedPlan,
    },
    files,
    now: () => new Date('2026-01-01T00:00:00Z'),
    wait: (ms, signal) => setTimeout(ms, undefined, { signal }),
    signal: new AbortController().signal,
  })
  for await (const event of generation) events.push(event)
  return events
}

function textOf(events: readonly RunEventBody[]): string {
  return events.map((event) => (event.type === 'text' ? event.delta : '')).join('')
}
