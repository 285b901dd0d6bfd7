import { useState } from 'react'
import { Check, Copy } from 'lucide-react'
import { texts } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { copyText } from '../../../lib/copy-text.ts'
import { notify } from '../../../lib/notify.ts'

interface CopyButtonProps {
  label: string
  confirmation: string
  read: () => string
}

/** How long the button says that it has done its work. */
const confirmedMs = 2_000

export function CopyButton({ label, confirmation, read }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await copyText(read())
    } catch {
      return void notify.error(texts.chat.messages.copyFailed)
    }
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), confirmedMs)
    void notify.success(confirmation)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button variant="ghost" size="icon" aria-label={label} title={label} onClick={() => void copy()}>
      <Icon aria-hidden className="size-4" />
    </Button>
  )
}
