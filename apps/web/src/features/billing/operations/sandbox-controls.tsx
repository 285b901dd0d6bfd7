import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { billingEndpoints, countText, fillText, texts } from '@joinery/contract'
import type { BillingOperations } from '@joinery/contract'
import { Badge } from '../../../components/ui/badge.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { CheckboxField } from '../../../components/ui/checkbox-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { call } from '../../../lib/api.ts'
import { exactTime } from '../../../lib/exact-time.ts'
import { ChaosForm } from './chaos-form.tsx'
import { OperationsSection } from './operations-section.tsx'
import { useOperation } from './use-operation.ts'

const words = texts.billingOperations.sandbox

interface SandboxControlsProps {
  sandbox: NonNullable<BillingOperations['sandbox']>
}

/** Lets time pass and charges fail, where no money moves. */
export function SandboxControls({ sandbox }: SandboxControlsProps) {
  return (
    <OperationsSection
      heading={words.heading}
      sentence={words.sentence}
      mark={<Badge tone="cedar">{texts.common.testMode}</Badge>}
    >
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
        <div className="grid content-start gap-6">
          <ClockForm now={sandbox.now} />
          <FailSwitch isOn={sandbox.failNextCharge} />
        </div>
        <ChaosForm chaos={sandbox.chaos} />
      </div>
    </OperationsSection>
  )
}

function ClockForm({ now }: { now: string }) {
  const [days, setDays] = useState('30')
  const { mutate, isPending } = useOperation<number>({
    run: (count) => call(billingEndpoints.advanceClock, { days: count }),
    done: (count) => countText(count, words.advanced),
    failed: words.advanceFailed,
  })
  const advance = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(Number(days))
  }
  return (
    <form method="post" onSubmit={advance} className="grid gap-2">
      <div className="flex items-end gap-2">
        <TextField
          label={words.days}
          name="days"
          type="number"
          min={1}
          max={62}
          required
          value={days}
          onChange={(event) => setDays(event.target.value)}
          className="flex-1"
        />
        <Button type="submit" size="large" isLoading={isPending}>
          {words.advance}
        </Button>
      </div>
      <p className="text-13 text-neutral-10">{fillText(words.clock, { time: exactTime(new Date(now)) })}</p>
    </form>
  )
}

function FailSwitch({ isOn }: { isOn: boolean }) {
  // The switch moves with the finger, not when the work has begun.
  const [wanted, setWanted] = useState<boolean>()
  const { mutate } = useOperation<boolean>({
    run: (isWanted) => call(billingEndpoints.failNextCharge, { isOn: isWanted }),
    failed: words.switchFailed,
  })
  return (
    <div className="grid gap-1">
      <CheckboxField
        name="failNextCharge"
        checked={wanted ?? isOn}
        onChange={(event) => {
          setWanted(event.target.checked)
          mutate(event.target.checked, { onSettled: () => setWanted(undefined) })
        }}
      >
        {words.failNext}
      </CheckboxField>
      <p className="text-13 text-neutral-10">{words.failNextHelp}</p>
    </div>
  )
}
