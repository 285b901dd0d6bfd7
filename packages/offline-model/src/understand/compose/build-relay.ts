import type { Input } from '../../model/section.ts'
import { toSingular } from '../language/inflect.ts'
import { capitalise } from '../language/noun-phrase.ts'
import type { Frame } from '../language/read-frames.ts'
import type { Need } from '../needs/need.ts'
import { because } from './builder.ts'
import { ensureCollection } from './collections.ts'
import { addScreen } from './add-screen.ts'
import { type Draft } from './draft.ts'
import { needEntity } from './need-entity.ts'

/** "receive SMS and forward them": what comes in is sent on by rules, and the rules are a list of their own. */
export function isRelayed({ pack }: Draft, { text }: Frame): boolean {
  return pack?.id === 'relay' && handling.test(text)
}

const handling =
  /^(?:that )?(?:receiv\w+|convert\w*|forward\w*|send\w*|relay\w*|rout(?:e|es|ing)\b|filter\w*|simulat\w*)/i

/** What the relay goes by. */
export const receptionSettings: readonly Input[] = [
  {
    id: 'isReceiving',
    label: 'Receive messages',
    type: 'boolean',
    choices: [],
    isRequired: false,
    initial: true,
  },
  {
    id: 'number',
    label: 'Receiving number or address',
    type: 'text',
    choices: [],
    isRequired: false,
    initial: '',
  },
  { id: 'keyword', label: 'Only with this word', type: 'text', choices: [], isRequired: false, initial: '' },
]

export function buildRelay(draft: Draft, need: Need): boolean {
  const rules =
    [...draft.entities.values()].find(({ template }) => template?.names[0] === 'rule') ??
    needEntity(draft, ruleNames.exec(draft.words)?.[1] ?? 'rule')
  const records =
    [...draft.entities.values()].find(({ template }) => template?.names[0] === 'sending record') ??
    needEntity(draft, kept.exec(draft.words)?.[1] ?? 'sending record')
  if (rules === undefined || records === undefined) return false
  draft.simulated.add('What comes in is typed by hand, and what is sent on stays in this browser.')
  const incoming = findName(draft.words, incomings) ?? 'message'
  addScreen(draft, {
    title: 'Receive and send on',
    icon: 'send',
    section: {
      type: 'relay',
      title: 'Receive and send on',
      text: 'Let a message come in. The first rule that fits sends it on, and what became of it is written down.',
      entity: records.id,
      rules: rules.id,
      incoming: /^(?:sms)$/.test(incoming) ? 'SMS' : capitalise(toSingular(incoming)),
      outgoing: findName(draft.words, outgoings)?.toUpperCase() ?? 'message',
    },
    because: because(need),
  })
  for (const entity of [rules, records]) {
    entity.abilities.add('create').add('edit').add('delete').add('filter')
    ensureCollection(draft, entity, null)
  }
  return true
}

function findName(words: string, names: RegExp): string | undefined {
  return names.exec(words)?.[1]
}

const ruleNames = /\b((?:conversion|forwarding|filter|routing|automation|alert|transfer) rule)s?\b/
const kept = /\b((?:sending|forwarding|dispatch) record|message log)s?\b/
const incomings = /\b(sms|text messages?|webhooks?|e-?mails?|alerts?)\b/
const outgoings = /\b(?:in)?to (?:an? )?(xmpp|sms)\b/
