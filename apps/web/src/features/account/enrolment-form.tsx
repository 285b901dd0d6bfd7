import { useEffect, useRef } from 'react'
import { texts } from '@joinery/contract'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { authClient } from '../../lib/auth.ts'
import { AccountForm } from './account-form.tsx'
import { finishEnrolment } from './two-factor.ts'
import type { Enrolment } from './two-factor.ts'

interface EnrolmentFormProps {
  enrolment: Enrolment
  /** Whether it is the first authenticator, which turns the second step on. */
  isFirst: boolean
  onEnd: () => void
}

const words = texts.account.twoFactor

/** The picture to scan, the secret behind it, and the proof that the app has it. */
export function EnrolmentForm({ enrolment, isFirst, onEnd }: EnrolmentFormProps) {
  const start = useRef<HTMLOListElement>(null)
  // The button that led here is gone; the reader goes on where the steps begin.
  useEffect(() => start.current?.focus(), [])

  const verify = async (read: (name: string) => string) => {
    const trouble = await finishEnrolment(authClient, { factorId: enrolment.factorId, code: read('code') })
    if (trouble === undefined) onEnd()
    return trouble
  }
  return (
    <div className="grid gap-4">
      <ol
        ref={start}
        tabIndex={-1}
        className="grid list-decimal gap-3 pl-5 text-14 outline-none marker:normal-nums"
      >
        <li>
          <p>{words.scan}</p>
          <img
            src={enrolment.qrCode}
            alt={words.picture}
            width={176}
            height={176}
            className="mt-2 rounded-control border border-neutral-6"
          />
        </li>
        <li>
          <p>{words.secret}</p>
          <code className="mt-2 block font-mono text-13 break-all select-all">{enrolment.secret}</code>
        </li>
        <li>{words.enterCode}</li>
      </ol>
      {isFirst && <FormMessage tone="notice">{words.recovery}</FormMessage>}
      <AccountForm
        submitLabel={isFirst ? words.submit : words.submitSpare}
        done={isFirst ? words.succeeded : words.spareSucceeded}
        cancel={{ label: texts.common.actions.cancel, onCancel: onEnd }}
        onSubmit={verify}
      >
        <TextField
          label={texts.secondFactor.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
      </AccountForm>
    </div>
  )
}
