import { capitalise } from '../language/noun-phrase.ts'
import type { Need } from '../needs/need.ts'
import { isAttribute } from '../subjects/read-attribute.ts'
import { describeSoftware } from '../subjects/describe-software.ts'
import { describeTopic } from '../subjects/describe-topic.ts'
import { because } from './builder.ts'
import { addScreen } from './add-screen.ts'
import { mainEntity, type Draft } from './draft.ts'
import { namesNothing } from './thing-words.ts'

/** Sites that people read: there, what cannot be listed is written about. */
const readKinds: readonly Draft['kind'][] = ['company', 'portfolio', 'blog', 'promotion', 'developer']
const maxTopics = 5
const topicIcon = 'book-open'

/** "framework information, including its security and stability": sides of one thing that are to be explained. */
export function explainsSides(draft: Draft, { frame }: Need): boolean {
  const sides = frame?.items.filter((item) => !isAttribute(item.replace(/^(?:its|the|their) /i, ''))) ?? []
  return (
    readKinds.includes(draft.kind) &&
    frame?.fields === undefined &&
    sides.length > 1 &&
    /\b(?:information|details|introduction)\b/i.test(frame?.phrase ?? '')
  )
}

/** A page of its own for one thing that is to be shown: "technology", "design concepts". */
export function tellTopic(draft: Draft, need: Need): boolean {
  const words = (need.frame?.object ?? '').trim()
  if (!readKinds.includes(draft.kind) || words.length > 40 || words.split(' ').length > 3) return false
  if (words === '' || namesNothing(need.thing) || /^[A-Z]/.test(words)) return false
  if (isWork(draft, need)) return false
  if (isAttribute(need.thing)) return mainEntity(draft) !== undefined
  return addTopic(draft, { title: words, need })
}

/**
 * Where people do things and what they do is told, a page of words does none of it: "warn", "out", "duty roster". What is only
 * to be read is told by the house itself.
 */
function isWork(draft: Draft, { frame }: Need): boolean {
  const isApplication =
    draft.told.size > 0 || [...draft.roles.values()].some(({ id }) => id !== 'administrator')
  const isActing = frame !== null && !/^(?:system|the (?:website|site|page))$/i.test(frame.subject)
  return isApplication && (isActing || records.test(frame?.object ?? '') || !isPlainNoun(frame?.object ?? ''))
}

const records =
  /\b(?:roster|rota|register|registry|log|logs|ledger|schedule|overview|directory|tracker|board|plan|statistics)$/i

function isPlainNoun(words: string): boolean {
  return !/^(?:most|least|top|out|in|up|off|what|how|when|which)\b|^[a-z]+ed$/i.test(words)
}

export function addTopic(draft: Draft, { title: words, need }: { title: string; need: Need }): boolean {
  const topics = [...draft.screens.values()].filter(({ icon }) => icon === topicIcon)
  if (topics.length >= maxTopics) return false
  const title = capitalise(words)
  const listed = (need.frame?.items ?? []).filter((item) => item.length <= 40).slice(0, 8)
  const screen = addScreen(draft, {
    title,
    icon: topicIcon,
    section: {
      type: 'prose',
      title,
      text: '',
      paragraphs: describeSoftware(words, draft.words) ?? describeTopic(words, draft.subject),
    },
    because: because(need),
  })
  for (const item of listed) {
    const own = item.replace(/^(?:its|the|their|our) /i, '')
    screen.sections.push({
      type: 'prose',
      title: capitalise(own),
      text: '',
      paragraphs: describeTopic(own, draft.subject),
    })
    draft.carried.add(item.toLowerCase())
  }
  return true
}
