import type { Input, Section } from '../../model/section.ts'
import { capitalise, toIdentifier } from '../language/noun-phrase.ts'
import { isAttribute, readAttribute } from '../subjects/read-attribute.ts'
import type { Need } from '../needs/need.ts'
import { because, type Builders } from './builder.ts'
import { addScreen } from './add-screen.ts'
import { needEntity } from './need-entity.ts'
import { sampleContact } from './sample-contact.ts'

/** Forms by which somebody writes to those who run the site. */
export const inquiryBuilders: Builders = {
  inquiry: (draft, need) => {
    const messages = needEntity(draft, 'message')
    const isReport = /report|complaint|tip/.test(need.thing)
    const isFeedback = /feedback|suggestion/.test(need.thing)
    const title = isFeedback ? 'Feedback' : isReport ? capitalise(need.thing) : 'Contact'
    const screen = addScreen(draft, {
      title,
      icon: 'mail',
      section: {
        type: 'inquiry',
        title: isFeedback ? 'Tell us what you think' : isReport ? `Send a ${need.thing}` : 'Write to us',
        text: 'Your message is stored in this browser and gets a reference number.',
        entity: messages?.id ?? null,
        inputs: inquiryInputs(need),
        submitLabel: 'Send',
        thanks: 'Thank you. Your message has been stored.',
      },
      because: because(need),
    })
    askAlso(screen.sections, inquiryInputs(need))
    if (/contact/i.test(title) && !screen.sections.some(({ type }) => type === 'contactDetails')) {
      screen.sections.push(sampleContact())
    }
    draft.simulated.add('Messages stay in this browser; nothing is sent.')
    return true
  },
}

/** A form that several parts of the request speak of asks for what any of them names. */
function askAlso(sections: readonly Section[], wanted: readonly Input[]): void {
  for (const section of sections)
    if (section.type === 'inquiry') {
      const missing = wanted.filter(({ id }) => !section.inputs.some((input) => input.id === id))
      section.inputs.splice(-1, 0, ...missing)
    }
}

/** Name, e-mail and message, with the fields that the request lists itself. */
function inquiryInputs(need: Need): Input[] {
  const named = (need.frame?.items ?? []).filter((item) =>
    isAttribute(item.replace(/^(?:their|the|an?) /i, '')),
  )
  const words = `${need.frame?.phrase ?? ''} ${need.frame?.text ?? ''}`
  const wantsPhone = /phone/i.test(words) || named.some((item) => /phone/i.test(item))
  const inputs: Input[] = [
    { id: 'name', label: 'Name', type: 'text', choices: [], isRequired: true, initial: null },
    { id: 'email', label: 'E-mail', type: 'email', choices: [], isRequired: true, initial: null },
  ]
  if (wantsPhone)
    inputs.push({ id: 'phone', label: 'Phone', type: 'phone', choices: [], isRequired: false, initial: null })
  for (const item of named) {
    const field = readAttribute(item.replace(/^(?:their|the|an?) /i, ''))
    if (
      inputs.some(({ id }) => id === field.id || field.type === id || field.type === 'email') ||
      inputs.length > 6
    )
      continue
    const id = toIdentifier(field.label)
    if (id === '' || id === 'message') continue
    inputs.push({
      id,
      label: field.label,
      type: field.type === 'date' ? 'date' : field.type === 'number' ? 'number' : 'text',
      choices: [],
      isRequired: false,
      initial: null,
    })
  }
  const isTip = /\btips?\b/i.test(need.thing)
  if (isTip && !inputs.some(({ id }) => id === 'subject'))
    inputs.push({ id: 'subject', label: 'Title', type: 'text', choices: [], isRequired: true, initial: null })
  return [
    ...inputs,
    {
      id: 'message',
      label: isTip ? 'Description' : 'Message',
      type: 'longtext',
      choices: [],
      isRequired: true,
      initial: null,
    },
  ]
}
