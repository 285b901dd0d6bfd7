import { useId } from 'react'
import { texts } from '@joinery/contract'

interface StatementFieldProps {
  value: string
  onChange: (value: string) => void
  onRun: () => void
}

/** Where SQL is typed. Control or Command with Enter runs it. */
export function StatementField({ value, onChange, onRun }: StatementFieldProps) {
  const { statement, placeholder } = texts.databases.console
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {statement}
      </label>
      <textarea
        id={id}
        name="statement"
        rows={7}
        value={value}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          onRun()
        }}
        className="w-full resize-y rounded-control border border-neutral-8 bg-neutral-1 px-3 py-2 font-mono text-16 text-neutral-12 transition-colors placeholder:text-neutral-9 hover:border-neutral-9 sm:text-14"
      />
    </div>
  )
}
