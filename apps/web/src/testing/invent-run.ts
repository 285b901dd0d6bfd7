import { chatMessage, run } from '@joinery/contract'
import type { ChatMessage, Run, RunEvent, RunEventBody } from '@joinery/contract'

/** For tests: a run that nobody started, with what matters to the test set. */
export function inventRun(facts: Partial<Run> = {}): Run {
  return {
    id: run.shape.id.parse(crypto.randomUUID()),
    projectId: run.shape.projectId.parse(crypto.randomUUID()),
    userId: run.shape.userId.parse(crypto.randomUUID()),
    status: 'running',
    mode: 'build',
    prompt: 'Build a tea shop app',
    model: 'offline',
    attachments: [],
    versionBefore: null,
    versionAfter: null,
    lastPosition: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    startedAt: null,
    endedAt: null,
    ...facts,
  }
}

/** For tests: a message that nobody wrote. */
export function inventMessage(facts: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: crypto.randomUUID(),
    projectId: chatMessage.shape.projectId.parse(crypto.randomUUID()),
    userId: 'ai',
    isUser: false,
    message: 'Done.',
    createdAt: '2026-01-01T00:00:00.000Z',
    runId: null,
    runStatus: null,
    runMode: null,
    imageUrl: null,
    attachments: [],
    generatedFiles: [],
    plan: null,
    questions: [],
    buildNotification: null,
    use: null,
    projectStatus: null,
    ...facts,
  }
}

/** For tests: the log of a run, positions and all. */
export function logOf(runId: Run['id'], bodies: readonly RunEventBody[]): RunEvent[] {
  return bodies.map((body, index) => ({
    runId,
    position: index + 1,
    at: '2026-01-01T00:00:01.000Z',
    body,
  }))
}

/** For tests: a run in which everything happens that can. */
export const fullStory: readonly RunEventBody[] = [
  { type: 'accepted', prompt: 'Build a tea shop app', mode: 'build', model: 'offline' },
  { type: 'progress', percent: 10, label: 'Accepted' },
  { type: 'reasoning', delta: 'A shop. ' },
  { type: 'reasoning', delta: 'With tea.' },
  { type: 'text', delta: 'I will build ' },
  { type: 'text', delta: 'a **tea shop**.' },
  {
    type: 'plan',
    plan: {
      app: {
        name: 'Tea shop',
        description: 'Build a tea shop app',
        features: [],
        framework: 'React',
        database: 'Supabase',
        payment: 'None',
        needsSupabaseIntegration: true,
        needsGitHubIntegration: true,
      },
      steps: [
        { id: 'a', title: 'Set the table' },
        { id: 'b', title: 'Pour the tea' },
      ],
      files: ['src/app.tsx', 'src/menu.tsx'],
      understood: ['A menu of teas'],
      notUnderstood: ['"the usual"'],
    },
  },
  { type: 'progress', percent: 20, label: 'Plan ready' },
  { type: 'step', id: 'a', state: 'active' },
  { type: 'tool', id: '1', name: 'write_file', title: 'Writing src/app.tsx', state: 'started', detail: null },
  { type: 'file-started', path: 'src/app.tsx', isNew: true },
  { type: 'progress', percent: 30, label: 'Writing files' },
  { type: 'file-delta', path: 'src/app.tsx', delta: 'export ' },
  { type: 'file-started', path: 'src/menu.tsx', isNew: true },
  { type: 'file-delta', path: 'src/menu.tsx', delta: 'menu' },
  { type: 'file-delta', path: 'src/app.tsx', delta: 'const app = 1\n' },
  { type: 'file-written', path: 'src/app.tsx', size: 21, addedLines: 1, removedLines: 0 },
  { type: 'tool', id: '1', name: 'write_file', title: 'Wrote src/app.tsx', state: 'succeeded', detail: null },
  { type: 'file-discarded', path: 'src/menu.tsx', reason: 'The text was cut off.' },
  { type: 'step', id: 'a', state: 'done' },
  { type: 'file-renamed', from: 'src/app.tsx', to: 'src/shop.tsx' },
  { type: 'file-deleted', path: 'src/old.tsx' },
  { type: 'retrying', reason: 'The provider is busy.', attempt: 1 },
  { type: 'repair', path: 'src/shop.tsx', description: 'Added a missing import' },
  { type: 'progress', percent: 95, label: 'Generating final code...' },
  {
    type: 'check',
    stage: 'compile',
    isOk: false,
    diagnostics: [{ message: 'Unexpected }', path: 'src/shop.tsx', line: 3, column: 1, frame: null }],
  },
  { type: 'check', stage: 'compile', isOk: true, diagnostics: [] },
  { type: 'step', id: 'b', state: 'done' },
  { type: 'questions', questions: [{ id: 'q', text: 'Green or black?', choices: ['Green', 'Black'] }] },
  {
    type: 'model-use',
    use: { model: 'offline', inputTokens: 10, outputTokens: 5, cachedTokens: 2, costMicros: 3 },
  },
  {
    type: 'model-use',
    use: { model: 'offline', inputTokens: 1, outputTokens: 1, cachedTokens: 0, costMicros: 4 },
  },
  { type: 'text', delta: 'The shop is open.' },
  { type: 'progress', percent: 100, label: 'Saved' },
  {
    type: 'finished',
    status: 'succeeded',
    reason: null,
    changedFiles: ['src/shop.tsx'],
    unplannedFiles: ['src/shop.tsx'],
    notification: { success: true, message: 'Built', details: ['src/shop.tsx'] },
    isCharged: true,
  },
]
