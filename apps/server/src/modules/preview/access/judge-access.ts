import type { ProjectId } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { Sessions } from '../../../http/require-session.ts'
import type { OpenProject, ProjectsModule } from '../../projects/index.ts'
import type { PreviewPass } from './preview-passes.ts'

interface Dependencies {
  sessions: Pick<Sessions, 'isLive'>
  openProject: ProjectsModule['openProject']
  now: () => Date
}

export type JudgeAccess = ReturnType<typeof createJudgeAccess>

/** A page asks for many files at once; the same question within this time has the same answer. */
const rememberedMs = 5_000
const maxRemembered = 1_000

/** Whether a pass still stands: its session goes on and its user still has the project. */
export function createJudgeAccess({ sessions, openProject, now }: Dependencies) {
  const remembered = new Map<string, { at: number; answer: Promise<OpenProject | undefined> }>()

  async function ask({ userId, sessionId }: PreviewPass, id: ProjectId): Promise<OpenProject | undefined> {
    if (!(await sessions.isLive({ userId, sessionId, email: '' }))) return undefined
    try {
      return await openProject({ userId }, id)
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return undefined
      throw error
    }
  }

  /** `isFresh` asks anew, for what shows a project as it is now. */
  return (
    pass: PreviewPass,
    { isFresh = false }: { isFresh?: boolean } = {},
  ): Promise<OpenProject | undefined> => {
    const key = `${pass.sessionId} ${pass.projectId}`
    const at = now().getTime()
    const known = remembered.get(key)
    if (known && !isFresh && at - known.at < rememberedMs) return known.answer
    const answer = ask(pass, pass.projectId)
    remembered.delete(key)
    remembered.set(key, { at, answer })
    answer.catch(() => remembered.delete(key))
    for (const oldest of remembered.keys()) {
      if (remembered.size <= maxRemembered) break
      remembered.delete(oldest)
    }
    return answer
  }
}
