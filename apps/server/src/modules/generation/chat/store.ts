import { randomUUID } from 'node:crypto'
import type { ChatMessage, ProjectId, RunId, UserId } from '@joinery/contract'
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'
import { chatHistory, runs } from '../schema.ts'

export type ChatStore = ReturnType<typeof createChatStore>

export interface StoredMessage extends Omit<
  ChatMessage,
  'createdAt' | 'userId' | 'imageUrl' | 'questions' | 'projectStatus'
> {
  /** Null once the account is gone. */
  userId: string | null
  createdAt: Date
  questions: ChatMessage['questions'] | null
}

export interface KeptGeneration {
  projectId: ProjectId
  userId: UserId
  prompt: string
  summary: string
  files: string[]
}

export function createChatStore(orm: Orm) {
  const inProject = eq(chatHistory.projectId, sql.placeholder('projectId'))
  const before = sql`(
    select sequence from ${chatHistory} b
    where b.id::text = ${sql.placeholder('before')} and b.project_id = ${sql.placeholder('projectId')}
  )`
  const listNewest = selectMessages(orm)
    .where(inProject)
    .limit(sql.placeholder('limit'))
    .prepare('list_messages')
  const listOlder = selectMessages(orm)
    .where(and(inProject, lt(chatHistory.sequence, before)))
    .limit(sql.placeholder('limit'))
    .prepare('list_older_messages')

  return {
    /** Newest first, below a message where one is named. */
    list: (
      projectId: ProjectId,
      page: { before: string | undefined; limit: number },
    ): Promise<StoredMessage[]> =>
      page.before === undefined
        ? listNewest.execute({ projectId, limit: page.limit })
        : listOlder.execute({ projectId, ...page }),

    /** Adds what was asked and what came of it, and returns the id of the answer. */
    async add({ projectId, userId, prompt, summary, files }: KeptGeneration): Promise<string> {
      const id = randomUUID()
      const shared = { projectId, userId, createdAt: sql`now()` }
      await orm.insert(chatHistory).values([
        { ...shared, id: randomUUID(), message: prompt, isUser: true },
        { ...shared, id, message: summary, isUser: false, generatedFiles: files },
      ])
      return id
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

const selectMessages = (orm: Orm) =>
  orm
    .select({
      id: chatHistory.id,
      projectId: chatHistory.projectId,
      userId: chatHistory.userId,
      isUser: chatHistory.isUser,
      message: chatHistory.message,
      createdAt: chatHistory.createdAt,
      runId: chatHistory.runId,
      runStatus: runs.status,
      runMode: runs.mode,
      attachments: chatHistory.attachments,
      generatedFiles: chatHistory.generatedFiles,
      plan: chatHistory.plan,
      questions: chatHistory.questions,
      buildNotification: chatHistory.buildNotification,
      use: chatHistory.use,
    })
    .from(chatHistory)
    .leftJoin(runs, eq(runs.id, chatHistory.runId))
    .orderBy(desc(chatHistory.sequence))
