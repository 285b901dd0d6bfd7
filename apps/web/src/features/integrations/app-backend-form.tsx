import {
  appBackendServiceIds,
  defaultAppBackendServices,
  integrationEndpoints,
  texts,
} from '@joinery/contract'
import type { Connection } from '@joinery/contract'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { TextAreaField } from '../../components/ui/text-area-field.tsx'
import { ConnectForm, enteredText } from './connect-form.tsx'
import { useConnectService } from './connect-service.ts'

const words = texts.integrations.appBackend

const example = `const firebaseConfig = {
  apiKey: "…",
  authDomain: "…",
  projectId: "…",
  storageBucket: "…",
  messagingSenderId: "…",
  appId: "…"
};`

interface AppBackendFormProps {
  /** Where the service is connected. */
  connection: Connection | null | undefined
  onEnd: () => void
}

export function AppBackendForm({ connection, onEnd }: AppBackendFormProps) {
  const services = connection?.appBackendServices ?? defaultAppBackendServices
  const { mutate, isPending, error } = useConnectService(
    integrationEndpoints.connectAppBackend,
    'app-backend',
  )
  const submit = (entered: FormData) => {
    const configuration = enteredText(entered, 'configuration')
    if (configuration === '') return words.configurationRequired
    const chosen = appBackendServiceIds.filter((id) => entered.has(id))
    const replaces = connection === undefined ? undefined : (connection?.connectedAt ?? null)
    mutate({ configuration, services: chosen, replaces }, { onSuccess: onEnd })
    return undefined
  }
  return (
    <ConnectForm isPending={isPending} error={error} onSubmit={submit} onCancel={onEnd}>
      <TextAreaField
        label={words.configuration}
        name="configuration"
        rows={8}
        spellCheck={false}
        autoComplete="off"
        placeholder={example}
      />
      {/* What was connected elsewhere meanwhile has switches of its own. */}
      <fieldset key={connection?.connectedAt} className="grid gap-3">
        <legend className="mb-1 text-14 font-medium">{words.servicesLabel}</legend>
        <p className="text-13 text-neutral-10">{words.servicesHelp}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          {appBackendServiceIds.map((id) => (
            <CheckboxField key={id} name={id} defaultChecked={services.includes(id)}>
              {words.services[id]}
            </CheckboxField>
          ))}
        </div>
      </fieldset>
    </ConnectForm>
  )
}
