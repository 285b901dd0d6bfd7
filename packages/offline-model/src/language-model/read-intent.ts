import { isGerund, readVerb } from '../understand/language/verbs.ts'
import { asksForSuggestions } from './suggest-changes.ts'
import { briefPacks, packs } from '../understand/subjects/packs.ts'

export type Intent = 'greeting' | 'question' | 'unclear' | 'build' | 'change'

/** What the user wants by a message: talk, ask, a new application, or a change of the one there is. */
export function readIntent(message: string, { hasApplication }: { hasApplication: boolean }): Intent {
  const text = message.trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return 'unclear'
  if (greetingWords.test(text) && text.length < 60) return 'greeting'
  if (isQuestion(text) || (hasApplication && asksForSuggestions.test(text))) return 'question'
  if (isCode(text) || !isEnglish(text)) return 'unclear'
  if (!hasApplication) return isTelling(text) ? 'build' : 'unclear'
  return asksForNew(text) ? 'build' : 'change'
}

const greetingWords =
  /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|thanks?|thank you|great|nice|cool|ok(?:ay)?|bye|how are you)\b[\s!.,?]*(?:there|joinery|you|very much|a lot|it works)?[\s!.,?]*$/i

function isQuestion(text: string): boolean {
  const asksToAct =
    /^(?:can|could|would|will) you (?:please )?(?:add|make|change|remove|build|create|rename|show|sort|use|implement|design|develop|write|delete|export|include|set)\b/i
  if (asksToAct.test(text)) return false
  return (
    /^(?:what|how|why|who|when|where|which|is|are|does|do|did|can|could|should|explain|tell me)\b[\s\S]*\?\s*$/i.test(
      text,
    ) ||
    /^(?:explain|tell me (?:about|how|what|why)|what (?:is|are|does)|how (?:do|does|can|to))\b/i.test(text)
  )
}

function isCode(text: string): boolean {
  const marks =
    text.match(/[{};=<>]|\b(?:const|function|import|return|class|def|public|var|let)\b/g)?.length ?? 0
  return marks > 8 && marks * 12 > text.length
}

/** Other scripts, more little words of another language than of English, or none that every English sentence has. */
function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  if (latin < letters * 0.6) return false
  const words = text.toLowerCase().match(/[a-zà-ÿ]+/g) ?? []
  const known = words.filter((word) => littleWords.has(word)).length
  const foreign = words.filter((word) => foreignWords.has(word)).length
  if (foreign > known) return false
  return words.length < 6 || known / words.length > 0.08
}

/** Of German, Spanish, French, Portuguese, Italian and Dutch. What English or its names use too is left out. */
const foreignWords: ReadonlySet<string> = new Set(
  [
    'ein eine einen einer eines für mit und oder meine mein meinen unsere ich möchte erstelle erstellen baue zum zur über',
    'una para mis nuestra nuestro crea crear quiero hacer',
    'une avec mes notre nos veux créer crée faire',
    'uma meu minha meus criar crie quero fazer',
    'mio nostro creare voglio della',
    'een voor mijn onze maak',
  ].flatMap((words) => words.split(' ')),
)

const littleWords: ReadonlySet<string> = new Set(
  'a an the of and or to in for with that is are be can should it on as by from my our their at this users user app website page site add make create build please i we want need all new'.split(
    ' ',
  ),
)

/** Whether anything in it tells what to build: a subject that we know, a verb, or a few plain words. */
function isTelling(text: string): boolean {
  if ([...briefPacks, ...packs].some(({ words, id }) => id !== 'company' && words.test(text))) return true
  const words = text.split(/\s+/)
  if (words.length >= 3) return true
  return (
    readVerb(text) !== undefined ||
    isGerund(text) ||
    /\b(?:app|website|site|page|system|platform|tool|portal|tracker|manager)\b/i.test(text)
  )
}

/** "a sleep tracker": no change that one could make to an app, but the name of one. */
export function namesAnotherApp(text: string): boolean {
  const isNamed = /^an? .{3,70}$/i.test(text) && !/\b(?:page|section|button|field|column|menu)$/i.test(text)
  return isNamed && (appForms.test(text) || briefPacks.some(({ words }) => words.test(text)))
}

const appForms =
  /\b(?:app|tracker|game|website|site|planner|list|journal|diary|manager|dashboard|shop|store|blog|portfolio|clone|tool|calculator|converter|generator|platform|system|crm)$/i

/** What follows "build a new app:" is read as if it stood alone. */
export function wishForNew(text: string): string {
  return newApp.test(text) ? text.replace(/^[^:]{0,60}: */, '') || text : text
}

const newApp = /^(?:please )?(?:build|create|make)(?: me)? a new (?:app|application|website|project)\b/i

function asksForNew(text: string): boolean {
  if (newApp.test(text)) return true
  return (
    /^(?:please )?(?:(?:can|could) you )?(?:build|create|implement|develop|design|make|generate)(?: me)? (?:an?|another|a new|the) (?:[\w'&-]+ ){0,8}?(?:website|web ?site|web ?app|app|application|platform|system|mini-program|portal|shop|store|blog|game|dashboard|tool)\b/i.test(
      text,
    ) && text.length > 30
  )
}
