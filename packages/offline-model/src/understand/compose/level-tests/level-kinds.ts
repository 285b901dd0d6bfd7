import type { SectionOf } from '../../../model/section.ts'
import type { Draft } from '../draft.ts'

type Levels = SectionOf<'levelTest'>['levels']

/** A test that ends in a level: of what somebody can do, or of how somebody is. */
export interface LevelKind {
  readonly title: string
  readonly about: 'language' | 'digital' | 'skill' | 'stress' | 'sleep' | 'wellbeing'
  readonly levels: Levels
}

export function levelKindOf({ words, kind }: Pick<Draft, 'words' | 'kind'>): LevelKind | undefined {
  if (otherTests.test(words) || kind === 'developer') return undefined
  const state = states.find(([pattern]) => pattern.test(words))?.[1]
  const isSelf = /\bself[- ](?:test|check)/.test(words)
  if (state !== undefined && checks.test(words)) return { title: 'Self-test', about: state, levels: ofState }
  if (!levelTests.test(words)) return undefined
  const isLanguage = /\b(?:languages?|english|spanish|german|french|italian|cefr)\b/.test(words)
  const isDigital = /\b(?:digital|computer|it|internet|office) (?:skills?|literacy|competenc\w+)\b/.test(
    words,
  )
  return {
    title: /\bplacement\b/.test(words)
      ? 'Placement test'
      : /\bself[- ]?assess/.test(words)
        ? 'Self-assessment'
        : isSelf
          ? 'Self-test'
          : 'Level test',
    about: isLanguage ? 'language' : isDigital ? 'digital' : 'skill',
    levels: isLanguage && !/\bbeginners?\b[^.]{0,40}\badvanced\b/.test(words) ? ofLanguage : ofSkill,
  }
}

const otherTests =
  /\b(?:personality|psychometric|typing|lab(?:oratory)?|blood|unit|penetration|software|a\/b|covid|drug|crash|driving) tests?\b|\b(?:risk|security|property|damage|teacher|performance) assessments?\b/

const levelTests =
  /\b(?:placement|level|proficiency|skills?|knowledge|entrance|language) (?:self-?)?(?:tests?|assessments?|checks?|quiz(?:zes)?)\b|\bself[- ]?assess\w*|\b(?:test|quiz|assessment)s?\b[^.]{0,40}\b(?:find(?:s|ing)?|determin(?:e|es|ing)|see(?:s|ing)?|know|show(?:s|ing)?|names?|tells?|resulting)\b[^.]{0,20}\blevels?\b/

const checks = /\b(?:(?:self[- ]?)?(?:tests?|assessments?|checks?)|screenings?|questionnaires?)\b/

const states: readonly (readonly [RegExp, LevelKind['about']])[] = [
  [
    /\b(?:stress|burn-?out|anxiety)(?: levels?)? (?:self[- ]?)?(?:tests?|assessments?|checks?|screenings?|questionnaires?)\b/,
    'stress',
  ],
  [
    /\b(?:sleep|insomnia)(?: quality)? (?:self[- ]?)?(?:tests?|assessments?|checks?|questionnaires?)\b/,
    'sleep',
  ],
  [
    /\b(?:well-?being|mental health|mood|happiness|depression|work-life balance) (?:self[- ]?)?(?:tests?|assessments?|checks?|screenings?)\b/,
    'wellbeing',
  ],
]

const ofLanguage: Levels = [
  {
    name: 'A1',
    text: 'You can introduce yourself and ask for simple things. A course for beginners fits.',
    from: 0,
  },
  { name: 'A2', text: 'You manage everyday talk about yourself, shopping and work.', from: 30 },
  { name: 'B1', text: 'You get along when travelling and can tell what happened and why.', from: 50 },
  { name: 'B2', text: 'You follow discussions and speak without long pauses.', from: 70 },
  { name: 'C1', text: 'You understand long texts and express yourself with ease.', from: 90 },
]

const ofSkill: Levels = [
  { name: 'Beginner', text: 'Start with the basics: everything is explained from the ground up.', from: 0 },
  { name: 'Intermediate', text: 'You know the basics and can go on from there.', from: 45 },
  { name: 'Advanced', text: 'You are sure of what you do, and ready for the difficult parts.', from: 80 },
]

const ofState: Levels = [
  { name: 'Low', text: 'Little of it at the moment. Keep what does you good.', from: 0 },
  { name: 'Medium', text: 'Some of it. Look at what weighs on you, and make room for breaks.', from: 35 },
  { name: 'High', text: 'A lot of it. Talk about it with somebody you trust, or with a doctor.', from: 65 },
]
