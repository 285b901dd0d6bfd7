import type { Handling } from '../../subjects/booked-trade.ts'

/** Whether the request has people or things checked in and out, and whether the time between is charged. */
export function readHandling(
  words: string,
  named: Pick<Handling, 'begin' | 'end' | 'inside' | 'after'> = checking,
): Handling | undefined {
  if (!handled.test(words.replace(chosenDates, ''))) return undefined
  const isGiven = giving.test(words)
  return {
    ...(isGiven ? named : checking),
    isCharged: byHour.test(words) && !byDay.test(words),
    isSelf: bySelf.test(words),
  }
}

export const checking = {
  begin: 'Check in',
  end: 'Check out',
  inside: 'Checked in',
  after: 'Checked out',
} as const

const bySelf =
  /\b(?:members?|users?|guests?|visitors?|customers?|drivers?|students?|they|i|me) (?:can |should be able to |must |may |to )*check(?:s)? (?:in|out)\b/

/** Guests choose the dates on which they come and go; nobody checks them in by that. */
const chosenDates =
  /\bcheck-?(?:in|out)(?: (?:and|or|\/) check-?(?:in|out))?(?: ?\/ ?check-?out)? (?:dates?|days?)\b/g

const giving =
  /\b(?:hand|hands|handed|handing|give|gives|giving)\b[^.]{0,30}\b(?:out|over)\b|\b(?:take|takes|taking|taken)\b[^.]{0,30}\bback\b/

const checks =
  /\bcheck(?:s|ed|ing)?[- ](?:in|out)s?\b(?![- ](?:dates?|times?|to the blog))|\bcheck(?:s|ed|ing)? (?:the |their |an? )?(?:[a-z]+ ){1,2}(?:in|out)\b|\bentr(?:y|ies|ance) and exits?\b|\bsign(?:s|ing)? (?:visitors?|guests?) in\b/

const handled = new RegExp(`${giving.source}|${checks.source}`)

const byHour =
  /\b(?:by|per) (?:the )?hours?\b|\bhourly\b|\bby (?:the )?time\b|\bparking fees?\b|\bfee calculation\b|\bcalculat\w* (?:of )?(?:the )?fees?\b/

const byDay = /\b(?:per|by the) (?:day|night)\b|\bdaily rates?\b/
