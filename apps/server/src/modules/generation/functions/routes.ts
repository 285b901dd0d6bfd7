import { randomUUID } from 'node:crypto'
import { projectId, runId, texts } from '@joinery/contract'
import type { ChatMessage, ProjectId } from '@joinery/contract'
import { z } from 'zod'
import { allowOtherOrigins } from '../../../http/allow-other-origins.ts'
import { AppError } from '../../../http/app-error.ts'
import type { App, RequestContext } from '../../../http/app-types.ts'
import { requireSession } from '../../../http/require-session.ts'
import type { Caller, Sessions } from '../../../http/require-session.ts'
import { findEntry } from '../../projects/index.ts'
import type { OpenProject, ProjectsModule } from '../../projects/index.ts'
import type { Conversation } from '../chat/create-conversation.ts'
import type { Runs } from '../create-runs.ts'
import type { RunLog } from '../log/create-run-log.ts'
import type { StartRun } from '../start-run.ts'
import { awaitRun } from './await-run.ts'
import { fileStructure } from './file-structure.ts'

interface Dependencies {
  sessions: Sessions
  projects: ProjectsModule
  startRun: StartRun
  runs: Runs
  log: RunLog
  conversation: Conversation
}

const prompt = z.string().trim().min(1).max(100_000)
/** A client may name the user; who it is, the session says. */
const codeRequest = z.object({ prompt, projectId })
const chatRequest = z.object({ prompt, projectId, fileUrl: z.string().max(2_000).nullish() })
const keepRequest = z.object({ prompt, projectId, summary: z.string().max(1_000_000), fileStructure })
const sessionRequest = z.object({ projectId: projectId.nullish() })

const functionNames = [
  'generate-code',
  'generate-chat-completion',
  'initialize-project-session',
  'save-generation',
] as const

/** The functions of the workspace as other clients call them: one request, one answer, made of a run each. */
export function addFunctionRoutes(app: App, dependencies: Dependencies): void {
  const { sessions, projects, startRun, runs, log, conversation } = dependencies
  for (const name of functionNames) allowOtherOrigins(app, `/functions/v1/${name}`)

  async function runPrompt(
    caller: Caller,
    input: { prompt: string; projectId: ProjectId; attachments: string[] },
  ) {
    const id = runId.parse(randomUUID())
    const started = await startRun(caller, { ...input, id, mode: 'build', files: [] })
    await awaitRun(log, started)
    const run = await runs.open(caller, id)
    const project = await projects.openProject(caller, input.projectId)
    const { messages } = await conversation.list(project.id, { before: undefined, limit: 200 })
    const answer = messages.find((message) => message.runId === id && !message.isUser)
    if (!answer) throw new AppError('internal', texts.errors.internal)
    return { run, project, answer }
  }

  async function readGenerated(project: OpenProject, { generatedFiles }: ChatMessage) {
    const tree = await projects.resolveTree(project.treeId)
    const present = generatedFiles.filter((path) => findEntry(tree, path)?.kind === 'file')
    return Promise.all(
      present.map(async (path) => {
        const { content } = await projects.readFile(project.treeId, path)
        return { path, content }
      }),
    )
  }

  app.post('/functions/v1/generate-code', async (context) => {
    const caller = await requireSession(context, sessions)
    const input = await readBody(context, codeRequest)
    const { run, project, answer } = await runPrompt(caller, { ...input, attachments: [] })
    if (run.status === 'failed') throw new AppError('unavailable', answer.message)
    return context.json({
      generatedFiles: await readGenerated(project, answer),
      explanation: answer.message,
    })
  })

  app.post('/functions/v1/generate-chat-completion', async (context) => {
    const caller = await requireSession(context, sessions)
    const input = await readBody(context, chatRequest)
    const attachments = attachmentsOf(input.fileUrl)
    const { project, answer } = await runPrompt(caller, { ...input, attachments })
    return context.json({
      text: answer.message,
      files: await readGenerated(project, answer),
      buildNotification: answer.buildNotification,
    })
  })

  app.post('/functions/v1/save-generation', async (context) => {
    const caller = await requireSession(context, sessions)
    const { projectId: wanted, fileStructure: files, ...said } = await readBody(context, keepRequest)
    const { id: openId, userId } = await projects.openProject(caller, wanted)
    const id = await conversation.keep({ projectId: openId, userId, files, ...said })
    return context.json({ id, projectId: openId, fileStructure: files, ...said })
  })

  app.post('/functions/v1/initialize-project-session', async (context) => {
    const caller = await requireSession(context, sessions)
    const { projectId: wanted } = await readBody(context, sessionRequest)
    const project = wanted
      ? await projects.openProject(caller, wanted)
      : await projects.createProject(caller.userId, newProject(new Date()))
    return context.json({ projectId: project.id, userId: caller.userId, chatId: project.id })
  })
}

async function readBody<Output>(context: RequestContext, schema: z.core.$ZodType<Output>): Promise<Output> {
  const parsed = z.safeParse(schema, await context.req.json().catch(() => ({})))
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new AppError('invalid-input', texts.errors['invalid-input'], { issues })
}

/** The public address of an attachment names its place in storage. */
function attachmentsOf(url: string | null | undefined): string[] {
  const path = /\/object\/public\/project_files\/(projects\/[^?#]+)/.exec(url ?? '')?.[1]
  return path === undefined ? [] : [decodeURIComponent(path)]
}

function newProject(at: Date) {
  const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }).format(
    at,
  )
  return {
    title: `Project ${date}`,
    description: '',
    techStack: ['react' as const, 'typescript' as const, 'tailwind' as const],
  }
}
