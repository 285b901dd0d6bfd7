import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { troubleWith } from '../../lib/auth-message.ts'
import { guestClient } from '../../lib/auth.ts'

/** For an account whose address was never confirmed: the mail may have been lost. */
export function ResendConfirmation({ email }: { email: string }) {
  const [isPending, setIsPending] = useState(false)
  const [answer, setAnswer] = useState<string>()

  const resend = async () => {
    setIsPending(true)
    const trouble = await troubleWith(async () => {
      const client = await guestClient()
      return client.resend({ type: 'signup', email })
    }, 'The mail could not be sent.')
    setAnswer(trouble ?? `If ${email} waits for its confirmation, a new link is on its way.`)
    setIsPending(false)
  }
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <Button isLoading={isPending} onClick={() => void resend()}>
        Send the confirmation again
      </Button>
      <output>{answer}</output>
    </div>
  )
}
