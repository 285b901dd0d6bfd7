import { texts } from '@joinery/contract'
import type { ProjectStatus } from '@joinery/contract'
import { ProgressBar } from './step-list.tsx'

const { services } = texts.chat.progress

/** How far the project's repository and backend are, as long as there is something left to do. */
export function ServiceProgress({ status }: { status: ProjectStatus }) {
  return (
    <>
      <Service percent={status.codeHosting} label={services.codeHosting} />
      <Service percent={status.hostedBackend} label={services.hostedBackend} />
    </>
  )
}

function Service({ percent, label }: { percent: number | null; label: string }) {
  if (percent === null || percent === 100) return null
  return <ProgressBar percent={percent} label={label} />
}
