import type { Frame } from '../language/read-frames.ts'
import { claimNeed } from '../needs/claim-need.ts'
import type { Need, NeedName } from '../needs/need.ts'
import { toSingular } from '../language/inflect.ts'
import { cleanNounPhrase } from '../language/noun-phrase.ts'
import { hasArrivals } from './booking-course.ts'
import type { Draft } from './draft.ts'
import { findCalculation } from './calculations.ts'
import { countedTo, findOccasion } from '../language/find-occasion.ts'
import { bendToTrade } from './bend-to-trade.ts'
import { givesSomebody } from './build-assignments.ts'
import { isCollecting } from './build-collector.ts'
import { isEventPush } from './build-events.ts'
import { isFormWork } from './form-work.ts'
import { isProductItself, isSideOfProduct } from './product-pack.ts'
import { isRelayed } from './build-relay.ts'
import { isOfSchedule } from './loan-calculators.ts'
import { publicKinds } from './public-kinds.ts'
import { readBallot } from './read-ballot.ts'
import { readGoal } from './read-goal.ts'
import { readLevelTest } from './read-level-test.ts'
import { readQuote } from './read-quote.ts'
import { readSubmission } from './read-submission.ts'
import { readRole } from './roles.ts'
import { isTableWork } from './table-work.ts'
import { readTimetable } from './timetable-parts.ts'

/** The need of a frame, as the kind of application bends it. */
export function readNeed(draft: Draft, frame: Frame): Need | undefined {
  const need = bendToTrade(draft, frame, claimNeed(frame))
  if (need !== undefined && draft.pack?.trade !== undefined && tradeNeeds.has(need.name)) return need
  const given = readGoal(draft, frame, need) ?? readBallot(draft, frame) ?? readLevelTest(draft, frame)
  if (given !== undefined) return given
  const planned = readTimetable(draft, frame, need) ?? readQuote(draft, frame, need)
  if (planned !== undefined) return planned
  if (isSideOfProduct(draft, frame)) return { name: 'page', thing: frame.object, frame }
  if (isRelayed(draft, frame)) return { name: 'relay', thing: '', frame }
  if (isCollecting(draft, frame)) return { name: 'collector', thing: '', frame }
  if (isEventPush(draft, frame)) return { name: 'eventFeed', thing: '', frame }
  if (isProductItself(draft, frame)) return { name: 'quality', thing: '', frame }
  if (isFormWork(draft, frame, need?.name)) return { name: 'formBuilder', thing: '', frame }
  if (isTableWork(draft, frame, need?.name)) return { name: 'sheet', thing: '', frame }
  const handedIn = isMachine(draft) ? undefined : readSubmission(draft, frame)
  if (handedIn !== undefined) return handedIn
  const settled = settlements.exec(frame.text)?.[1]
  if (settled !== undefined && isOfTrade(draft))
    return { name: 'manage', thing: `${settled.toLowerCase()} settlement`, frame }
  // What becomes of what somebody handed in is its state; only a program's work runs as one watches it.
  const isFollowed =
    need?.name === 'jobs' && frame.action === 'view' && /\b(?:progress|status)$/.test(frame.object)
  if (isFollowed && handingIn.test(draft.words) && !isMachine(draft))
    return { name: 'track', thing: '', frame }
  const isGiving = frame.action === 'assign' || (need?.name === 'calendar' && frame.action === 'schedule')
  if (need !== undefined && assigning.has(need.name) && isGiving && givesSomebody(frame.phrase))
    return { ...need, name: 'assign' }
  if (/^mark (?:[a-z]+ )?as [a-z ]+$/i.test(frame.text) && need?.thing === 'mark')
    return { name: 'track', thing: '', frame }
  // "See which rooms are free", "see who has accepted": how things stand, rather than a thing.
  const [, which, who] =
    /^(?:see|view|check|know|find out) (?:which ([a-z ]{3,30}?) (?:are|is|have|has|were)|(who|whether|if))\b/i.exec(
      frame.text,
    ) ?? []
  const isOpen = need === undefined || (need.name === 'browse' && need.thing === '')
  if (which !== undefined && isOpen)
    return { name: 'browse', thing: toSingular(cleanNounPhrase(which)), frame }
  if (who !== undefined) return { name: 'track', thing: '', frame }
  // Who checks in at a house is no collector of points.
  const [, arrived] = /^check-?(?:in|out)(?: of (.+))?$/i.exec(frame.text) ?? []
  if (/^check-?(?:in|out)\b/i.test(frame.text) && hasArrivals(draft.words))
    return { name: 'track', thing: arrived === undefined ? '' : toSingular(cleanNounPhrase(arrived)), frame }
  // What is printed can be saved as a PDF by every browser.
  const isPdf =
    /^(?:(?:export|download|save|print) (?:(?:it|them) )?(?:to |as )?(?:an? )?pdfs?|pdf (?:export|download)s?)$/i
  if (isPdf.test(frame.text) && !isMachine(draft))
    return { name: 'print', thing: letters.exec(draft.words)?.[1] ?? '', frame }
  // Whoever sells and lists something enters it.
  const isOffering = need?.name === 'browse' && /^list (?:their|his|her|own)\b/i.test(frame.text)
  if (isOffering && readRole(frame) !== null) return { ...need, name: 'manage' }
  const isApplying = /^apply\b/i.test(frame.text) && /^$|\b(?:cv|resume|form|online)\b/i.test(frame.object)
  if (isApplying) return { name: draft.kind === 'jobs' ? 'apply' : 'inquiry', thing: '', frame }
  const isReport = /^(?:report|flag)\b/i.test(frame.text) && reportable.test(frame.object)
  if (isReport) return { name: 'moderation', thing: 'post', frame }
  if (isOccasion(draft, frame)) return { name: 'gadget', thing: '', frame }
  // Sample weather is of today.
  if (/\b(?:\d+|three|five|seven|ten)[- ]days? forecasts?\b/i.test(frame.phrase)) return undefined
  // Our games are silent.
  if (need === undefined || (draft.kind === 'game' && sounds.test(frame.phrase))) return undefined
  if (need.name === 'timer' && isOfDays(draft, frame)) return { name: 'gadget', thing: 'countdown', frame }
  // Cards are what one learns from; nobody asked for courses beside them.
  if (draft.pack?.id === 'flashcards' && need.name === 'course') return { ...need, name: 'quality' }
  // "exercises, sets and reps": how much was done is a field of what was done.
  const isAmount = draft.pack?.id === 'workouts' && amounts.test(need.thing)
  if (isAmount) return { name: 'describe', thing: 'workout', frame: { ...frame, items: [frame.object] } }
  const part = readPart(draft, need.thing)
  if (part !== undefined) return { ...need, ...part }
  const isReminding = need.name === 'notifications' && /^(?:set|create|add) reminders?\b/i.test(frame.text)
  if (isReminding) return { ...need, name: 'reminders' }
  // Tables of figures stand on the dashboard; only a restaurant has tables of wood.
  if (draft.kind === 'dashboard' && /^(?:data )?table$/.test(need.thing))
    return { ...need, name: 'dashboard' }
  if (draft.kind === 'community' && need.name === 'browse' && /^(?:reply|answer)$/.test(need.thing))
    return { name: 'comment', thing: '', frame }
  const isAsking = need.name === 'manage' && need.thing === 'contact' && frame.action === 'submit'
  if (isAsking && publicKinds.has(draft.kind)) return { ...need, name: 'inquiry' }
  if (publicKinds.has(draft.kind) && draft.kind !== 'community') {
    // One contact is a way to write; contacts are people.
    const isWriting = need.name === 'browse' && /^(?:the )?contact$/i.test(frame.phrase)
    const isQuote =
      need.name === 'manage' &&
      frame.action === 'submit' &&
      /\b(?:quote|quotation|callback|consultation)$/.test(need.thing)
    const isContacting = need.name === 'manage' && /^contact\b/i.test(frame.text)
    if (isWriting || isQuote || isContacting) return { ...need, name: 'inquiry' }
  }
  const isPraise = need.name === 'rate' && need.thing === '' && readRole(frame) === null
  if (isPraise && (draft.kind === 'company' || draft.kind === 'portfolio') && !isActing(frame))
    return { ...need, name: 'testimonials' }
  if (draft.kind === 'community') {
    if (need.name === 'inquiry' && need.thing === 'question') return { ...need, name: 'forum' }
    if (need.name === 'course' && /^answer/i.test(frame.text)) return { name: 'comment', thing: '', frame }
    if (need.name === 'poll' && /\b(?:up|down|answers?|questions?|posts?|replies)\b/i.test(frame.phrase))
      return { name: 'like', thing: '', frame }
  }
  const isFigures =
    draft.kind === 'dashboard' && !/\b(?:servers?|hosts?|cpu|network|devices?|machines?)\b/.test(draft.words)
  if (isFigures && (need.name === 'monitor' || need.name === 'compare')) return { ...need, name: 'dashboard' }
  const isOneself = need.name === 'profile' && frame.action === 'view' && /^personal /i.test(frame.phrase)
  if (isOneself && (draft.kind === 'blog' || draft.kind === 'portfolio')) return { ...need, name: 'about' }
  // In a wiki a page is what people write.
  const isPage = need.thing === 'page' && draft.pack?.aliases.get('page') !== undefined
  if (isPage && need.name === 'browse') return { ...need, thing: draft.pack?.aliases.get('page') ?? '' }
  // What somebody holds is counted, what somebody made is shown.
  const isHeld = need.name === 'gallery' && (draft.kind === 'finance' || draft.kind === 'dashboard')
  if (isHeld) return { ...need, name: 'dashboard' }
  const isLevel =
    need.name === 'game' && draft.kind !== 'game' && /^(?:different )?levels?$/i.test(frame.phrase)
  if (isLevel) return { ...need, name: 'quality' }
  const isOfBoard = draft.kind === 'projects' && /^(?:board|column|label|tag|sprint)$/.test(need.thing)
  if (isOfBoard && /^(?:browse|manage)$/.test(need.name)) return { ...need, name: 'kanban', thing: '' }
  const isTopList = need.name === 'dashboard' && /^(?:top )?charts?$/i.test(frame.phrase)
  if (isTopList && draft.kind === 'streaming') return { ...need, name: 'leaderboard' }
  const isPriced =
    need.name === 'browse' &&
    need.thing === 'price' &&
    ['company', 'portfolio', 'booking'].includes(draft.kind)
  if (isPriced) return { ...need, name: 'pricing' }
  const isLead = need.name === 'inquiry' && frame.action === 'create' && draft.kind === 'operations'
  if (isLead) return { ...need, name: 'manage' }
  if (draft.kind === 'game' && inGame.has(need.name)) return { name: 'game', thing: '', frame }
  if (draft.kind === 'mail' && inMail.has(need.name)) return { name: 'mail', thing: '', frame }
  const isOwnHistory = need.name === 'history' && draft.kind === 'tool' && draft.pack?.id === 'calculator'
  if (isOwnHistory) return { name: 'calculator', thing: '', frame }
  if (isOfSchedule(draft, frame, need.name)) return { name: 'calculator', thing: '', frame }
  const isLap = need.thing === 'lap' && /\bstop ?watch/.test(draft.words)
  if (isLap) return { name: 'gadget', thing: '', frame }
  if (draft.kind === 'tool' && isWorkedOut(draft, frame)) return { name: 'calculator', thing: '', frame }
  const isSum = draft.kind === 'tool' && /calculator|converter/.test(draft.words)
  if (isSum && /checkout|wallet/.test(need.name)) return { name: 'calculator', thing: '', frame }
  const isTrading =
    draft.kind === 'finance' && /\b(?:bitcoin|crypto\w*|stocks?|trad(?:e|ing))\b/.test(draft.words)
  if (isTrading && need.name === 'checkout') return { ...need, name: 'wallet' }
  // Somebody who sells has something to show; who lets others sell has something to enter.
  const isSelling = need.name === 'wallet' && frame.action === 'trade' && draft.kind !== 'finance'
  if (isSelling && need.thing !== '')
    return { ...need, name: /^(?:that )?sells\b/i.test(frame.text) ? 'browse' : 'manage' }
  const isKept = frame.action === 'save' && need.name !== 'favourite' && publicKinds.has(draft.kind)
  if (isKept && need.thing !== '' && readRole(frame) === null) return { ...need, name: 'favourite' }
  // One's own notes are written, not looked at.
  if (need.name === 'browse' && need.thing === 'note' && draft.kind === 'personal')
    return { ...need, name: 'editor' }
  if (need.thing === 'service' && draft.kind === 'company' && frame.action === 'view')
    return { ...need, name: 'services' }
  // In a guestbook or on a message board, messages are what people leave for all to read.
  const isBoard = /\b(?:guest ?book|message board|leave messages)\b/.test(draft.words)
  const isMessage = need.name === 'chat' || /\b(?:messages?|replies|reply)\b/.test(need.thing)
  return isBoard && isMessage ? { ...need, name: 'forum' } : need
}

/** What a house where one thing is booked is asked for says what is meant by it. */
const tradeNeeds: ReadonlySet<NeedName> = new Set(['booking', 'browse', 'manage', 'rate'])

/** What is owed to those one works with, and what of it was paid. */
const settlements =
  /\b(supplier|vendor|merchant|carrier|partner|contractor)s?'? (?:accounting|accounts? payable|settlements?|balances?)\b/i

function isOfTrade({ kind }: Draft): boolean {
  return kind === 'operations' || kind === 'finance' || kind === 'projects'
}

/** What one prints, where several things are kept. */
const letters = /\b(invoice|quote|report|recipe|certificate|receipt|contract|ticket)s?\b/

const handingIn =
  /\bsubmit(?:ting)? (?:[a-z]+ ){0,3}(?:requests?|applications?|reports?|complaints?|faults?|orders?|repairs?)\b/

const assigning: ReadonlySet<NeedName> = new Set(['track', 'orders', 'calendar', 'booking'])

/** What programs and games hand in goes to other programs. */
function isMachine({ kind }: Draft): boolean {
  return kind === 'tool' || kind === 'developer' || kind === 'game' || kind === 'mail'
}

/** What a timer, a metronome or a piano makes by itself. */
const sounds =
  /^(?:an? |the |some )?(?:(?:nice|calm|soft|loud|gentle|alarm|end|notification|game) )?(?:sounds?(?: effects?)?|bells?|chimes?|alarms?|rings?|ringing|beeps?|ticks?|ticking|audio)$/i

const amounts = /^(?:set|rep|repetition|weight|distance|pace|heart rate)$/

const rounds = /^(?:(?:short|long|regular|work|focus|rest) )?(?:break|pause|interval|session|round)s?$/i

/** What is named beside an app and is a part of it, rather than a list of its own: the hero of a page, the steps of a recipe. */
function readPart({ kind, pack }: Draft, thing: string): Pick<Need, 'name' | 'thing'> | undefined {
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

/** What a countdown leads to is what it is about. */
function isOccasion({ pack, words }: Draft, { text }: Frame): boolean {
  const occasion = pack?.id === 'countdown' ? findOccasion(words) : undefined
  return occasion !== undefined && text.toLowerCase().endsWith(occasion.toLowerCase())
}

/** A countdown to a day, as a page for guests and visitors has one. Whoever cooks, trains or plays counts minutes. */
const isOfDays = ({ kind, words }: Draft, { phrase }: Frame): boolean =>
  /\bcount ?down/i.test(phrase) && (countedTo.test(words) || (publicKinds.has(kind) && !minutes.test(words)))

const minutes =
  /\b(?:recipes?|cook\w*|kitchen|workouts?|training|exercises?|yoga|quiz|exams?|tests?|games?)\b/

/** "… that shows the total interest": a line of the calculation says so already. */
function isWorkedOut({ words }: Draft, { phrase }: Frame): boolean {
  const told = phrase.toLowerCase().split(' ').at(-1) ?? ''
  const lines = findCalculation(words)?.lines ?? []
  return told !== '' && lines.some(({ label }) => label.toLowerCase().split(/[ ,]+/).includes(told))
}

/** Whether people do it themselves, rather than read what others said. */
function isActing({ subject }: Frame): boolean {
  return !/^(?:system|the (?:page|website|site|app))$/i.test(subject)
}

const reportable =
  /\b(?:posts?|threads?|comments?|replies|users?|members?|content|abuse|spam|videos?|reviews?)\b/i

/** What is asked of a game is part of playing it. */
const inGame: ReadonlySet<NeedName> = new Set([
  'course',
  'quiz',
  'rewards',
  'player',
  'manage',
  'browse',
  'search',
  'timer',
  'quality',
  'choose',
  'track',
  'detail',
  'history',
  'rate',
  'comment',
  'import',
  'export',
  'favourite',
  'cart',
])

/** Folders, labels and search are part of a mail client. */
const inMail: ReadonlySet<NeedName> = new Set([
  'browse',
  'search',
  'editor',
  'manage',
  'chat',
  'choose',
  'detail',
  'inquiry',
  'comment',
  'share',
  'publish',
  'favourite',
])
