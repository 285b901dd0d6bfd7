import { useEffect, useRef, useState } from 'react'
import { Check, CircleHelp, Hammer, MessageSquare, PencilLine } from 'lucide-react'
import { countText, texts } from '@joinery/contract'
import type { RunPlan } from '@joinery/contract'
import { Badge } from '../../../components/ui/badge.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import type { PlanEdit } from '../session/chat-session.ts'
import { PlanEditor } from './plan-editor.tsx'

interface PlanCardProps {
  plan: RunPlan
  /** Undefined where the plan is being carried out, or is a thing of the past. */
  decision?: PlanDecision | undefined
}

interface PlanDecision {
  onApprove: () => void
  /** Asks the model for another plan. */
  onChange: () => void
  onEdit: (edit: PlanEdit) => Promise<void>
}

/** What was understood and what will be done about it, to be approved before a file is written. */
export function PlanCard({ plan, decision }: PlanCardProps) {
  const { plan: words } = texts.chat
  const { app, understood, notUnderstood, files } = plan
  const [isEditing, setIsEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const isOpen = decision !== undefined
  if (decision && isEditing) {
    return (
      <Card className="grid gap-4 p-4">
        <h2 className="text-12 font-medium text-neutral-10">{words.heading}</h2>
        <PlanEditor plan={plan} onSave={decision.onEdit} onClose={() => setIsEditing(false)} />
      </Card>
    )
  }
  return (
    <Card className="grid gap-4 p-4">
      <div className="grid gap-2">
        <h2 className="text-12 font-medium text-neutral-10">{words.heading}</h2>
        <p className="text-16 font-semibold wrap-anywhere">{app.name}</p>
        <ul className="flex flex-wrap gap-1.5">
          {tagsOf(plan).map((tag) => (
            <li key={tag} className="flex max-w-full">
              <Badge tone="neutral">{tag}</Badge>
            </li>
          ))}
          {files.length > 0 && (
            <li className="flex">
              <Badge tone="neutral">{countText(files.length, words.files)}</Badge>
            </li>
          )}
        </ul>
      </div>
      <Points heading={words.understood} points={understood} tone="understood" />
      <Points heading={words.notUnderstood} points={notUnderstood} tone="open" />
      {isOpen && plan.steps.length > 0 && (
        <ol className="grid list-decimal gap-1 pl-5 text-13 marker:text-neutral-9 marker:normal-nums">
          {plan.steps.map((step) => (
            <li key={step.id}>{step.title}</li>
          ))}
        </ol>
      )}
      {decision && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={decision.onApprove}>
            <Hammer aria-hidden className="size-4" />
            {words.approve}
          </Button>
          <Button ref={editButton} onClick={() => setIsEditing(true)}>
            <PencilLine aria-hidden className="size-4" />
            {words.edit}
          </Button>
          <Button onClick={decision.onChange}>
            <MessageSquare aria-hidden className="size-4" />
            {words.change}
          </Button>
        </div>
      )}
    </Card>
  )
}

const tagsOf = ({ app }: RunPlan) => {
  const { none } = texts.chat.appPlan.payments
  const payment = app.payment === none ? [] : [app.payment]
  return [...new Set([app.framework, app.database, ...payment, ...app.features])]
}

interface PointsProps {
  heading: string
  points: readonly string[]
  tone: 'understood' | 'open'
}

function Points({ heading, points, tone }: PointsProps) {
  if (points.length === 0) return null
  const Icon = tone === 'understood' ? Check : CircleHelp
  const colour = tone === 'understood' ? 'text-success' : 'text-cedar'
  return (
    <div className="grid gap-1.5">
      <h3 className="text-12 font-medium text-neutral-10">{heading}</h3>
      <ul className="grid gap-1 text-13">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${colour}`} />
            <span className="min-w-0 wrap-anywhere">{point}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
