import { Tabs } from 'radix-ui'
import { databaseEngine, texts } from '@joinery/contract'
import { PasswordField } from '../../../components/ui/password-field.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { tabClasses, tabListClasses } from '../tab-classes.ts'
import { chooseEngine } from './connection-draft.ts'
import type { ConnectionDraft, Problems } from './connection-draft.ts'

interface AddressFieldsProps {
  draft: ConnectionDraft
  problems: Problems
  onChange: (draft: ConnectionDraft) => void
  passwordHelp?: string
}

/** Where the database is: field by field, or as one address. */
export function AddressFields({ draft, problems, onChange, passwordHelp }: AddressFieldsProps) {
  const { connect, engines } = texts.databases
  const lineOf = (field: 'host' | 'port' | 'database' | 'username' | 'url') => ({
    name: field,
    label: connect[field],
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    value: draft[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [field]: event.target.value }),
    isInvalid: problems[field] !== undefined,
    help: problems[field] && <span className="text-danger">{problems[field]}</span>,
  })
  return (
    <Tabs.Root
      value={draft.way}
      onValueChange={(way) => onChange({ ...draft, way: way === 'url' ? 'url' : 'fields' })}
      className="grid gap-5"
    >
      <Tabs.List className={tabListClasses}>
        <Tabs.Trigger value="fields" className={tabClasses}>
          {connect.ways.fields}
        </Tabs.Trigger>
        <Tabs.Trigger value="url" className={tabClasses}>
          {connect.ways.url}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="fields" tabIndex={-1} className="grid gap-5">
        <SelectField
          label={connect.engine}
          name="engine"
          value={draft.engine}
          onChange={(event) =>
            onChange(chooseEngine(draft, databaseEngine.catch('postgresql').parse(event.target.value)))
          }
        >
          {databaseEngine.options.map((engine) => (
            <option key={engine} value={engine}>
              {engines[engine]}
            </option>
          ))}
        </SelectField>
        <div className="grid items-start gap-5 sm:grid-cols-[1fr_7rem]">
          <TextField {...lineOf('host')} placeholder={connect.hostPlaceholder} />
          <TextField {...lineOf('port')} inputMode="numeric" />
        </div>
        <TextField {...lineOf('database')} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField {...lineOf('username')} />
          <PasswordField
            label={connect.password}
            name="password"
            autoComplete="new-password"
            value={draft.password}
            help={passwordHelp}
            onChange={(event) => onChange({ ...draft, password: event.target.value })}
          />
        </div>
      </Tabs.Content>
      <Tabs.Content value="url" tabIndex={-1}>
        <TextField
          {...lineOf('url')}
          placeholder={connect.urlPlaceholder}
          help={lineOf('url').help ?? connect.urlHelp}
        />
      </Tabs.Content>
    </Tabs.Root>
  )
}
