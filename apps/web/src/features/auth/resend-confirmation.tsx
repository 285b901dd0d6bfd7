import { useState } from 'react'
import { fillText, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { MailKept } from '../../components/ui/mail-kept.tsx'
import { troubleWith } from '../../lib/auth-message.ts'
import { guestClient } from '../../lib/auth.ts'
import { keepsMail } from '../../lib/keeps-mail.ts'

/** For an account whose address was never confirmed: the mail may have been lost. */
export function ResendConfirmation({ email }: { email: string }) {
  const words = texts.expiredLinks.resend
  const [isPending, setIsPending] = useState(false)
  const [answer, setAnswer] = useState<string>()

  const resend = async () => {
    setIsPending(true)
    const trouble = await troubleWith(async () => {
      const client = await guestClient()
      return client.resend({ type: 'signup', email })
    }, words.failed)
    setAnswer(trouble ?? fillText(keepsMail() ? words.kept : words.sent, { email }))
    setIsPending(false)
  }
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <Button isLoading={isPending} onClick={() => void resend()}>
        {words.submit}
      </Button>
      <output>{answer}</output>
      <MailKept />
    </div>
  )
}
