import { withArticle } from '../language/noun-phrase.ts'

/** Those who work by themselves, and houses that do: one speaks as them, not about them. */
const worker =
  /\b(?:agent|broker|lawyer|attorney|notary|architect|photographer|designer|consultant|coach|trainer|tutor|teacher|therapist|doctor|dentist|vet|plumber|electrician|carpenter|painter|gardener|landscaper|builder|contractor|mechanic|stylist|hairdresser|barber|artist|musician|writer|translator|accountant|advis[eo]r|planner|caterer|florist|freelancer|developer|handyman|groomer|cleaner)$/i
const house =
  /\b(?:company|business|firm|agency|studio|office|practice|clinic|shop|store|bakery|restaurant|hotel|school|club|association|charity|foundation|salon|gym|manufacturer|workshop|startup|brand)$/i

/** Whether the subject is somebody who does the work, rather than what the work is about. */
export function isDoer(subject: string): boolean {
  return worker.test(subject) || house.test(subject)
}

/** Three paragraphs by whoever runs the site: how they work, what one gets, and what speaks for them. */
export function introduceDoer(subject: string): string[] {
  const [who, advise] = worker.test(subject) ? ['I', 'I advise'] : ['we', 'we advise']
  return [
    `As ${withArticle(subject)} ${who} listen before ${advise}: what you have in mind, what it may cost, and by when it has to be done.`,
    'What you get is advice before you decide, a written plan with dates and costs, and one person who stays with it to the end.',
    'What speaks for it: clear prices, short ways, an answer on the same working day, and no small print.',
  ]
}
