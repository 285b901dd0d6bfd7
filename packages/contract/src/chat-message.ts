import { z } from 'zod'
import { filePath } from './file.ts'
import { projectId, runId } from './ids.ts'
import { buildNotification, modelUse, question, runMode, runPlan, runStatus } from './run.ts'

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
})

export type ChatMessage = z.infer<typeof chatMessage>
