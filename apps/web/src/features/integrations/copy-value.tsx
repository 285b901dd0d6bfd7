import { Copy } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { copyText } from '../../lib/copy-text.ts'
import { notify } from '../../lib/notify.ts'

interface CopyValueProps {
  name: string
  value: string
  help?: string
}

/** A value that goes somewhere else, with a button that takes it along. */
export function CopyValue({ name, value, help }: CopyValueProps) {
  const { copy, copied, copyFailed } = texts.backends
  const write = () =>
    copyText(value).then(
      () => void notify.success(fillText(copied, { name })),
      () => void notify.error(copyFailed),
    )
  return (
    <div className="grid gap-1">
      <dt className="text-13 font-medium">{name}</dt>
      <dd className="flex min-w-0 items-center gap-2">
        <code className="min-w-0 flex-1 truncate rounded-control border border-neutral-6 bg-neutral-2 px-3 py-2 font-mono text-13">
          {value}
        </code>
        <Button size="icon" aria-label={fillText(copy, { name })} onClick={() => void write()}>
          <Copy aria-hidden className="size-4" />
        </Button>
      </dd>
      {help !== undefined && <dd className="text-13 text-neutral-10">{help}</dd>}
    </div>
  )
}
