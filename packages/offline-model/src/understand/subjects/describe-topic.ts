import { toSingular } from '../language/inflect.ts'
import { capitalise } from '../language/noun-phrase.ts'

/** Two paragraphs about one side of a subject: words that hold for it, and where to put one's own. */
export function describeTopic(topic: string, subject: string): string[] {
  // Sentences about one thing do not fit several.
  const isOne = toSingular(subject.toLowerCase()) === subject.toLowerCase()
  const about = subject === '' ? 'what we do' : isOne ? subject : 'what we make'
  const known = knownTopics.find(([pattern]) => pattern.test(topic.toLowerCase()))
  const [first, second] = known?.[1] ?? [
    `${capitalise(topic)} is one of the first things people ask about when they come across ABOUT. It decides how well the rest works together, so it has a page of its own.`,
    `We keep this page short on purpose. It says what ${topic} means in daily use, what you can expect, and where the limits are. If your question is not answered here, write to us.`,
  ]
  return [first, second].map((paragraph) =>
    paragraph
      .replaceAll(/(^|[.!?] )ABOUT/g, (_, start: string) => `${start}${upperFirst(about)}`)
      .replaceAll('ABOUT', about),
  )
}

function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Words = readonly [string, string]

const knownTopics: readonly (readonly [RegExp, Words])[] = [
  [
    /secur|safe/,
    [
      'Security starts with what is not stored. ABOUT asks only for what is needed, checks everything that comes in, and shows each person only what is theirs.',
      'Faults are named openly and repaired before new things are added. Whoever finds one can report it in a few words and gets an answer.',
    ],
  ],
  [
    /efficien|performan|speed|fast/,
    [
      'Little work is done twice. ABOUT loads what is on the screen first and the rest when it is wanted, so that it stays quick on old machines and slow lines.',
      'Every change is measured against the one before. What makes a page slower has to earn its place.',
    ],
  ],
  [
    /stab|reliab/,
    [
      'What worked yesterday works today. New versions of ABOUT keep the old ways open until everybody had time to follow.',
      'Mistakes end in a clear message and a way back rather than in a blank page.',
    ],
  ],
  [
    /usab|easy|ease|friendl|accessib/,
    [
      'One can begin without a manual. The words on the buttons are the ones people use themselves, and the next step is always in sight.',
      'ABOUT works with a keyboard, with a screen reader and on a phone, because that is how people really use it.',
    ],
  ],
  [
    /design|philosoph|concept|principle/,
    [
      'Few ideas, carried through: small parts with one task each, names that say what they mean, and nothing hidden that somebody may need.',
      'When two ways are equally good, ABOUT takes the one that is easier to explain. That keeps it open to people who come later.',
    ],
  ],
  [
    /architect|structure|module/,
    [
      'ABOUT is divided into parts that know little of each other. A small core holds them together, and everything else can be left out or replaced.',
      'What belongs together lies together. Whoever looks for the place of something finds it by its name, and a change stays where it was made.',
    ],
  ],
  [
    /feature|function|benefit|advantage|strength/,
    [
      'The essentials are there from the start: find what you look for, understand it at a glance, and do what you came for in a few steps.',
      'Beyond that, ABOUT stays out of the way. Each part can be used by itself, and together they cover a whole working day.',
    ],
  ],
  [
    /introduc|overview|about|what is/,
    [
      'ABOUT brings together what is otherwise scattered: the facts, the people and the next steps. It is meant for those who want an answer rather than a tour.',
      'Begin with the part that you need today. Everything else can wait until you ask for it.',
    ],
  ],
  [
    /technolog|technical|specification|process|method/,
    [
      'The way of working is simple to follow: take in, check, treat, and check again. At each step a value is measured, and the next step begins only when it fits.',
      'ABOUT is built from parts that can be exchanged one by one. This keeps repairs short and the figures comparable over the years.',
    ],
  ],
  [
    /histor|story|tradition|origin/,
    [
      'It began small, with one good idea and a table to work at. What was learnt then still holds: listen first, promise little, deliver on the day.',
      'Much has been added to ABOUT since. The reasons for it are written down, so that nobody has to guess them later.',
    ],
  ],
  [
    /sustainab|environment|green|climate/,
    [
      'We use less before we replace more. Materials are chosen by how long they last, ways are short, and what is left over is used again where it can be.',
      'For ABOUT this is not a separate programme but a question asked at every decision.',
    ],
  ],
  [
    /career|culture|working here/,
    [
      'People stay because they can see what their work is for. Teams are small, decisions are explained, and evenings are free.',
      'If ABOUT is your field and you like to do things properly, write to us, even when no position is open.',
    ],
  ],
  [
    /deliver|shipping|return/,
    [
      'Orders leave us within two working days, well packed and with a note of what is inside. You are told when they set out and when they arrive.',
      'What does not fit can come back within thirty days. Write to us first, so that we can make it easy.',
    ],
  ],
  [
    /install|getting started|download|setup/,
    [
      'Getting started takes a few minutes: fetch the latest version, follow the three steps of the guide, and open the example.',
      'Nothing of it changes your system beyond its own folder, so trying ABOUT out costs nothing and can be undone at once.',
    ],
  ],
]
