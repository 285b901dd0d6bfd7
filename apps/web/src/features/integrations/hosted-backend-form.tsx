import { integrationEndpoints, texts } from '@joinery/contract'
import { PasswordField } from '../../components/ui/password-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { ConnectForm, enteredText } from './connect-form.tsx'
import { useConnectService } from './connect-service.ts'

const words = texts.integrations.hostedBackend

export function HostedBackendForm({ onEnd }: { onEnd: () => void }) {
  const { mutate, isPending, error } = useConnectService(
    integrationEndpoints.connectHostedBackend,
    'hosted-backend',
  )
  const submit = (entered: FormData) => {
    const url = enteredText(entered, 'url')
    const publishableKey = enteredText(entered, 'publishableKey')
    if (url === '' || publishableKey === '') return words.required
    mutate({ url, publishableKey, secretKey: enteredText(entered, 'secretKey') }, { onSuccess: onEnd })
    return undefined
  }
  return (
    <ConnectForm isPending={isPending} error={error} onSubmit={submit} onCancel={onEnd}>
      <TextField
        label={words.url}
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://abcdefghijkl.supabase.co"
      />
      <PasswordField
        label={words.publishableKey}
        name="publishableKey"
        autoComplete="off"
        help={words.publishableKeyHelp}
      />
      <PasswordField label={words.secretKey} name="secretKey" autoComplete="off" help={words.secretKeyHelp} />
    </ConnectForm>
  )
}
