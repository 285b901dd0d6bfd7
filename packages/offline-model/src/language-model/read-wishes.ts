import { texts } from '@joinery/contract'
import type { Conversation } from './read-conversation.ts'
import { readIntent } from './read-intent.ts'

const { approved, changePrompt } = texts.chat.plan

/**
 * What is to be built or changed, oldest wish first. Whoever approves a plan says no more than that: then it is what the
 * plan was made from, with the changes to the plan behind it.
 */
export function readWishes({ prompt, earlier, hasApprovedPlan }: Conversation): readonly string[] {
  const isApproval = isAssent(prompt) || (hasApprovedPlan && (prompt.trim() === '' || prompt === approved))
  if (!isApproval && !isPlanChange(prompt)) return [prompt]
  const wishes: string[] = []
  for (const text of isApproval ? earlier : [prompt, ...earlier]) {
    if (isAssent(text) || text === approved || isTalk(text)) continue
    wishes.unshift(isPlanChange(text) ? text.slice(changePrompt.length).trim() : text)
    if (!isPlanChange(text)) return wishes
  }
  return wishes.length === 0 ? [prompt] : wishes
}

function isPlanChange(text: string): boolean {
  return text.startsWith(changePrompt)
}

function isTalk(text: string): boolean {
  return ['greeting', 'question', 'unclear'].includes(readIntent(text, { hasApplication: false }))
}

function isAssent(text: string): boolean {
  return /^\s*(?:ok(?:ay)?|yes|yep|sure|go(?: ahead| on)?|build (?:it|the plan)|do it|approved?|implement(?: the plan| it)?|carry (?:it|out the plan)|start|proceed|looks good)\b[\s\S]{0,60}$/i.test(
    text,
  )
}
