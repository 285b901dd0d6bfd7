import type { Input, SectionOf } from '../../model/section.ts'
import { capitalise } from '../language/noun-phrase.ts'
import type { Draft } from './draft.ts'

export type Output = SectionOf<'generator'>['output']

/** What is to be generated, where the words say it. */
export function findOutput(words: string): Output | undefined {
  return outputs.find(([pattern]) => pattern.test(words))?.[1]
}

const outputs: readonly (readonly [RegExp, Output])[] = [
  [/\b(?:quotes?|quotations?|sayings?|proverbs?|affirmations?)\b(?! (?:request|form))/, 'quote'],
  [/\bqr\b/, 'qr'],
  [/\bposters?\b/, 'poster'],
  [/\bcode\b/, 'code'],
  [/\b(?:images?|pictures?|art|paintings?)\b/, 'picture'],
  [/\bpasswords?\b/, 'password'],
  [/\b(?:palette|colou?r scheme)/, 'palette'],
  [/\binvoices?\b/, 'invoice'],
  [/\bnames?\b/, 'name'],
  [/\b(?:documents?|contracts?|resumes?|certificates?)\b/, 'document'],
  [/\btexts?\b/, 'text'],
]

export const outputNames: Readonly<Record<Output, string>> = {
  code: 'code',
  text: 'text',
  poster: 'poster',
  qr: 'QR code',
  document: 'document',
  picture: 'picture',
  password: 'password',
  palette: 'palette',
  name: 'name',
  invoice: 'invoice',
  quote: 'quote',
}

function text(id: string, label: string, initial: string): Input {
  return { id, label, type: 'text', choices: [], isRequired: true, initial }
}

function choice(id: string, label: string, choices: string[]): Input {
  return { id, label, type: 'choice', choices, isRequired: true, initial: choices[0] ?? '' }
}

export function generatorSection(draft: Draft, output: Output): SectionOf<'generator'> {
  const topic = draft.subject || 'My project'
  const inputs: Readonly<Record<Output, readonly Input[]>> = {
    code: [
      text('name', 'Name of the thing', 'Customer'),
      {
        ...text('template', 'Template', 'Class'),
        type: 'choice',
        choices: ['Class', 'REST handler', 'SQL table'],
      },
      text('fields', 'Fields, separated by commas', 'id, name, email'),
    ],
    text: [
      text('topic', 'Topic', capitalise(topic)),
      { ...text('tone', 'Tone', 'Friendly'), type: 'choice', choices: ['Friendly', 'Factual', 'Short'] },
    ],
    poster: [
      text('title', 'Headline', capitalise(topic)),
      text('line', 'Second line', 'You are welcome'),
      text('place', 'Place and time', 'Saturday, 7 pm'),
    ],
    qr: [
      { ...text('content', 'Text or address', 'https://example.com'), type: 'longtext' },
      choice('colour', 'Colour', ['Black', 'Navy', 'Dark green', 'Maroon', 'Indigo', 'Teal']),
      choice('ground', 'Background', ['White', 'Transparent']),
    ],
    document: [
      text('name', 'Name', 'Nora Lind'),
      text('subject', 'Subject', capitalise(topic)),
      { ...text('body', 'Text', 'Thank you for your request.'), type: 'longtext' },
    ],
    picture: [text('prompt', 'Describe the picture', 'A lighthouse at sunset')],
    password: [{ ...text('length', 'Length', '16'), type: 'number', initial: 16 }],
    palette: [text('base', 'Base colour', '#4682b4')],
    name: [text('topic', 'About', topic)],
    invoice: [
      text('customer', 'Customer', 'Northwind Tools'),
      text('item', 'Item', capitalise(topic)),
      { ...text('amount', 'Amount', '120'), type: 'number', initial: 120 },
    ],
    quote: [
      {
        ...text('kind', 'About', 'Anything'),
        type: 'choice',
        isRequired: false,
        choices: ['Anything', 'Work', 'Courage', 'Friends', 'Wisdom'],
      },
    ],
  }
  const templates: Partial<Record<Output, string>> = {
    text: '{topic} in a few sentences ({tone}). What it is, whom it helps, and how to begin.',
    document: 'To: {name}\nSubject: {subject}\n\n{body}',
    invoice: 'Invoice\nCustomer: {customer}\nItem: {item}\nAmount: {amount}',
    code: '{template} {name} with {fields}',
  }
  return {
    type: 'generator',
    title: `Make a ${outputNames[output]}`,
    text: 'Change the values; the result follows.',
    output,
    inputs: [...inputs[output]],
    template: templates[output] ?? '',
  }
}
