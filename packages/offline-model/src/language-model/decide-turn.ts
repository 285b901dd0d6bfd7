import { changeModel, type ChangedModel } from '../change/change-model.ts'
import type { ApplicationModel } from '../model/application-model.ts'
import { modelPath, readStoredModel, writeStoredModel } from '../model/stored-model.ts'
import { planInput, planSteps, type PlanInput, type PlannedStep } from '../plan/plan-application.ts'
import { limitToFramework } from '../render/components/limit-to-framework.ts'
import { renderApplication } from '../render/index.ts'
import { understand } from '../understand/understand.ts'
import { advice, answerQuestion, greet, sayAnotherApp, sayUnreadable, sumUp } from './answers.ts'
import { sayLimit } from './limits.ts'
import { mergeFiles } from './merge-files.ts'
import type { Conversation, MadeCall } from './read-conversation.ts'
import { namesAnotherApp, readIntent, wishForNew } from './read-intent.ts'
import { readWishes } from './read-wishes.ts'
import type { Turn, WantedCall } from './turn.ts'

/**
 * What to say and do next. It is decided anew at every call from the conversation alone: nothing is remembered between
 * calls, so that a run can be replayed, stopped and resumed.
 */
export function decideTurn(conversation: Conversation): Turn {
  const { calls, tools, notices } = conversation
  if (tools.size === 0 || hasWritten(calls) || hasAsked(calls)) return say(sumUp(calls, notices))
  const stored = calls.find((call) => call.tool === 'read_file' && pathOf(call) === modelPath)
  if (stored === undefined && conversation.files.includes(modelPath)) {
    return { text: '', calls: [{ tool: 'read_file', input: { path: modelPath } }] }
  }
  const model = stored === undefined || !stored.isOk ? undefined : readStoredModel(readShown(stored.result))
  return model === undefined ? begin(conversation) : goOn(conversation, model)
}

function hasWritten(calls: readonly MadeCall[]): boolean {
  return calls.some(({ tool }) => tool === 'write_file' || tool === 'set_plan')
}

function hasAsked(calls: readonly MadeCall[]): boolean {
  return calls.some(({ tool }) => tool === 'ask')
}

function say(text: string): Turn {
  return { text, calls: [] }
}

function pathOf({ input }: MadeCall): string {
  return typeof input === 'object' && input !== null && 'path' in input && typeof input.path === 'string'
    ? input.path
    : ''
}

/** The engine shows a file between marks. */
function readShown(result: string): string {
  return /^<file path="[^"]*">\n([\s\S]*)\n<\/file>$/.exec(result)?.[1] ?? result
}

/** There is no application of ours yet. */
function begin(conversation: Conversation): Turn {
  const wishes = readWishes(conversation)
  const [request = ''] = wishes
  const intent = readIntent(request, { hasApplication: false })
  switch (intent) {
    case 'greeting':
      return say(greet())
    case 'question':
      return say(answerQuestion(request, undefined))
    case 'unclear':
      return ask(conversation)
    case 'change':
    case 'build':
      return build(conversation, understandAll(wishes))
  }
}

/** The first wish makes the application, the others change it before it is built. */
function understandAll([first = '', ...changes]: readonly string[]): ApplicationModel {
  const { model, missed } = changeAll(understand(first), changes)
  return missed.length === 0 ? model : { ...model, notUnderstood: [...model.notUnderstood, ...missed] }
}

function changeAll(model: ApplicationModel, wishes: readonly string[]): ChangedModel {
  return wishes.reduce<ChangedModel>(
    (before, wish) => {
      const { model: after, done, planned, missed } = changeModel(before.model, wish)
      return {
        model: after,
        done: [...before.done, ...done],
        planned: [...before.planned, ...planned],
        missed: [...before.missed, ...missed],
      }
    },
    { model, done: [], planned: [], missed: [] },
  )
}

function ask({ tools }: Conversation): Turn {
  const text = sayUnreadable()
  if (!tools.has('ask')) return say(text)
  return {
    text,
    calls: [
      {
        tool: 'ask',
        input: {
          questions: [
            {
              id: 'kind',
              text: 'What shall I build?',
              choices: [
                'An online shop',
                'A blog with articles',
                'A booking site',
                'A task board',
                'A company website',
                'A dashboard with charts',
              ],
            },
          ],
        },
      },
    ],
  }
}

function build(conversation: Conversation, model: ApplicationModel): Turn {
  const files = renderFiles(model)
  const written = limitToFramework(model)
  const steps = planSteps(written, [...files.keys()])
  const plan = planInput(written, steps)
  if (conversation.isPlanning) return { text: '', calls: [{ tool: 'set_plan', input: plan }] }
  const calls = [...makeRoom(conversation.files, [...files.keys()]), ...writeSteps(steps, files)]
  return { text: '', calls: [{ tool: 'set_plan', input: plan }, ...calls] }
}

/** Two files whose names differ in capitals alone cannot stand side by side, so the old one goes. A version keeps it. */
function makeRoom(present: readonly string[], wanted: readonly string[]): WantedCall[] {
  const exact = new Set(wanted)
  const folded = new Set(wanted.map((path) => path.toLowerCase()))
  return present
    .filter((path) => !exact.has(path) && folded.has(path.toLowerCase()))
    .map((path) => ({ tool: 'delete_file' as const, input: { path } }))
}

function renderFiles(model: ApplicationModel): Map<string, string> {
  return new Map([[modelPath, writeStoredModel(model)], ...renderApplication(model)])
}

function writeSteps(steps: readonly PlannedStep[], files: ReadonlyMap<string, string>): WantedCall[] {
  return steps.flatMap((step) => [
    ...step.files.map((path) => ({
      tool: 'write_file' as const,
      input: { path, content: files.get(path) ?? '' },
    })),
    { tool: 'tick_step' as const, input: { id: step.id } },
  ])
}

/** There is an application of ours, and it is to be changed, replaced or talked about. */
function goOn(conversation: Conversation, model: ApplicationModel): Turn {
  const wishes = readWishes(conversation)
  const [request = ''] = wishes
  const intent = readIntent(request, { hasApplication: true })
  if (intent === 'greeting') return say(greet())
  if (intent === 'question') return say(answerQuestion(request, model))
  if (intent === 'unclear') return say(sayUnreadable())
  const changed =
    intent === 'build'
      ? {
          model: understandAll([wishForNew(request), ...wishes.slice(1)]),
          done: ['Built a new app from your words.'],
          planned: ['Build a new app from your words'],
          missed: [],
        }
      : changeAll(model, wishes)
  if (changed.done.length === 0 && namesAnotherApp(request)) return say(sayAnotherApp(request))
  const limit = sayLimit(request)
  if (changed.done.length === 0 && limit !== undefined) return say(limit)
  if (changed.done.length === 0)
    return say(`I did not understand this change: "${shorten(request)}". ${advice}`)
  // What is there already needs no new files.
  if (changed.missed.length === 0 && JSON.stringify(changed.model) === JSON.stringify(model))
    return say(changed.done.join(' '))
  return rewrite(conversation, {
    before: model,
    after: changed.model,
    done: changed.done,
    planned: changed.planned,
    missed: [...changed.missed, ...newlyMissing(model, changed.model)],
  })
}

/** What the change asks for and the framework of the app does not have yet. */
function newlyMissing(before: ApplicationModel, after: ApplicationModel): string[] {
  const known = new Set(limitToFramework(before).notUnderstood)
  return limitToFramework(after).notUnderstood.filter(
    (line) => !known.has(line) && !after.notUnderstood.includes(line),
  )
}

interface Rewriting {
  readonly before: ApplicationModel
  readonly after: ApplicationModel
  readonly done: readonly string[]
  readonly planned: readonly string[]
  readonly missed: readonly string[]
}

function rewrite(conversation: Conversation, { before, after, done, planned, missed }: Rewriting): Turn {
  const base = renderFiles(before)
  const target = renderFiles(after)
  const paths = [...new Set([...base.keys(), ...target.keys()])].filter(
    (path) => base.get(path) !== target.get(path),
  )
  const read = new Map(
    conversation.calls.filter(({ tool }) => tool === 'read_file').map((call) => [pathOf(call), call]),
  )
  const unread = paths.filter((path) => conversation.files.includes(path) && !read.has(path))
  if (unread.length > 0)
    return { text: '', calls: unread.map((path) => ({ tool: 'read_file' as const, input: { path } })) }
  const mine = new Map(
    [...read].flatMap(([path, call]) =>
      call.isOk && isWhole(call.result) ? [[path, readShown(call.result)] as const] : [],
    ),
  )
  const merged = mergeFiles({ base, target, mine, paths })
  const plan = changePlan({ after, done: conversation.isPlanning ? planned : done, missed, merged })
  if (conversation.isPlanning) return { text: '', calls: [{ tool: 'set_plan', input: plan }] }
  return {
    text: '',
    calls: [
      { tool: 'set_plan', input: plan },
      ...merged.writes.map(([path, content]) => ({ tool: 'write_file' as const, input: { path, content } })),
      ...merged.deletions.map((path) => ({ tool: 'delete_file' as const, input: { path } })),
      ...plan.steps.map(({ id }) => ({ tool: 'tick_step' as const, input: { id } })),
    ],
  }
}

/** A file shown in part cannot be merged without losing the rest. */
function isWhole(result: string): boolean {
  return result.startsWith('<file path=') && !/\n\(\d+ more signs\)\n<\/file>$/.test(result)
}

function changePlan({
  after,
  done,
  missed,
  merged,
}: {
  after: ApplicationModel
  done: readonly string[]
  missed: readonly string[]
  merged: ReturnType<typeof mergeFiles>
}): PlanInput {
  return {
    name: after.name.slice(0, 120),
    description: 'A change to the app.',
    features: [],
    steps: done.map((line, at) => ({ id: `step-${at + 1}`, title: line.slice(0, 190) })).slice(0, 20),
    // What goes away is named as well: of an approved plan nothing else may be touched.
    files: [...merged.writes.map(([path]) => path), ...merged.deletions].slice(0, 500),
    understood: merged.kept.map((line) => line.slice(0, 480)).slice(0, 40),
    notUnderstood: [...missed, ...merged.conflicts].map((line) => line.slice(0, 480)).slice(0, 40),
  }
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 120 ? `${line.slice(0, 120)}…` : line
}
