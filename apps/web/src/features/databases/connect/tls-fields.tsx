import { databaseTls, texts } from '@joinery/contract'
import { FormMessage } from '../../../components/ui/form-message.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextAreaField } from '../../../components/ui/text-area-field.tsx'
import type { ConnectionDraft } from './connection-draft.ts'

interface TlsFieldsProps {
  draft: ConnectionDraft
  onChange: (draft: ConnectionDraft) => void
  caHelp?: string
}

const modes = ['verify', 'require', 'off'] as const

export function TlsFields({ draft, onChange, caHelp = texts.databases.connect.caHelp }: TlsFieldsProps) {
  const { connect } = texts.databases
  return (
    <>
      <SelectField
        label={connect.tls}
        name="tls"
        value={draft.tls}
        onChange={(event) =>
          onChange({ ...draft, tls: databaseTls.catch('verify').parse(event.target.value) })
        }
      >
        {modes.map((mode) => (
          <option key={mode} value={mode}>
            {connect.tlsModes[mode]}
          </option>
        ))}
      </SelectField>
      {draft.tls === 'off' && <FormMessage tone="notice">{connect.tlsWarning}</FormMessage>}
      {draft.tls === 'verify' && (
        <details className="text-14">
          <summary className="cursor-pointer text-neutral-11 pointer-coarse:py-2.5">{connect.ca}</summary>
          <div className="mt-3 grid gap-1.5">
            <TextAreaField
              label={connect.ca}
              name="caCertificate"
              spellCheck={false}
              value={draft.caCertificate}
              onChange={(event) => onChange({ ...draft, caCertificate: event.target.value })}
            />
            <p className="text-13 text-neutral-10">{caHelp}</p>
          </div>
        </details>
      )}
    </>
  )
}
