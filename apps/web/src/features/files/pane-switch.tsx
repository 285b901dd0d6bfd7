import { texts } from '@joinery/contract'
import { classNames } from '../../lib/class-names.ts'

export const panes = ['tree', 'editor', 'structure'] as const

export type Pane = (typeof panes)[number]

interface PaneSwitchProps {
  pane: Pane
  onChange: (pane: Pane) => void
}

/** Chooses what is shown where there is no room for everything. With room for two, the tree stays in any case. */
export function PaneSwitch({ pane, onChange }: PaneSwitchProps) {
  const { panes: words } = texts.files
  return (
    <fieldset
      aria-label={words.label}
      className="flex justify-end gap-1 border-b border-neutral-5 p-1.5 @6xl:hidden"
    >
      {panes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={isShown(each, pane)}
          onClick={() => onChange(each)}
          className={classNames(
            'h-8 flex-1 rounded-control px-3 text-13 text-neutral-10 hover:bg-neutral-3 hover:text-neutral-12 pointer-coarse:h-11 @3xl:flex-none',
            'aria-pressed:bg-neutral-4 aria-pressed:font-medium aria-pressed:text-neutral-12',
            each === 'tree' && '@3xl:hidden',
            each === 'editor' && pane === 'tree' && '@3xl:bg-neutral-4 @3xl:font-medium @3xl:text-neutral-12',
          )}
        >
          {words[each]}
        </button>
      ))}
    </fieldset>
  )
}

const isShown = (each: Pane, pane: Pane) => each === pane
