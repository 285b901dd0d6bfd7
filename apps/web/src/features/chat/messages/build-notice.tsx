import { CircleAlert, CircleCheck, Play, Wrench } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import type { BuildNotification } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { orderByInterest } from '../../../lib/order-by-interest.ts'

interface BuildNoticeProps {
  notification: BuildNotification
  onRun: () => void
  onFix: () => void
}

/** As many details are shown before the rest is counted. */
const shownDetails = 3

/** How a build ended, with the one thing to do next. */
export function BuildNotice({ notification, onRun, onFix }: BuildNoticeProps) {
  const { buildNotification } = texts.chat
  const { success, message, details } = notification
  const Icon = success ? CircleCheck : CircleAlert
  return (
    <div
      className={classNames(
        'flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border p-3 text-14',
        success ? 'border-success/40 bg-success-subtle' : 'border-danger/40 bg-danger-subtle',
      )}
    >
      <div className="flex min-w-0 flex-1 basis-56 gap-2.5">
        <Icon
          aria-hidden
          className={classNames('mt-0.5 size-4 shrink-0', success ? 'text-success' : 'text-danger')}
        />
        <div className="grid min-w-0 gap-1">
          {!success && <p className="font-semibold">{buildNotification.errorTitle}</p>}
          <p className={classNames('wrap-anywhere', success ? 'font-medium' : 'text-neutral-11')}>
            {message}
          </p>
          <Details details={success ? orderByInterest(details) : details} />
        </div>
      </div>
      {success ? (
        <Button variant="primary" onClick={onRun}>
          <Play aria-hidden className="size-4" />
          {buildNotification.run}
        </Button>
      ) : (
        <Button onClick={onFix}>
          <Wrench aria-hidden className="size-4" />
          {buildNotification.fixBuild}
        </Button>
      )}
    </div>
  )
}

function Details({ details }: { details: readonly string[] }) {
  if (details.length === 0) return null
  const hidden = details.length - shownDetails
  return (
    <ul className="grid font-mono text-12 text-neutral-11">
      {details.slice(0, shownDetails).map((detail) => (
        <li key={detail} className="wrap-anywhere">
          {detail}
        </li>
      ))}
      {hidden > 0 && (
        <li className="text-neutral-10">{fillText(texts.chat.buildNotification.moreFiles, { n: hidden })}</li>
      )}
    </ul>
  )
}
