import type { Field, FieldType } from './entity.ts'

type FieldDetails = Partial<Omit<Field, 'id' | 'label' | 'type'>>

/** A field with the usual answers: shown in lists and forms, optional, and a filter where it has few values. */
export function createField(
  id: string,
  type: FieldType,
  details: FieldDetails & { label?: string } = {},
): Field {
  const { label, ...rest } = details
  return {
    id,
    label: label ?? labelOf(id),
    type,
    isRequired: false,
    isUnique: false,
    options: [],
    refersTo: null,
    unit: null,
    min: null,
    max: null,
    inList: !hiddenInLists.includes(type),
    inForm: true,
    isFilter: type === 'choice',
    formula: null,
    ...rest,
  }
}

const hiddenInLists: readonly FieldType[] = ['longtext', 'code', 'file', 'tags']

/** `dueDate` → "Due date". */
function labelOf(id: string): string {
  const words = id.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
