import { useMutation } from '@tanstack/react-query'
import { integrationEndpoints, texts } from '@joinery/contract'
import { ServiceGlyph } from '../../components/layout/service-glyph.tsx'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { PasswordField } from '../../components/ui/password-field.tsx'
import { call } from '../../lib/api.ts'
import { ConnectForm, enteredText } from './connect-form.tsx'
import { useConnectService } from './connect-service.ts'

const words = texts.integrations.codeHosting

interface CodeHostingFormProps {
  /** Whether this installation has an app at the code host. */
  hasApp: boolean
  onEnd: () => void
}

export function CodeHostingForm({ hasApp, onEnd }: CodeHostingFormProps) {
  const { mutate, isPending, error } = useConnectService(
    integrationEndpoints.connectCodeHosting,
    'code-hosting',
  )
  const submit = (entered: FormData) => {
    const token = enteredText(entered, 'token')
    if (token === '') return words.tokenRequired
    mutate({ token }, { onSuccess: onEnd })
    return undefined
  }
  return (
    <div className="grid gap-5">
      {hasApp ? <ContinueAtHost /> : <p className="text-13 text-neutral-10">{words.refusals.noApp}</p>}
      <ConnectForm isPending={isPending} error={error} onSubmit={submit} onCancel={onEnd}>
        <PasswordField label={words.token} name="token" autoComplete="off" help={words.tokenHelp} />
      </ConnectForm>
    </div>
  )
}

/** Leaves for the code host, which sends the browser back here. */
function ContinueAtHost() {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(integrationEndpoints.beginCodeHosting, {}),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  return (
    <div className="grid gap-4">
      <Button size="large" isLoading={isPending || isSuccess} onClick={() => mutate()}>
        <ServiceGlyph service="codeHosting" />
        {words.withApp}
      </Button>
      {error && <FormMessage tone="error">{error.message}</FormMessage>}
      <p className="flex items-center gap-3 text-13 text-neutral-10 before:h-px before:flex-1 before:bg-neutral-6 after:h-px after:flex-1 after:bg-neutral-6">
        {words.orToken}
      </p>
    </div>
  )
}
