import { GitCompareArrows, History, RotateCcw } from 'lucide-react'
import { texts } from '@joinery/contract'
import { Menu, MenuItem } from '../../../components/ui/menu.tsx'
import { changedPaths } from '../session/run-state.ts'
import type { RunState } from '../session/run-state.ts'
import { CopyButton } from './copy-button.tsx'
import { describeUse, describeUseInDetail } from './describe-use.ts'
import type { MessageActs } from './message-acts.ts'
import { actionsClasses, MessageTime } from './message-time.tsx'

interface ReplyFooterProps {
  run: RunState
  hasRun: boolean
  acts: MessageActs
}

/** When it was said, what it cost, and what can be done with it. */
export function ReplyFooter({ run, hasRun, acts }: ReplyFooterProps) {
  const { messages } = texts.chat
  const hasChanges = hasRun && changedPaths(run).length + run.files.length > 0
  return (
    <div className="-ml-1 flex flex-wrap items-center gap-x-2 text-12 text-neutral-10">
      {run.use && (
        <span title={describeUseInDetail(run.use)} className="px-1">
          {describeUse(run.use)}
        </span>
      )}
      <div className={actionsClasses}>
        <MessageTime moment={run.endedAt ?? run.createdAt} />
        {run.text !== '' && (
          <CopyButton label={messages.copy} confirmation={messages.copied} read={() => run.text} />
        )}
        <Menu label={messages.actions}>
          {hasChanges && (
            <MenuItem icon={<GitCompareArrows aria-hidden />} onSelect={() => acts.showChanges(run.id)}>
              {messages.changes}
            </MenuItem>
          )}
          {hasRun && (
            <MenuItem icon={<History aria-hidden />} onSelect={() => acts.restoreBefore(run.id)}>
              {messages.restoreBefore}
            </MenuItem>
          )}
          <MenuItem
            icon={<RotateCcw aria-hidden />}
            isDisabled={run.prompt === ''}
            onSelect={() => acts.retry(run)}
          >
            {messages.retry}
          </MenuItem>
        </Menu>
      </div>
    </div>
  )
}
