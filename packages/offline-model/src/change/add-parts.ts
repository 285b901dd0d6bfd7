import type { ApplicationModel } from '../model/application-model.ts'
import type { Entity } from '../model/entity.ts'
import { builders } from '../understand/compose/builders.ts'
import { ensureCollection } from '../understand/compose/collections.ts'
import { addScreen } from '../understand/compose/add-screen.ts'
import { needAccounts, needAdministrator } from '../understand/compose/draft.ts'
import { needEntity } from '../understand/compose/need-entity.ts'
import { capitalise, withArticle } from '../understand/language/noun-phrase.ts'
import { readClauses } from '../understand/language/read-clauses.ts'
import { readFrames } from '../understand/language/read-frames.ts'
import { claimNeed } from '../understand/needs/claim-need.ts'
import type { Need } from '../understand/needs/need.ts'
import { describeTopic } from '../understand/subjects/describe-topic.ts'
import type { Change } from './change.ts'
import { draftFromModel, modelFromDraft } from './draft-from-model.ts'
import { findEntity, findScreen, mainEntity } from './resolve-target.ts'

/** "add a contact page", "add a page about wine". */
export function addPage(model: ApplicationModel, instruction: string): Change | undefined {
  const about =
    /^(?:add|create|include|make|build) (?:an? |the |another )?(?:new )?(?:page|screen|section) (?:about|on|for|with) (?:the |our |an? )?(.{3,40})$/i.exec(
      instruction,
    )?.[1]
  const name =
    about ??
    /^(?:add|create|include|make|build) (?:an? |the |another )?(?:new )?["']?(.+?)["']? (?:page|screen|tab|section)(?: (?:called|named|for|with|about|to)\b.*)?$/i.exec(
      instruction,
    )?.[1]
  // An administration is more than a page.
  if (name === undefined || /^admin/i.test(name)) return undefined
  const words = name.toLowerCase()
  const draft = draftFromModel(model, `${model.request} ${instruction}`)
  const need = pageNeeds.find(([pattern]) => pattern.test(words))?.[1]
  const before = new Set(draft.screens.keys())
  if (need !== undefined) builders[need]?.(draft, { name: need, thing: '', frame: null })
  if (draft.screens.size === before.size && need === undefined) {
    const entity =
      findEntity(model, words) === undefined &&
      draft.entities.size < 9 &&
      words.endsWith('s') &&
      !/\b(?:rules|terms|instructions|regulations|basics|details)$/.test(words)
        ? needEntity(draft, words)
        : undefined
    if (entity !== undefined && entity.template !== undefined) {
      entity.abilities.add('create').add('edit').add('delete')
      ensureCollection(draft, entity, null)
    } else {
      addScreen(draft, {
        title: capitalise(name),
        icon: 'file-text',
        section: {
          type: 'prose',
          title: capitalise(name),
          text: '',
          paragraphs: describeTopic(words, model.subject),
        },
      })
    }
  }
  const isThere = draft.screens.size === before.size && findScreen(model, words) !== undefined
  return {
    model: modelFromDraft(draft, model),
    done: isThere ? `There is ${withArticle(words)} page already.` : `Added ${withArticle(words)} page.`,
  }
}

const pageNeeds = [
  [/contact|get in touch/, 'inquiry'],
  [/about|our story|who we are/, 'about'],
  [/faq|questions|help/, 'faq'],
  [/pric|plans/, 'pricing'],
  [/team|people/, 'team'],
  [/galler|photo|portfolio/, 'gallery'],
  [/service|offer/, 'services'],
  [/setting|preference/, 'settings'],
  [/dashboard|statistic|analytic|overview|report/, 'dashboard'],
  [/calendar|schedule/, 'calendar'],
  [/kanban|board/, 'kanban'],
  [/log ?in|sign[- ]?in|register|profile|account/, 'accounts'],
  [/favou?rite|wish ?list|saved/, 'favourite'],
  [/chat|message/, 'chat'],
  [/forum|discussion|community/, 'forum'],
  [/map|location/, 'map'],
  [/history|log\b/, 'history'],
  [/notification/, 'notifications'],
  [/feedback/, 'inquiry'],
  [/checkout|cart/, 'cart'],
  [/testimonial|review/, 'testimonials'],
  [/quiz|test/, 'quiz'],
  [/leader ?board|ranking/, 'leaderboard'],
  [/game/, 'game'],
  [/newsletter/, 'newsletter'],
  [/compare|comparison/, 'compare'],
  [/donat/, 'donation'],
  [/poll|vote|survey/, 'poll'],
] as const

/** "add comments to articles", "users should be able to book a table": the same grammar as for a new application. */
export function addPart(model: ApplicationModel, instruction: string): Change | undefined {
  const isAdding =
    /^(?:add|include|enable|implement|build|create|allow|let|give|i (?:want|need)|users?|people|customers|each|every|it|the|show|turn on|support)\b/i.test(
      instruction,
    )
  if (!isAdding || complaint.test(instruction)) return undefined
  const body = instruction
    .replace(/^(?:add|include|enable|implement|build|create|show|turn on|support|i (?:want|need))\s+/i, '')
    .replace(/^(?:an?|the|some|more)\s+/i, '')
    .replace(
      / from (?:our |the |my |some )?(?:[a-z]+ )?(?:guests|customers|clients|users|visitors|people)$/i,
      '',
    )
    .replace(/ (?:in|to|on|at) the (?:footer|header|bottom|top|sidebar|home ?page|start page)$/i, '')
    .replace(/^week(?:ly)? (?:over)?view$/i, 'weekly calendar')
    .replace(/\b(calendar|kanban|board|map|chat|dashboard) (?:view|widget)$/i, '$1')
  const isCounted =
    /^(?:\d+|more|another|second|third)\b/i.test(body) && findEntity(model, body) === undefined
  if (partsOfScreens.test(body) || isCounted || / filters?$/i.test(body)) return undefined
  const draft = draftFromModel(model, `${model.request} ${instruction}`)
  if (/\b(?:admin (?:panel|area|page|dashboard)|back ?office|administration)\b/i.test(body)) {
    needAdministrator(draft)
    return { model: modelFromDraft(draft, model), done: 'Added an administration.' }
  }
  if (/^(?:user )?(?:roles|permissions|rights)(?: and (?:roles|permissions|rights))?$/i.test(body)) {
    needAccounts(draft)
    builders.permissions?.(draft, { name: 'permissions', thing: '', frame: null })
    return { model: modelFromDraft(draft, model), done: 'Added roles and what each of them may do.' }
  }
  if (/\b(?:log ?in|sign[- ]?in|accounts?|authentication|registration)\b/i.test(body)) {
    if (otherSignIn.test(body)) return undefined
    needAccounts(draft)
    return { model: modelFromDraft(draft, model), done: 'Added accounts: people can register and sign in.' }
  }
  if (/^(?:sign-?up|lead|e-?mail|waitlist) forms?$/i.test(body)) {
    builders.newsletter?.(draft, { name: 'newsletter', thing: '', frame: null })
    return { model: modelFromDraft(draft, model), done: 'Added a form to leave an address.' }
  }
  const clauses = /^(?:allow|let|users?|it|the|people|customers|each|every)\b/i.test(instruction)
    ? readClauses(instruction)
    : readClauses(`It should have ${body}`)
  const done: string[] = []
  for (const frame of clauses.flatMap(readFrames)) {
    const target = / (?:to|for|on|of) (?:the )?(.+)$/i.exec(frame.text)?.[1] ?? ''
    const need = claimNeed(frame)
    const entity = findEntity(model, target) ?? findJudged(model, need)
    if (need === undefined || (entity === undefined && isOfNothing(frame.text))) continue
    const isBuilt =
      builders[need.name]?.(draft, entity === undefined ? need : { ...need, thing: entity.one }) ?? false
    if (isBuilt)
      done.push(frame.action === 'describe' ? `${frame.items.join(' and ')} to ${frame.object}` : frame.text)
  }
  const after = modelFromDraft(draft, model)
  // In a game there is nothing to keep: what is asked of it is another way to play.
  const isOtherPlay = model.kind === 'game' && after.entities.length > model.entities.length
  if (done.length === 0 || isOtherPlay) return undefined
  // "Let customers submit a request" is something that people do, and not something that is there.
  const said = /^(?:allow|let|users?|people|customers)\b/i.test(instruction) ? 'Added: ' : 'Added '
  return { model: after, done: `${said}${[...new Set(done)].join(', ')}.` }
}

/** "customers can rate the answer": what was done is judged with the thing it was done for. */
function findJudged(model: ApplicationModel, need: Need | undefined): Entity | undefined {
  const isJudged = need !== undefined && /^(?:rate|comment|like)$/.test(need.name) && deeds.test(need.thing)
  return isJudged ? mainEntity(model) : undefined
}

const deeds = /^(?:answer|reply|response|help|support|work|service|experience|visit|result|outcome)$/

/** "The header is ugly" asks for no header. */
const complaint =
  /^(?:it|this|that|the .{2,40}?) (?:is|are|looks?|feels?|seems?|does not|doesn't|isn't|aren't) (?:too|so|very|really|a bit|quite|still|not|just )*\b(?:ugly|bad|broken|wrong|boring|hard|confusing|slow|empty|missing|plain|dull|small|tiny|big|large|huge|dark|bright|light|loud|cluttered|crowded|work|working|show|fit|right|good|nice|clear|readable|visible)\b/i

/** What is drawn rather than kept: a list of progress bars is not what anybody meant. */
const partsOfScreens =
  /\b(?:hero|header|footer|sticky|background|cover|logo|icons?|favicon|animations?|transitions?|sounds?|music|shortcuts?|progress|loading|spinner|tool ?tips?|pop-?ups?|modals?|badges?|ribbons?|shadows?|borders?|gradients?|fonts?|buttons?|bars?|banners?|views?|widgets?|avatars?|emojis?|decimals|layout|light ?box|links?|fields?|infinite scroll|pagination)$|\bhero image\b| per [a-z]+$/i

/** What is more than an account of our kind. */
const otherSignIn = /\b(?:two-factor|2fa|mfa|otp|passkeys?|sso|oauth|google|github|facebook|apple|social) ?/i

/** "add comments to products" where there are no products is not guessed at. */
function isOfNothing(text: string): boolean {
  const target = / (?:to|on) (?:the |each |every |all )?(.+)$/i.exec(text)?.[1]
  return (
    target !== undefined &&
    !/^(?:top|header|footer|menu|home|page|pages|site|website|app|it|everything)/i.test(target)
  )
}
