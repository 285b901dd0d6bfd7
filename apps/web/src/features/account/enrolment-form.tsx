import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { authClient } from '../../lib/auth.ts'
import { AccountForm } from './account-form.tsx'
import { finishEnrolment } from './two-factor.ts'
import type { Enrolment } from './two-factor.ts'

interface EnrolmentFormProps {
  enrolment: Enrolment
  onEnd: () => void
}

/** The picture to scan, the secret behind it, and the proof that the app has it. */
export function EnrolmentForm({ enrolment, onEnd }: EnrolmentFormProps) {
  const verify = async (read: (name: string) => string) => {
    const trouble = await finishEnrolment(authClient, { factorId: enrolment.factorId, code: read('code') })
    if (trouble === undefined) onEnd()
    return trouble
  }
  return (
    <div className="grid gap-4">
      <ol className="grid list-decimal gap-3 pl-5 text-14">
        <li>
          <p>Scan this picture with an authenticator app.</p>
          <img
            src={enrolment.qrCode}
            alt="QR code that holds the secret below"
            width={176}
            height={176}
            className="mt-2 rounded-control border border-neutral-6"
          />
        </li>
        <li>
          <p>
            Or type this secret into it. Keep a copy in a safe place: it sets up a new device if you lose this
            one.
          </p>
          <code className="mt-2 block font-mono text-13 break-all select-all">{enrolment.secret}</code>
        </li>
        <li>Enter the code that the app shows now.</li>
      </ol>
      <AccountForm submitLabel="Verify and turn on" done="Two-factor authentication is on." onSubmit={verify}>
        <TextField label="Code" name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
      </AccountForm>
      <Button variant="ghost" className="justify-self-start" onClick={onEnd}>
        Cancel
      </Button>
    </div>
  )
}
