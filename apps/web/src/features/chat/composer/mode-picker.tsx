import { ToggleGroup } from 'radix-ui'
import { texts } from '@joinery/contract'
import type { RunMode } from '@joinery/contract'

interface ModePickerProps {
  mode: RunMode
  onChange: (mode: RunMode) => void
}

const modes: readonly RunMode[] = ['plan', 'build']

/** Whether the next message may write files, or only proposes. */
export function ModePicker({ mode, onChange }: ModePickerProps) {
  const { composer } = texts.chat
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={composer.mode}
      value={mode}
      onValueChange={(value) => {
        const chosen = modes.find((each) => each === value)
        if (chosen) onChange(chosen)
      }}
      className="flex rounded-control border border-neutral-6 bg-neutral-2 p-0.5"
    >
      {modes.map((each) => (
        <ToggleGroup.Item
          key={each}
          value={each}
          title={composer.modeHints[each]}
          className="h-7.5 rounded-[4px] px-2.5 text-13 text-neutral-10 transition-colors hover:text-neutral-12 pointer-coarse:h-10 pointer-coarse:px-3 data-[state=on]:bg-neutral-1 data-[state=on]:font-medium data-[state=on]:text-neutral-12 ink:data-[state=on]:bg-neutral-5"
        >
          {composer.modes[each]}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
