import { texts } from '@joinery/contract'
import type { ModelUse, RunEvent, RunEventBody } from '@joinery/contract'
import type { RunActivity, RunFile, RunState } from './run-state.ts'

/** Tells a run on by one event. An event that was told already changes nothing, so a stream may repeat itself. */
export function applyRunEvent(run: RunState, { position, at, body }: RunEvent): RunState {
  if (position <= run.position) return run
  const told = tell(run, body, at)
  const isParagraphOver = body.type === 'text' ? false : run.text !== '' || told.isParagraphOver
  const leadLength = run.leadLength ?? (beginsWork.has(body.type) ? run.text.length : null)
  return { ...told, position, isParagraphOver, leadLength }
}

const beginsWork: ReadonlySet<string> = new Set(['plan', 'file-started', 'tool', 'check', 'questions'])

function tell(run: RunState, body: RunEventBody, at: string): RunState {
  switch (body.type) {
    case 'accepted':
      return { ...run, status: 'running', prompt: body.prompt, mode: body.mode, model: body.model }
    case 'progress':
      return { ...run, status: 'running', progress: laterOf(run.progress, body) }
    case 'text':
      return { ...run, text: joinText(run, body.delta) }
    case 'reasoning':
      return { ...run, reasoning: run.reasoning + body.delta }
    case 'plan':
      return {
        ...run,
        plan: body.plan,
        steps: body.plan.steps.map(({ id, title }) => ({ id, title, state: 'waiting' })),
      }
    case 'step':
      return {
        ...run,
        steps: run.steps.map((step) => (step.id === body.id ? { ...step, state: body.state } : step)),
      }
    case 'file-started':
      return withFile(run, { ...newFile(body.path), isNew: body.isNew })
    case 'file-delta': {
      const file = run.files.find(({ path }) => path === body.path) ?? newFile(body.path)
      return withFile(run, { ...file, state: 'writing', text: file.text + body.delta })
    }
    case 'file-written': {
      const { path, addedLines, removedLines } = body
      const file = run.files.find((each) => each.path === path) ?? newFile(path)
      return withFile(run, { ...file, state: 'written', addedLines, removedLines })
    }
    case 'file-renamed': {
      const files = run.files.filter(({ path }) => path !== body.from)
      return withFile({ ...run, files }, { ...newFile(body.to), state: 'renamed', note: body.from })
    }
    case 'file-deleted':
      return withFile(run, { ...newFile(body.path), state: 'deleted' })
    case 'file-discarded':
      return withFile(run, { ...newFile(body.path), state: 'discarded', note: body.reason })
    case 'tool': {
      const { id, title, state, detail } = body
      return withActivity(run, { id: `tool:${id}`, kind: 'tool', title, state, detail })
    }
    case 'check': {
      const state = body.isOk ? 'succeeded' : 'failed'
      const detail = body.diagnostics[0]?.message ?? null
      const title = texts.chat.activities.checks[body.stage]
      const told = withActivity(run, { id: countedId(run, 'check'), kind: 'check', title, state, detail })
      return { ...told, diagnostics: body.diagnostics }
    }
    case 'repair':
      return withActivity(run, {
        id: countedId(run, 'repair'),
        kind: 'repair',
        title: body.description,
        state: 'succeeded',
        detail: body.path,
      })
    case 'questions':
      return { ...run, questions: body.questions }
    case 'retrying':
      return withActivity(run, {
        id: countedId(run, 'retry'),
        kind: 'retry',
        title: texts.chat.activities.retrying,
        state: 'failed',
        detail: body.reason,
      })
    case 'model-use':
      return { ...run, use: run.use ? sumUse(run.use, body.use) : body.use }
    case 'version-saved':
      return { ...run, versionAfter: body.versionId }
    case 'finished':
      return {
        ...run,
        status: body.status,
        isStopping: false,
        reason: body.reason,
        files: run.files.map(forgetText),
        unplannedFiles: body.unplannedFiles,
        notification: body.notification,
        isCharged: body.isCharged,
        endedAt: at,
      }
  }
}

/** The project has the text by now. What was still being written was not kept. */
const forgetText = (file: RunFile): RunFile => ({
  ...file,
  text: '',
  state: file.state === 'writing' ? 'discarded' : file.state,
})

/** Progress never goes back: a second model call starts counting where the first one stood. */
function laterOf(before: RunState['progress'], { percent, label }: { percent: number; label: string }) {
  return before && before.percent > percent ? { ...before, label } : { percent, label }
}

function joinText({ text, isParagraphOver }: RunState, delta: string): string {
  if (!isParagraphOver || text === '' || text.endsWith('\n\n')) return text + delta
  return `${text.trimEnd()}\n\n${delta.trimStart()}`
}

const newFile = (path: string): RunFile => ({
  path,
  state: 'writing',
  isNew: false,
  text: '',
  addedLines: 0,
  removedLines: 0,
  note: null,
})

function withFile(run: RunState, file: RunFile): RunState {
  const isKnown = run.files.some(({ path }) => path === file.path)
  const files = isKnown
    ? run.files.map((each) => (each.path === file.path ? file : each))
    : [...run.files, file]
  return { ...run, files }
}

function withActivity(run: RunState, activity: RunActivity): RunState {
  const isKnown = run.activities.some(({ id }) => id === activity.id)
  const activities = isKnown
    ? run.activities.map((each) => (each.id === activity.id ? activity : each))
    : [...run.activities, activity]
  return { ...run, activities }
}

const countedId = ({ activities }: RunState, kind: RunActivity['kind']) =>
  `${kind}:${activities.filter((each) => each.kind === kind).length}`

function sumUse(before: ModelUse, use: ModelUse): ModelUse {
  const isPriced = before.costMicros !== null && use.costMicros !== null
  return {
    model: use.model,
    inputTokens: before.inputTokens + use.inputTokens,
    outputTokens: before.outputTokens + use.outputTokens,
    cachedTokens: before.cachedTokens + use.cachedTokens,
    costMicros: isPriced ? (before.costMicros ?? 0) + (use.costMicros ?? 0) : null,
  }
}
