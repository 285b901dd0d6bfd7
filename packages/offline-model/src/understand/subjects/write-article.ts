import { capitalise } from '../language/noun-phrase.ts'

interface Article {
  readonly title: string
  readonly summary: string
  readonly body: string
}

/** A short article about the subject: honest general advice, no invented facts, people or figures. */
export function writeArticle(subject: string, at: number): Article {
  const topic = topicOf(subject)
  const form = forms[at % forms.length]
  if (form === undefined) return { title: capitalise(topic), summary: '', body: '' }
  const fill = (text: string) => text.replaceAll('{topic}', topic).replaceAll('{Topic}', capitalise(topic))
  return { title: fill(form.title), summary: fill(form.summary), body: form.body.map(fill).join('\n\n') }
}

/** Nobody writes about "law firm" or "breaking news": a house writes about its work, news about the news. */
function topicOf(subject: string): string {
  if (subject === '') return 'this topic'
  const bare = subject.replace(
    /(?:^| )(?:breaking |news ){0,4}(?:news|updates?|information|blog|magazine|portal|aggregation)$/i,
    '',
  )
  if (bare === '') return 'the news'
  return houses.test(bare) ? 'our work' : bare
}

const houses =
  /\b(?:firm|agency|studio|office|company|contractor|shop|store|bookstore|hotel|restaurant|clinic|bakery|salon|gym|museum|school|university|college|non-profit|charity|manufacturer|designer|photographer|agent|architect|lawyer|salon|spa|winery|brewery|farm|cafe|café)$/i

const forms = [
  {
    title: 'A first look at {topic}',
    summary: 'What it is, why people care, and where to begin without getting lost.',
    body: [
      'Everybody starts somewhere. If {topic} is new to you, begin with one question of your own and follow it until you have an answer you could explain to a friend.',
      'Most people try to learn everything at once and remember little of it. Pick one small part, use it for a week, and only then take the next one.',
      'Keep a short list of the words you do not know yet. When the list stops growing, you are no longer a beginner.',
    ],
  },
  {
    title: 'Five questions people ask about {topic}',
    summary: 'Short answers to what comes up again and again.',
    body: [
      'Where do I begin? With what you need this week. How long does it take? Longer than the first evening, shorter than you fear.',
      'Do I need special equipment? Rarely. Start with what you have and note what is missing. What do others do differently? They ask earlier.',
      'And the fifth question: is it worth it? Look at what you wanted from {topic} in the first place. If that still matters to you, the answer is yes.',
    ],
  },
  {
    title: 'What we learned this season',
    summary: 'Looking back at what worked, what did not, and what we change next.',
    body: [
      'Three things worked well: starting small, writing decisions down, and asking for opinions before something was finished.',
      'Two things did not. We waited too long with the hard part, and we measured what was easy to measure.',
      'For {topic} this means: the hard part comes first next time, and every number on the wall must answer a question somebody has asked.',
    ],
  },
  {
    title: '{Topic}, step by step',
    summary: 'A calm walk through the whole thing, with a pause after each step.',
    body: [
      'Step one is to describe the result in a sentence. If that is difficult, the result is not clear yet, and no tool will make it so.',
      'Step two is the smallest version that is still useful. Leave out everything that can be added later.',
      'Step three is to show it to somebody who was not there. Watch in silence. What they stumble over is your list for step four.',
    ],
  },
  {
    title: 'Common mistakes, and how to avoid them',
    summary: 'Nobody makes them on purpose. Knowing them is half of the way around.',
    body: [
      'The first mistake is to copy what others do without knowing why they do it. Their reasons may be good, and not yours.',
      'The second is to change five things at once. Afterwards nobody can tell which of them helped.',
      'The third is to stop when it works for the first time. With {topic}, the second week teaches more than the first day.',
    ],
  },
  {
    title: 'How to choose well',
    summary: 'A short checklist for a decision that you will still like next year.',
    body: [
      'Write down the three things that matter most to you, in order. Compare by the first one only. Most candidates drop out there.',
      'Then look at what can go wrong and what it would cost to change your mind. A choice that can be undone may be made quickly.',
      'Ask one person who chose differently. They know things about {topic} that satisfied people have forgotten.',
    ],
  },
  {
    title: 'Behind the scenes',
    summary: 'Who does what, and why it takes as long as it takes.',
    body: [
      'From outside, the work looks like a straight line. From inside, it is a loop: try, look, talk, try again.',
      'The day begins with what came in overnight. Urgent things first, then the important ones, and after lunch the things nobody sees.',
      'What surprises visitors most is how much of {topic} is preparation, and how little time the visible part takes.',
    ],
  },
  {
    title: 'Small changes with a large effect',
    summary: 'Ten minutes here, a better habit there: what is worth the effort.',
    body: [
      'Put what you need daily within reach, and what you need yearly out of sight. It sounds simple, and few do it.',
      'Decide once what can be decided once. A rule that is written down does not have to be discussed again.',
      'Finally, end each week with a look at one thing that annoyed you. With {topic}, the small annoyances are where the time goes.',
    ],
  },
] as const
