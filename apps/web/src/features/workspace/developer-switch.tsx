import { useId } from 'react'
import { Switch } from 'radix-ui'
import { texts } from '@joinery/contract'

interface DeveloperSwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** On shows the code, off shows the chat. */
export function DeveloperSwitch({ isOn, onChange }: DeveloperSwitchProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-2 pointer-coarse:py-2.5">
      <label htmlFor={id} className="cursor-pointer text-13 text-neutral-11">
        {texts.chat.developerMode}
      </label>
      <Switch.Root
        id={id}
        checked={isOn}
        onCheckedChange={onChange}
        className="relative h-5 w-9 rounded-dialog border border-neutral-8 bg-neutral-3 p-0.5 transition-colors pointer-coarse:after:absolute pointer-coarse:after:-inset-3 data-[state=checked]:border-transparent data-[state=checked]:bg-accent-solid"
      >
        <Switch.Thumb className="block size-3.5 rounded-dialog bg-neutral-10 transition-transform data-[state=checked]:translate-x-4 data-[state=checked]:bg-on-accent" />
      </Switch.Root>
    </div>
  )
}
