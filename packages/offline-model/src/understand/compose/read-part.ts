import type { Need } from '../needs/need.ts'
import type { Draft } from './draft.ts'

/** What is named beside an app and is a part of it, rather than a list of its own: the hero of a page, the steps of a recipe. */
export function readPart({ kind, pack }: Draft, thing: string): Pick<Need, 'name' | 'thing'> | undefined {
  const isPage = kind === 'company' || kind === 'portfolio'
  if (
    isPage &&
    /^(?:hero|hero (?:section|image|banner)|header|footer|nav(?:igation)?(?: ?bar)?)$/.test(thing)
  )
    return { name: 'home', thing: '' }
  if (isPage && /^(?:features?|benefits?) (?:grid|section|list)$/.test(thing))
    return { name: 'services', thing: '' }
  const isTimer = pack?.needs.includes('timer') ?? false
  if ((isTimer || pack?.needs.includes('gadget')) && sounds.test(thing)) return { name: 'quality', thing: '' }
  if (isTimer && rounds.test(thing)) return { name: 'quality', thing: '' }
  if (pack?.id === 'messaging' && /(?:^| )(?:room|channel|group)$/.test(thing))
    return { name: 'chat', thing: '' }
  if (kind === 'blog' && pack?.aliases.get('post') !== undefined && thing.endsWith(' post'))
    return { name: 'browse', thing: 'post' }
  if (
    pack?.things.includes('recipe') &&
    /^(?:ingredient|step|(?:cooking )?instruction|method|photo|picture|image)$/.test(thing)
  )
    return { name: 'quality', thing: '' }
  if (/^(?:(?:online|web|merch(?:andise)?|fan|gift) )?(?:shop|store)$/.test(thing) && isPage)
    return { name: 'cart', thing: 'product' }
  // Whom it is shared with: what an app keeps stays in one browser.
  if (kind === 'personal' && /^(?:partner|family|roommate|flatmate|spouse|wife|husband)$/.test(thing))
    return { name: 'choose', thing }
  const isKept = kind === 'personal' && pack?.id === 'keeper'
  if (isKept && /^(?:photo|picture|note|tag)$/.test(thing)) return { name: 'quality', thing: '' }
  const isOwn = kind === 'finance' || kind === 'personal' || kind === 'dashboard' || pack?.id === 'feedback'
  return isOwn && /(?:^| )(?:total|sum|breakdown|summary|progress bar)$|^average/.test(thing)
    ? { name: 'dashboard', thing: '' }
    : undefined
}

/** What a timer, a metronome or a piano makes by itself. */
export const sounds =
  /^(?:an? |the |some )?(?:(?:nice|calm|soft|loud|gentle|alarm|end|notification|game) )?(?:sounds?(?: effects?)?|bells?|chimes?|alarms?|rings?|ringing|beeps?|ticks?|ticking|audio)$/i

const rounds = /^(?:(?:short|long|regular|work|focus|rest) )?(?:break|pause|interval|session|round)s?$/i
