import { withArticle } from '../language/noun-phrase.ts'

/** Those who work by themselves, and houses that do: one speaks as them, not about them. */
const worker =
  /\b(?:agent|broker|lawyer|attorney|notary|architect|photographer|designer|consultant|coach|trainer|tutor|teacher|therapist|doctor|dentist|vet|plumber|electrician|carpenter|painter|gardener|landscaper|builder|contractor|mechanic|stylist|hairdresser|barber|artist|musician|writer|translator|accountant|advis[eo]r|planner|caterer|florist|freelancer|developer|handyman|groomer|cleaner)$/i
const house =
  /\b(?:company|business|firm|agency|studio|office|practice|clinic|shop|store|bakery|roastery|brewery|winery|restaurant|hotel|church|museum|school|club|association|charity|foundation|salon|gym|manufacturer|workshop|startup|brand)$/i

/** Whether the subject is somebody who does the work, rather than what the work is about. */
export function isDoer(subject: string): boolean {
  return worker.test(subject) || house.test(subject) || host.test(subject) || maker.test(subject)
}

/** Three paragraphs by whoever runs the site: how they work, what one gets, and what speaks for them. */
export function introduceDoer(subject: string): string[] {
  if (maker.test(subject)) return madeHere
  if (host.test(subject)) return everybodyIsWelcome
  const [who, advise] = worker.test(subject) ? ['I', 'I advise'] : ['we', 'we advise']
  return [
    `As ${withArticle(subject)} ${who} listen before ${advise}: what you have in mind, what it may cost, and by when it has to be done.`,
    'What you get is advice before you decide, a written plan with dates and costs, and one person who stays with it to the end.',
    'What speaks for it: clear prices, short ways, an answer on the same working day, and no small print.',
  ]
}

/** What is sold there is made there, and nobody needs advice before they buy a loaf. */
const maker =
  /\b(?:bakery|patisserie|roastery|roaster|brewery|winery|distillery|butcher|chocolatier|pottery|farm|dairy|florist|shop|store|brand)$/i

const madeHere = [
  'It began with a table, a few friends and something that we could not find anywhere else. Today it fills a house, and the recipe is still the same.',
  'We work in small amounts and by hand, with people whose names we know on both ends: those who grow it and those who take it home.',
  'Come in, look over our shoulder and try something. If it is not what you hoped for, tell us.',
]

const host =
  /\b(?:restaurant|caf[eé]|bistro|hotel|hostel|guest ?house|church|parish|museum|library|theat(?:er|re)|club|gym|zoo|shelter|adoption|rescue)$/i

const everybodyIsWelcome = [
  'This house has been open for a long time, and it has changed with those who come here. Some know every corner; others are here for the first time. Both are welcome.',
  'Those who work here live nearby, and most of them will know your name on the second visit.',
  'If there is something you need, or something that you miss, say so at the door or write to us.',
]
