import { Check } from 'lucide-react'
import { integrationEndpoints, texts } from '@joinery/contract'
import { PasswordField } from '../../components/ui/password-field.tsx'
import { ConnectForm, enteredText } from './connect-form.tsx'
import { useConnectService } from './connect-service.ts'

const words = texts.integrations.designTool

export function DesignToolForm({ onEnd }: { onEnd: () => void }) {
  const { mutate, isPending, error } = useConnectService(
    integrationEndpoints.connectDesignTool,
    'design-tool',
  )
  const submit = (entered: FormData) => {
    const token = enteredText(entered, 'token')
    if (token === '') return words.tokenRequired
    mutate({ token }, { onSuccess: onEnd })
    return undefined
  }
  return (
    <ConnectForm isPending={isPending} error={error} onSubmit={submit} onCancel={onEnd}>
      <PasswordField label={words.token} name="token" autoComplete="off" />
      <ul aria-label={words.canDo} className="grid gap-2 text-14 text-neutral-11">
        {Object.values(words.features).map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </ConnectForm>
  )
}
