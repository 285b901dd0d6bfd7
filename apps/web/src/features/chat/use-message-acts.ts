import { useMemo, useState } from 'react'
import { fillText, texts } from '@joinery/contract'
import type { ProjectId, RunId } from '@joinery/contract'
import type { Draft } from './composer/draft.ts'
import type { MessageActs } from './messages/message-acts.ts'
import { addSampleFiles } from './project/add-sample-files.ts'
import type { ChatSession } from './session/chat-session.ts'
import type { RunState } from './session/run-state.ts'
import { useLatest } from './use-latest.ts'

interface Options {
  session: ChatSession
  draft: Draft
  projectId: ProjectId
  onViewCode: (path: string) => void
  onRunPreview: () => void
  onShowChanges: (id: RunId) => void
  onRestoreBefore: (id: RunId) => void
}

/** What the buttons of a message do. The object stays the same, so that messages are drawn only when they change. */
export function useMessageActs(options: Options): { acts: MessageActs; fixes: Set<RunId> } {
  const latest = useLatest(options)
  const [fixes] = useState(() => new Set<RunId>())
  const { session, draft, projectId } = options

  const acts = useMemo<MessageActs>(() => {
    const { plan, composer } = texts.chat
    return {
      viewCode: (path) => latest.current.onViewCode(path),
      runPreview: () => latest.current.onRunPreview(),
      showChanges: (id) => latest.current.onShowChanges(id),
      restoreBefore: (id) => latest.current.onRestoreBefore(id),
      fixBuild: (run) => {
        const prompt = writeFix(run)
        const id = session.newId()
        fixes.add(id)
        void session.send({ id, prompt, mode: 'build' })
      },
      retry: ({ id, prompt, mode, attachments }) =>
        void session.send({
          prompt: prompt === '' ? composer.attachmentsAlone : prompt,
          mode,
          attachments: [...attachments],
          repeats: id,
        }),
      editPrompt: (text) => draft.replaceText(text),
      resend: (id) => void session.resend(id),
      discard: (id) => session.discard(id),
      approvePlan: ({ id }) => void session.send({ prompt: plan.approved, mode: 'build', approvedPlan: id }),
      changePlan: () => draft.replaceText(`${plan.changePrompt} `, 'plan'),
      editPlan: (id, edit) => session.editPlan(id, edit),
      answer: (prompt) => void session.send({ prompt, mode: draft.getState().mode }),
      addSamples: () => void addSampleFiles(projectId),
    }
  }, [session, draft, projectId, fixes, latest])

  return { acts, fixes }
}

/** What went wrong, with everything the build said, for the model to mend. */
function writeFix({ notification, diagnostics }: RunState): string {
  const lines = diagnostics.map(({ message, path, line }) =>
    path === null ? message : `${path}${line === null ? '' : `:${line}`} ${message}`,
  )
  const details = [...new Set([...(notification?.details ?? []), ...lines])]
  const opening = fillText(texts.chat.buildNotification.fixPrompt, { message: notification?.message ?? '' })
  return [opening.trim(), ...details].join('\n').slice(0, 20_000)
}
