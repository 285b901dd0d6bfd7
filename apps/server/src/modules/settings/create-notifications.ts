import { routes } from '@joinery/contract'
import type { ProjectId, Settings, UserId } from '@joinery/contract'

export interface EndedRun {
  userId: UserId
  projectId: ProjectId
  status: 'succeeded' | 'failed' | 'stopped'
  reason: string | null
}

interface Dependencies {
  read: (userId: UserId) => Promise<Settings>
  /** Undefined for an account without an address. */
  findEmail: (userId: UserId) => Promise<string | undefined>
  findTitle: (run: EndedRun) => Promise<string>
  sendRunReport: (report: {
    to: string
    status: 'succeeded' | 'failed'
    title: string
    reason: string | null
    link: string
  }) => Promise<void>
  siteUrl: string
}

/** Tells people by mail what they asked to be told, and nothing else. */
export function createNotifications({ read, findEmail, findTitle, sendRunReport, siteUrl }: Dependencies) {
  const runEnded = async (run: EndedRun): Promise<void> => {
    const { userId, projectId, status, reason } = run
    // Whoever stopped a run knows that it has ended.
    if (status === 'stopped') return
    const { mailsSuccess, mailsFailure } = await read(userId)
    if (!(status === 'succeeded' ? mailsSuccess : mailsFailure)) return
    const [to, title] = await Promise.all([findEmail(userId), findTitle(run)])
    if (!to) return
    const link = `${siteUrl}${routes.chat.path}?projectId=${projectId}`
    await sendRunReport({ to, status, title, reason, link })
  }
  return { runEnded }
}
