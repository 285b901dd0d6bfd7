import { applicationModel, type ApplicationModel, type Requirement } from '../model/application-model.ts'
import { readColours, type AskedColours } from './colour/read-colours.ts'
import { bookingTexts } from './compose/bookings/booking-texts.ts'
import { carryOut } from './compose/carry-out.ts'
import { chooseLook } from './compose/choose-look.ts'
import { choosePack } from './compose/choose-pack.ts'
import { createDraft, type Draft } from './compose/draft.ts'
import { finishModel } from './compose/finish-model.ts'
import { tellStandIn } from './compose/games/tell-stand-in.ts'
import { findLeadingForm } from './compose/leading-form.ts'
import { nameApplication, subjectOf } from './compose/name-application.ts'
import { writeCopy } from './compose/write-copy.ts'
import { explainProducts } from './language/explain-products.ts'
import { maxLength, normalise } from './language/normalise.ts'
import { toSlug } from './language/noun-phrase.ts'
import { withoutPlatforms } from './language/platforms.ts'
import { readClauses } from './language/read-clauses.ts'
import { readFrames } from './language/read-frames.ts'
import { readLanguages, type AskedLanguages } from './language/read-languages.ts'
import { readOpening, type Opening } from './language/read-opening.ts'
import { readTechnology, withoutTechnology } from './language/read-technology.ts'
import { restateWish } from './language/restate-wish.ts'
import { readCouple } from './language/read-couple.ts'
import { nameSpeaker } from './language/name-speaker.ts'
import { shareHeads } from './language/share-heads.ts'
import { shareNames } from './language/share-names.ts'
import { splitSentences } from './language/split-sentences.ts'
import { withoutLooks } from './language/without-looks.ts'
import { chooseForKeeping, nameKeeping, subjectOfKeeping } from './keeping/keeping-pack.ts'
import { keepTold, restOf } from './keeping/keep-told.ts'
import { readKeeping } from './keeping/read-keeping.ts'
import { hashText } from './subjects/random.ts'

/** Reads a request in free English and derives a whole application from it. Always answers, always the same. */
export function understand(request: string): ApplicationModel {
  const plain = withoutPlatforms(restateWish(shareHeads(shareNames(explainProducts(normalise(request))))))
  const keeping = readKeeping(hear(plain).told.join('. '))
  const text = keeping === undefined ? nameSpeaker(plain) : plain
  const { colours, spoken, told } = hear(text)
  const [first = '', ...others] = told.map(withoutTechnology)
  const opening = readOpening(first)
  const asked = keeping === undefined ? [...opening.requests, ...others] : restOf(keeping)
  const frames = asked.flatMap((sentence) => readClauses(sentence).flatMap(readFrames))
  const words = told.join('. ').toLowerCase()
  const chosen = keeping === undefined ? choosePack(opening, words) : chooseForKeeping(keeping)
  const { kind } = chosen
  const subject = keeping === undefined ? subjectOf(opening) : subjectOfKeeping(keeping)
  const draft = createDraft({ kind, subject, words, pack: chosen.pack, isNew: true })
  const kept = keeping === undefined ? [] : keepTold(draft, keeping)
  const requirements = [...kept, ...carryOut(draft, frames, chosen)]
  const missed = requirements.filter(({ state }) => state === 'missed').map((requirement) => requirement.text)
  // The first page promises nothing that is not there.
  const promised = frames.filter((frame) => !missed.some((wish) => frame.text.includes(wish)))
  // A tool that does nothing is none.
  const isEmptyTool =
    kind === 'tool' && draft.screens.size === 0 && opening.subject !== '' && missed.length === 0
  const couple = chosen.pack?.id === 'weddingsite' ? readCouple(text) : undefined
  const name =
    couple ??
    (keeping === undefined
      ? nameApplication(opening, text, { kind, called: chosen.called })
      : nameKeeping(keeping, text))
  const seed = hashText(text)
  const { otherwise, instead, ...technology } = readTechnology(words)
  const isTranslated = spoken.codes.length > 0 && technology.framework === 'react'
  if (isTranslated) needLanguages(draft, requirements, spoken)
  else if (spoken.codes.length === 0 && spoken.built !== '')
    requirements.push({ text: `in ${spoken.built}`, state: 'built', screens: [] })
  for (const line of instead) draft.simulated.add(line)
  if (technology.backend !== 'none')
    draft.simulated.add(
      'The server in server/ is written, but the pages still keep their records in the browser.',
    )
  const model = finishModel(draft, {
    schema: 1,
    seed,
    request: request.slice(0, 4_000),
    name,
    slug: toSlug(name) || 'app',
    ...writeCopy({
      opening,
      frames: promised,
      name,
      kind: lacksItsOwn(draft) ? 'company' : kind,
      subject,
      seed,
      line:
        couple === undefined
          ? chosen.pack?.id === 'appointments'
            ? (bookingTexts(draft)?.line ?? chosen.line)
            : chosen.line
          : `${couple} are getting married`,
      supporting: chosen.supporting,
      handedIn: findLeadingForm(draft)?.entity.many,
    }),
    ...(chosen.purpose && { purpose: `${chosen.purpose}.` }),
    kind,
    subject,
    form: formOf(opening, words),
    ...technology,
    locale: 'en',
    currency: currencyOf(text),
    look: chooseLook({
      colours,
      mood: chosen.pack?.mood ?? 'calm',
      about: `${subject} ${opening.house}`,
      words: text.toLowerCase(),
      seed,
    }),
    requirements,
    notUnderstood: [
      ...missed,
      ...(isTranslated || spoken.codes.length === 0 ? [] : [`in ${spoken.built}`]),
      ...spoken.missed,
      ...otherwise,
      ...(chosen.isGuess || isEmptyTool
        ? [
            [opening.subject, opening.own === '' ? opening.head : '', tellStandIn(draft)]
              .filter(Boolean)
              .join(' '),
          ]
        : []),
      ...(request.length > maxLength ? [`Everything after the first ${maxLength} signs was not read.`] : []),
    ],
  })
  // What does not pass its own schema could not be changed later, so a plain application stands in for it.
  return applicationModel.safeParse(linkRequirements(model, draft)).data ?? understand('')
}

/** The sentences without colours, looks and languages, and what these were. */
function hear(text: string) {
  const sentences = splitSentences(text).map((sentence) => sentence.replace(darkOrLight, ''))
  const colours = readColours(sentences)
  const spoken = readLanguages(withoutColours(sentences, colours).map(withoutLooks))
  return { colours, spoken, told: spoken.sentences }
}

function needLanguages(draft: Draft, requirements: Requirement[], { codes, built }: AskedLanguages): void {
  draft.modules.push({ type: 'languages', codes: [...codes] })
  requirements.push({ text: `in ${built}`, state: 'built', screens: [] })
  draft.simulated.add(
    'The texts of the pages are translated. What people write stays as they wrote it, and a text without a translation stays in English.',
  )
}

/** Where nothing can be booked, ordered or bought, the first line does not speak of it. */
function lacksItsOwn({ kind, screens, told }: Draft): boolean {
  const sections = [...screens.values()].flatMap((screen) => screen.sections)
  if (kind === 'shop' && told.size > 0) return !sections.some(({ type }) => type === 'cart')
  return kind === 'booking' && !sections.some(({ type }) => type === 'booking' || type === 'recordForm')
}

function withoutColours(sentences: readonly string[], colours: AskedColours): string[] {
  return sentences
    .filter((sentence) => !colours.sentences.has(sentence) && !aboutMode.test(sentence))
    .map((sentence) =>
      colours.phrases
        .reduce((rest, phrase) => rest.replace(phrase, ''), sentence)
        .replace(moodColours, '')
        .replace(/(?<![\s,])[\s,]+$/, ''),
    )
}

/** "…, calm colors": a mood, nothing that is kept. */
const moodColours =
  /,? ?(?:and |with |in |use |using ){0,4}(?:calm|warm|bright|soft|pastel|cool|cheerful|muted|earthy|natural|modern|nice)(?: (?:and|or) [a-z]+)? colou?rs\b/i

/** "… with a dark theme" at the end of a wish. */
const darkOrLight = / (?:with|in|and) (?:an? )?(?:dark|light) (?:theme|mode|design|look)$/i

/** "Dark mode would be great" is answered by the look alone. */
const aboutMode =
  /^(?:please )?(?:use |add |with |in |a )*(?:dark|light)(?: (?:mode|theme|design|look|colou?rs?))?(?: (?:please|would be \w+|toggle|switch))?$/i

function linkRequirements(model: ApplicationModel, draft: Draft): ApplicationModel {
  const known = new Set(model.screens.map(({ id }) => id))
  return {
    ...model,
    requirements: model.requirements.map((requirement) => ({
      ...requirement,
      screens: [...(draft.screensOf.get(requirement.text) ?? [])].filter((id) => known.has(id)),
    })),
  }
}

function formOf(opening: Opening, words: string): ApplicationModel['form'] {
  const named = `${opening.head} ${opening.subject} ${words.slice(0, 160)}`.toLowerCase()
  if (/mini-program|mobile (?:app|application)|phone app|ios|android/.test(named)) return 'phone'
  return /\b(?:landing page|waitlist page|pre-?launch page|one-page|single[- ]page (?:site|website))\b/.test(
    words,
  )
    ? 'singlePage'
    : 'desktop'
}

function currencyOf(text: string): string {
  if (/\b(?:euros?|EUR)\b|€/.test(text)) return 'EUR'
  if (/\b(?:yuan|RMB|CNY|WeChat|Alipay)\b|¥/.test(text)) return 'CNY'
  if (/\b(?:pounds?|GBP)\b|£/.test(text)) return 'GBP'
  if (/\b(?:rupees?|INR)\b|₹/.test(text)) return 'INR'
  return 'USD'
}
