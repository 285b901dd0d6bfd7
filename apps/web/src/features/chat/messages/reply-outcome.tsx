import { FilePlus2, RotateCcw } from 'lucide-react'
import { asksForApp, texts } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { FormMessage } from '../../../components/ui/form-message.tsx'
import type { RunState } from '../session/run-state.ts'
import { BuildNotice } from './build-notice.tsx'
import { describeFailure } from './describe-failure.ts'
import type { ChatVoice } from './describe-failure.ts'
import type { MessageActs } from './message-acts.ts'

interface ReplyOutcomeProps {
  run: RunState
  voice: ChatVoice
  isLatest: boolean
  acts: MessageActs
}

/** How a run ended, and what one can do about it. */
export function ReplyOutcome({ run, voice, isLatest, acts }: ReplyOutcomeProps) {
  const { messages, samples } = texts.chat
  const failure = describeFailure(run, voice)
  const isStopped = run.status === 'stopped'
  const isFailed = run.status === 'failed'
  return (
    <>
      <Unplanned files={run.unplannedFiles} />
      {failure !== undefined && <FormMessage tone="error">{failure}</FormMessage>}
      {run.notification && (
        <BuildNotice
          notification={run.notification}
          onRun={acts.runPreview}
          onFix={() => acts.fixBuild(run)}
        />
      )}
      {isStopped && <p className="text-13 text-neutral-10">{messages.stopped}</p>}
      {!run.isCharged && <p className="text-13 text-neutral-10">{messages.notCharged}</p>}
      {isLatest && (isFailed || isStopped) && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => acts.retry(run)}>
            <RotateCcw aria-hidden className="size-4" />
            {messages.retry}
          </Button>
        </div>
      )}
      {isLatest && isFailed && asksForApp(run.prompt) && (
        <div className="flex flex-wrap items-center gap-3 text-13 text-neutral-10">
          <p className="min-w-0 flex-1 basis-56">{samples.sentence}</p>
          <Button onClick={acts.addSamples}>
            <FilePlus2 aria-hidden className="size-4" />
            {samples.add}
          </Button>
        </div>
      )}
    </>
  )
}

function Unplanned({ files }: { files: readonly string[] }) {
  if (files.length === 0) return null
  return (
    <div className="grid gap-1 text-13 text-cedar">
      <p>{texts.chat.messages.unplanned}</p>
      <ul className="font-mono text-12">
        {files.map((path) => (
          <li key={path} className="break-all">
            {path}
          </li>
        ))}
      </ul>
    </div>
  )
}
