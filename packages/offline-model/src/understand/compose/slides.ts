import type { Screen } from '../../model/application-model.ts'
import type { Section, SectionOf } from '../../model/section.ts'
import { capitalise } from '../language/noun-phrase.ts'
import type { Draft } from './draft.ts'
import { describeScreen } from './home-texts.ts'

type Slide = SectionOf<'slider'>['slides'][number]

const maxSlides = 5

/** Slides for as long as nobody knows which pages there are. */
export function sliderSection(draft: Draft): Section {
  const topic = draft.subject || 'our work'
  const slides = [
    { title: capitalise(`welcome to ${topic}`), text: 'Take a look around.' },
    { title: 'Made with care', text: 'The details are what matters.' },
  ]
  return {
    type: 'slider',
    title: '',
    text: '',
    slides: slides.map((slide, at) => ({ ...slide, picture: `${topic} ${at + 1}` })),
  }
}

/** Every slide is about a page, and its button leads there. */
export function leadFromSlides(draft: Draft): void {
  const screens = [...draft.screens.values()]
  const goals = screens
    .filter(({ isInMenu, access, path }) => isInMenu && access === 'public' && path !== '/')
    .slice(0, maxSlides)
  if (goals.length === 0) return
  for (const screen of screens)
    for (const [at, section] of screen.sections.entries()) {
      if (section.type !== 'slider') continue
      const slides =
        goals.length > 1
          ? goals.map((goal) => slideOf(goal, draft))
          : section.slides.map((slide) => ({
              ...slide,
              action: { label: 'Have a look', screen: goals[0]?.id ?? '' },
            }))
      screen.sections[at] = { ...section, slides }
    }
}

function slideOf(goal: Screen, draft: Draft): Slide {
  const [section] = goal.sections
  const [text, label] = (section && spoken.get(section.type)) ?? ['', 'Have a look']
  const title = section?.type === 'prose' && section.title !== '' ? section.title : goal.title
  return {
    title,
    text: text || describeScreen(goal, draft),
    picture: `${title} ${draft.subject}`.trim(),
    action: { label, screen: goal.id },
  }
}

/** What a slide says and what its button is called, by what is on the page behind it. */
const spoken: ReadonlyMap<Section['type'], readonly [text: string, label: string]> = new Map([
  ['inquiry', ['A few words are enough. We write back.', 'Write to us']],
  ['highlights', ['What we do, and what you can expect of it.', 'See what we offer']],
  ['prose', ['', 'Read more']],
  ['collection', ['', 'See all of them']],
  ['faq', ['What people ask us most, with short answers.', 'Read the answers']],
  ['pricing', ['What it costs, side by side.', 'Compare the prices']],
  ['booking', ['Pick a day and a time that is still free.', 'Find a time']],
])
