import type { ChatMessage, ProjectId, RunId } from '@joinery/contract'
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'
import { chatHistory, runs } from '../schema.ts'

export type ChatStore = ReturnType<typeof createChatStore>

export interface StoredMessage extends Omit<ChatMessage, 'createdAt' | 'userId' | 'imageUrl' | 'questions'> {
  userId: string
  createdAt: Date
  questions: ChatMessage['questions'] | null
}

export function createChatStore(orm: Orm) {
  return {
    /** Newest first, below a message where one is named. */
    async list(
      projectId: ProjectId,
      { before, limit }: { before: string | undefined; limit: number },
    ): Promise<StoredMessage[]> {
      const isBefore =
        before === undefined
          ? undefined
          : lt(
              chatHistory.sequence,
              sql`(select sequence from ${chatHistory} b where b.id::text = ${before} and b.project_id = ${projectId})`,
            )
      return orm
        .select({
          id: chatHistory.id,
          projectId: chatHistory.projectId,
          userId: chatHistory.userId,
          isUser: chatHistory.isUser,
          message: chatHistory.message,
          createdAt: chatHistory.createdAt,
          runId: chatHistory.runId,
          runStatus: runs.status,
          attachments: chatHistory.attachments,
          generatedFiles: chatHistory.generatedFiles,
          plan: chatHistory.plan,
          questions: chatHistory.questions,
          buildNotification: chatHistory.buildNotification,
          use: chatHistory.use,
        })
        .from(chatHistory)
        .leftJoin(runs, eq(runs.id, chatHistory.runId))
        .where(and(eq(chatHistory.projectId, projectId), isBefore))
        .orderBy(desc(chatHistory.sequence))
        .limit(limit)
    },

    /** What was said before a run, newest first. */
    listBefore: (projectId: ProjectId, runId: RunId, limit: number) =>
      orm
        .select({
          isUser: chatHistory.isUser,
          text: chatHistory.message,
          changedFiles: chatHistory.generatedFiles,
        })
        .from(chatHistory)
        .where(
          and(
            eq(chatHistory.projectId, projectId),
            ne(sql`coalesce(${chatHistory.runId}, gen_random_uuid())`, runId),
          ),
        )
        .orderBy(desc(chatHistory.sequence))
        .limit(limit),
  }
}
