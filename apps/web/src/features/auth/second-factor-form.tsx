import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { authClient } from '../../lib/auth.ts'
import { notify } from '../../lib/notify.ts'
import { focusField, formText } from './form-text.ts'
import { sendCode, verifySecondFactor } from './second-factor.ts'
import type { FactorChoice } from './second-factor.ts'

interface SecondFactorFormProps {
  choices: FactorChoice[]
  onVerified: () => void
}

const words = texts.secondFactor

/** Asks for a code of one of the account's authenticators. */
export function SecondFactorForm({ choices, onVerified }: SecondFactorFormProps) {
  const [chosenId, setChosenId] = useState(choices[0]?.id)
  const [challengeId, setChallengeId] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const chosen = choices.find(({ id }) => id === chosenId)
  if (!chosen) {
    return <FormMessage tone="error">{words.none}</FormMessage>
  }
  const isWaitingForMessage = chosen.isPhone && challengeId === undefined

  const choose = (id: string) => {
    setChosenId(id)
    setChallengeId(undefined)
    setTrouble(undefined)
  }
  const send = async () => {
    setIsPending(true)
    const outcome = await sendCode(authClient, chosen.id)
    setTrouble(outcome.kind === 'refused' ? outcome.message : undefined)
    if (outcome.kind === 'sent') setChallengeId(outcome.challengeId)
    setIsPending(false)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    setIsPending(true)
    const code = formText(new FormData(currentTarget), 'code')
    const failure = await verifySecondFactor(authClient, { factorId: chosen.id, challengeId, code })
    setTrouble(failure)
    setIsPending(false)
    if (failure === undefined) return onVerified()
    focusField(currentTarget, 'code')
    await notify.echo(failure)
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {choices.length > 1 && (
        <SelectField
          label={words.choose}
          name="factor"
          value={chosen.id}
          onChange={(event) => choose(event.target.value)}
        >
          {choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {isWaitingForMessage ? (
        <Button size="large" isLoading={isPending} onClick={() => void send()}>
          {words.send}
        </Button>
      ) : (
        <TextField
          key={chosen.id}
          label={words.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          isInvalid={trouble !== undefined}
          help={chosen.isPhone ? words.phoneHelp : words.appHelp}
        />
      )}
      {trouble && <FormMessage tone="error">{trouble}</FormMessage>}
      {!isWaitingForMessage && (
        <Button type="submit" variant="primary" size="large" isLoading={isPending}>
          {words.submit}
        </Button>
      )}
    </form>
  )
}
