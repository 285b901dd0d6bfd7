import { toSingular } from '../language/inflect.ts'
import type { Frame } from '../language/read-frames.ts'
import { claimsOfPeople } from './claims-of-people.ts'
import { claimsOfWork } from './claims-of-work.ts'
import type { Need } from './need.ts'

/** Which part of an application a frame asks for. Undefined where no rule knows it. */
export function claimNeed(frame: Frame): Need | undefined {
  if (frame.action === 'describe' && !sliding.test(frame.object))
    return { name: 'describe', thing: toSingular(frame.object.toLowerCase()), frame }
  if (/\btop lists?\b/i.test(frame.text)) return { name: 'leaderboard', thing: '', frame }
  if (sliding.test(frame.text)) return { name: 'carousel', thing: '', frame }
  if (mailing.test(frame.text)) return { name: 'newsletter', thing: '', frame }
  if (scaling.test(frame.text)) return { name: 'quality', thing: '', frame }
  if (owing.test(frame.text)) return { name: 'balances', thing: '', frame }
  if (appearance.test(frame.text)) return { name: 'quality', thing: '', frame }
  if (replying.test(frame.text))
    return { name: 'comment', thing: toSingular(frame.object.toLowerCase()), frame }
  const page = pageAbout.exec(frame.text)?.[1]
  if (page !== undefined) return { name: 'page', thing: page.trim(), frame }
  const words = `${frame.phrase} ${frame.object}`.toLowerCase().trim()
  const rule = rules.find(
    ([, actions, pattern]) =>
      (actions === '*' || actions.includes(frame.action)) && (pattern === null || pattern.test(words)),
  )
  if (rule === undefined) return undefined
  return { name: rule[0], thing: rule[3] ?? toSingular(frame.object.toLowerCase()), frame }
}

/** "a page about working with us" is a page of its own, whatever else its words could mean. */
const pageAbout =
  /^(?:an? |the )?(?:page|section|part|area) (?:about|with|on|for|of) (?:the |our |an? )?(.{3,40})$/i

/** Whoever leaves an address to hear of something has no account for that. */
const mailing =
  /^(?:an? )?e-?mail sign-?ups?(?: forms?)?$|^(?:leave|enter|give|submit) (?:their|your|an?) e-?mail(?: address(?:es)?)? to (?:be|get) notified\b/i

/** The page of a recipe counts its ingredients for any number. */
const scaling =
  /\b(?:scal|adjust|chang)(?:e|es|ing) (?:the |its )?(?:number of )?(?:servings|portions)\b|\b(?:servings|portions) (?:scaler|calculator|scaling)\b/i

const owing = /\bwho owes (?:whom|who|what)\b/i

const sliding = /\b(?:call-to-action|slid(?:e|es|er|ers|ing)|carousel)\b/i

/** How an app looks is chosen with its look; no page of it comes from there. */
const appearance =
  /^(?:an? |the |both )?(?:(?:dark|light|night|day)(?: (?:and|or) (?:dark|light|night|day))?(?:[- ](?:mode|theme)s?)?(?: (?:toggle|switch|support))?|(?:(?:nice|modern|clean|beautiful|sleek|minimal|elegant|polished|pretty|good|great|cool|professional|mobile|mobile[- ]friendly),? )+(?:and )?(?:designs?|ui|ux|interfaces?|looks?|styl(?:e|es|ing)))$/i

/** Questions are answered to learn something; tickets and letters get words in return. */
const replying = /^answers? (?!.*\b(?:questions?|quiz\w*|exercises?|tests?|surveys?|calls?)\b)/i

const rules = [...claimsOfPeople, ...claimsOfWork]
