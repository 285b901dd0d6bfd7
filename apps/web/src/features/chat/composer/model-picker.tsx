import { fillText, texts } from '@joinery/contract'

export interface OfferedModel {
  id: string
  name: string
}

interface ModelPickerProps {
  models: readonly OfferedModel[]
  model: string
  onChange: (model: string) => void
}

/** Which model answers. Where there is but one, there is nothing to choose. */
export function ModelPicker({ models, model, onChange }: ModelPickerProps) {
  const { composer } = texts.chat
  const isGone = model !== '' && !models.some(({ id }) => id === model)
  if (models.length < 2 && !isGone) return null
  return (
    <select
      aria-label={composer.model}
      value={model}
      onChange={(event) => onChange(event.target.value)}
      className="h-9 max-w-40 truncate rounded-control border border-neutral-6 bg-neutral-1 px-2 text-13 pointer-coarse:h-11"
    >
      <option value="">{composer.projectModel}</option>
      {isGone && <option value={model}>{fillText(composer.missingModel, { model })}</option>}
      {models.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
