import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { billingEndpoints, texts } from '@joinery/contract'
import type { WebhookChaos } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { CheckboxField } from '../../../components/ui/checkbox-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { call } from '../../../lib/api.ts'
import { useOperation } from './use-operation.ts'

const words = texts.billingOperations.sandbox
const switches = ['duplicate', 'shuffle', 'drop'] as const

/** Treats webhooks badly on purpose, to see that nothing comes of it. */
export function ChaosForm({ chaos }: { chaos: WebhookChaos }) {
  const [wanted, setWanted] = useState(chaos)
  const { mutate, isPending } = useOperation<WebhookChaos>({
    run: (input) => call(billingEndpoints.setChaos, input),
    done: () => words.applied,
    failed: words.switchFailed,
  })
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(wanted)
  }
  return (
    <form method="post" onSubmit={apply}>
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-14 font-medium">{words.webhooks}</legend>
        {switches.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            checked={wanted[name]}
            onChange={(event) => setWanted({ ...wanted, [name]: event.target.checked })}
          >
            {words[name]}
          </CheckboxField>
        ))}
        <div className="flex items-end gap-2">
          <TextField
            label={words.delay}
            name="delayMs"
            type="number"
            min={0}
            max={60_000}
            required
            value={String(wanted.delayMs)}
            onChange={(event) => setWanted({ ...wanted, delayMs: Number(event.target.value) })}
            className="flex-1"
          />
          <Button type="submit" size="large" isLoading={isPending}>
            {words.apply}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
