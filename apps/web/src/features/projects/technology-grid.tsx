import { technologyIds, texts } from '@joinery/contract'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'

/** The technologies to choose from, in two columns. */
export function TechnologyGrid() {
  const { fields } = texts.projects.create
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-14 font-medium">{fields.technologies}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 rounded-control border border-neutral-5 bg-neutral-2 p-3">
        {technologyIds.map((id) => (
          <CheckboxField key={id} name="techStack" value={id}>
            {texts.projects.technologies[id]}
          </CheckboxField>
        ))}
      </div>
    </fieldset>
  )
}
