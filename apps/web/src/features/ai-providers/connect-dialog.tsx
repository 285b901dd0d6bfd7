import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { fillText, texts } from '@joinery/contract'
import type { AiProvider } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { PasswordField } from '../../components/ui/password-field.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { useConnectProvider } from './connect-provider.ts'
import { readConnection } from './read-connection.ts'

interface ConnectDialogProps {
  provider: AiProvider
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const words = texts.aiProviders

/** Takes a key, has it tried and says what came of it. */
export function ConnectDialog({ provider, isOpen, onOpenChange }: ConnectDialogProps) {
  const title = provider.isConnected ? words.reconfigureTitle : words.connectTitle
  return (
    <Dialog
      title={fillText(title, { provider: words.names[provider.id] })}
      description={words.dialogSentence}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <ConnectForm provider={provider} onEnd={() => onOpenChange(false)} />
    </Dialog>
  )
}

function ConnectForm({ provider, onEnd }: { provider: AiProvider; onEnd: () => void }) {
  const [problem, setProblem] = useState<string>()
  const [removesKey, setRemovesKey] = useState(false)
  const { mutate, isPending, error, reset } = useConnectProvider()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const read = readConnection(new FormData(form), provider)
    if ('input' in read) {
      setProblem(undefined)
      return mutate(read.input, {
        onSuccess: onEnd,
        onError: () => focusField(form, removesKey ? 'removesKey' : 'key'),
      })
    }
    reset()
    setProblem(read.problem)
    return focusField(form, read.field)
  }
  const trouble = problem ?? error?.message

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {provider.id === 'compatible' && <ServerFields provider={provider} />}
      <PasswordField
        label={words.fields.key}
        name="key"
        autoComplete="off"
        disabled={removesKey}
        help={helpForKey(provider)}
      />
      {provider.id === 'compatible' && provider.hasKey && (
        <CheckboxField
          name="removesKey"
          checked={removesKey}
          onChange={({ target }) => setRemovesKey(target.checked)}
        >
          <span className="block text-neutral-12">{words.fields.removesKey}</span>
          <span className="block text-13 text-neutral-10">{words.fields.removesKeyHelp}</span>
        </CheckboxField>
      )}
      {provider.id !== 'compatible' && (
        <SelectField label={words.fields.model} name="model" defaultValue={provider.model ?? ''}>
          {provider.models.map((model) => (
            <option key={model} value={model}>
              {model}
            </option>
          ))}
        </SelectField>
      )}
      <CheckboxField name="isStreaming" defaultChecked={provider.isStreaming}>
        <span className="block text-neutral-12">{words.fields.streaming}</span>
        <span className="block text-13 text-neutral-10">{words.fields.streamingHelp}</span>
      </CheckboxField>
      {trouble && <FormMessage tone="error">{trouble}</FormMessage>}
      <div className="flex justify-end gap-2">
        <Button onClick={onEnd}>{texts.common.actions.cancel}</Button>
        <Button type="submit" variant="primary" isLoading={isPending}>
          {isPending ? words.connecting : words.connect}
        </Button>
      </div>
    </form>
  )
}

function ServerFields({ provider: { baseUrl, models } }: { provider: AiProvider }) {
  return (
    <>
      <TextField
        label={words.fields.baseUrl}
        name="baseUrl"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://models.example.com/v1"
        defaultValue={baseUrl ?? ''}
      />
      <TextField
        label={words.fields.models}
        name="models"
        autoComplete="off"
        help={words.fields.modelsHelp}
        defaultValue={models.join(', ')}
      />
    </>
  )
}

function helpForKey({ id, hasKey }: AiProvider): string | undefined {
  if (id !== 'compatible') return hasKey ? words.fields.keyKept : undefined
  return hasKey ? words.fields.keyKeptHere : words.fields.keyOptional
}

function focusField(form: HTMLFormElement, name: string) {
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
}
