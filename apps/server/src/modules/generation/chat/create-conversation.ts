import { formerMember } from '@joinery/contract'
import type { ChatMessage, ProjectId, ProjectStatus } from '@joinery/contract'
import type { HistoryMessage } from '@joinery/engine'
import type { RunRow } from '../runs/run-row.ts'
import type { ChatStore, KeptGeneration, StoredMessage } from './store.ts'

export type Conversation = ReturnType<typeof createConversation>

/** The engine compacts what it is given; more than this it never needs. */
const maxHistory = 60

interface Dependencies {
  store: ChatStore
  /** Null where the project uses neither a repository nor a backend. */
  projectStatusOf: (projectId: ProjectId) => Promise<ProjectStatus | null>
}

/** What was said about a project. */
export function createConversation({ store, projectStatusOf }: Dependencies) {
  return {
    /** Oldest first. The newest reply tells how far the project's services are. */
    async list(projectId: ProjectId, { before, limit }: { before: string | undefined; limit: number }) {
      const [found, status] = await Promise.all([
        store.list(projectId, { before, limit: limit + 1 }),
        before === undefined ? projectStatusOf(projectId) : null,
      ])
      const newest = before === undefined ? found.find(({ isUser }) => !isUser) : undefined
      return {
        messages: found
          .slice(0, limit)
          .toReversed()
          .map((stored) => ({
            ...presentMessage(stored),
            projectStatus: stored.id === newest?.id ? status : null,
          })),
        hasMore: found.length > limit,
      }
    },

    /** Keeps a generation. One that a run has just made is part of the conversation already. */
    async keep(generation: KeptGeneration): Promise<string> {
      const [answer, question] = await store.list(generation.projectId, { before: undefined, limit: 2 })
      const isKept = answer?.isUser === false && question?.message === generation.prompt
      return isKept ? answer.id : store.add(generation)
    },

    /** What was said before a run began, oldest first. */
    listBefore: async (run: RunRow): Promise<HistoryMessage[]> => {
      const found = await store.listBefore(run.projectId, run.id, maxHistory)
      return found.toReversed().filter(({ text }) => text !== '')
    },
  }
}

function presentMessage(stored: StoredMessage): Omit<ChatMessage, 'projectStatus'> {
  const image = stored.attachments.find((path) => pictures.test(path))
  return {
    ...stored,
    userId: stored.isUser ? (stored.userId ?? formerMember) : 'ai',
    createdAt: stored.createdAt.toISOString(),
    imageUrl: image === undefined ? null : `/storage/v1/object/public/project_files/${image}`,
    questions: stored.questions ?? [],
  }
}

const pictures = /\.(?:jpe?g|png|gif|svg|webp|avif)$/i
