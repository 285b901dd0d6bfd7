import { countedTo } from '../language/find-occasion.ts'
import type { Frame } from '../language/read-frames.ts'
import type { Need, NeedName } from '../needs/need.ts'
import { findCalculation } from './calculations.ts'
import type { Draft } from './draft.ts'
import { isOfSchedule } from './loan-calculators.ts'
import { publicKinds } from './public-kinds.ts'
import { readPart } from './read-part.ts'
import { readRole } from './roles.ts'

/** Guests scan a code to open the menu of a house; no file of theirs is read. */
function isScanned({ kind, words }: Draft, { text }: Frame): boolean {
  const isOfHouse =
    publicKinds.has(kind) && /\b(?:restaurants?|caf(?:e|é)s?|menus?|bistros?|hotels?)\b/.test(words)
  return isOfHouse && /\bqr[- ]?codes?\b/.test(words) && /^(?:can )?scan\b|\bqr[- ]?codes?\b/i.test(text)
}

/** What a claimed need means in this kind of application. */
export function bendNeed(draft: Draft, frame: Frame, need: Need): Need {
  if (need.name === 'timer' && isOfDays(draft, frame)) return { name: 'gadget', thing: 'countdown', frame }
  if (isScanned(draft, frame)) return { name: 'gadget', thing: 'page code', frame }
  const meant = draft.pack?.needsMean?.[need.name]
  if (meant !== undefined) return { ...need, name: meant }
  // "exercises, sets and reps": how much was done is a field of what was done.
  const isAmount = draft.pack?.id === 'workouts' && amounts.test(need.thing)
  if (isAmount) return { name: 'describe', thing: 'workout', frame: { ...frame, items: [frame.object] } }
  // Whoever takes part in discussions begins some, and does not only answer news.
  const isDiscussing =
    need.name === 'comment' &&
    /\bparticipat\w+ in (?:the )?(?:online |public )?discussions?\b/i.test(frame.text)
  if (isDiscussing) return { name: 'forum', thing: '', frame }
  // Feedback is collected to be read, and not to be kept under a heart.
  const isGathering = need.name === 'favourite' && /^collect/i.test(frame.text) && gathered.test(need.thing)
  if (isGathering) return { ...need, name: 'manage' }
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
  if (draft.kind === 'game' && inGame.has(need.name))
    return { name: draft.pack?.needsMean?.game ?? 'game', thing: '', frame }
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

const amounts = /^(?:set|rep|repetition|weight|distance|pace|heart rate)$/

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

const gathered =
  /\b(?:feedback|data|opinions?|answers?|responses?|information|statistics|reviews?|suggestions?|complaints?)$/
