import { asksForApp, fillText, texts } from '@joinery/contract'
import type { RunState } from '../session/run-state.ts'

/** The chat workspace and the code chat word their failures differently. */
export type ChatVoice = 'workspace' | 'codeChat'

type Ended = Pick<
  RunState,
  'status' | 'prompt' | 'text' | 'reason' | 'notification' | 'files' | 'plan' | 'questions'
>

/** What a reply says that came to nothing; undefined where it came to something. */
export function describeFailure(run: Ended, voice: ChatVoice): string | undefined {
  const { messages } = texts.chat
  if (run.status === 'failed') {
    if (voice === 'codeChat') return messages.codeChatReplyFailed
    if (!asksForApp(run.prompt)) return messages.replyFailed
    return fillText(messages.generationFailed, { reason: reasonOf(run) })
  }
  const isEmpty = run.text.trim() === '' && run.files.length === 0 && !run.plan && run.questions.length === 0
  if (run.status === 'succeeded' && isEmpty) return messages.requestNotUnderstood
  return undefined
}

const reasonOf = ({ reason, notification }: Ended) => reason ?? notification?.message ?? texts.errors.internal

/** What stands below a prompt that the server did not take. */
export function describeRefusal(reason: string, voice: ChatVoice): string {
  const { requestFailed, replyFailed } = texts.chat.messages
  const sentence = voice === 'codeChat' ? requestFailed : replyFailed
  return reason === '' ? sentence : `${sentence} ${reason}`
}
