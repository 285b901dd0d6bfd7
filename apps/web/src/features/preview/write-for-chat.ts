import { fillText, texts } from '@joinery/contract'
import type { Picked } from './preview-session.ts'
import type { RuntimeError } from './preview-state.ts'

const { errors, picker } = texts.preview

/** A picked element as the start of a message about it. */
export function describePicked({ element, place }: Picked): string {
  const { tag, component, text } = element
  const name = component ? fillText(picker.component, { tag, component }) : `<${tag}>`
  const described = text === '' ? name : `${name} ${fillText(picker.text, { text })}`
  const beginning = place
    ? fillText(picker.inFile, { place: fillText(errors.place, place), element: described })
    : fillText(picker.withoutFile, { element: described })
  return `${beginning} `
}

/** A message that asks for an error to be mended. */
export function requestFix({ message, place }: RuntimeError): string {
  return place
    ? fillText(errors.request, { place: fillText(errors.place, place), message })
    : fillText(errors.requestWithoutPlace, { message })
}
