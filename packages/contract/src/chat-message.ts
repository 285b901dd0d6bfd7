import { z } from 'zod'
import { filePath } from './file.ts'
import { projectId, runId } from './ids.ts'
import { buildNotification, modelUse, question, runMode, runPlan, runStatus } from './run.ts'

const percent = z.int().min(0).max(100)

/** How far the work with a project's services has come, null for one that the project does not use. */
export const projectStatus = z.strictObject({
  codeHosting: percent.nullable(),
  hostedBackend: percent.nullable(),
})

/** One message of a project's conversation. `userId` is 'ai' for the assistant. */
export const chatMessage = z.strictObject({
  id: z.string(),
  projectId,
  userId: z.string(),
  isUser: z.boolean(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  /** The run that it started or that wrote it. */
  runId: runId.nullable(),
  runStatus: runStatus.nullable(),
  runMode: runMode.nullable(),
  imageUrl: z.string().nullable(),
  attachments: z.array(z.string()),
  generatedFiles: z.array(filePath),
  plan: runPlan.nullable(),
  questions: z.array(question),
  buildNotification: buildNotification.nullable(),
  use: modelUse.nullable(),
  /** Of the newest reply, where the project uses a repository or a backend. */
  projectStatus: projectStatus.nullable(),
})

export type ProjectStatus = z.infer<typeof projectStatus>
export type ChatMessage = z.infer<typeof chatMessage>
