import type { Section } from '../../model/section.ts'
import { capitalise } from '../language/noun-phrase.ts'
import { because, type Builders } from './builder.ts'
import { addScreen, needEntity, type Draft } from './draft.ts'
import { ensureCollection } from './collections.ts'

/** Pages of words and pictures. */
export const pageBuilders: Builders = {
  quality: () => true,
  home: () => true,
  about: (draft, need) => {
    addScreen(draft, {
      title: /about/i.test(need.frame?.phrase ?? '') ? 'About us' : 'About',
      path: '/about',
      icon: 'info',
      section: aboutSection(draft),
      because: because(need),
    })
    return true
  },
  services: (draft, need) => {
    const named = (need.frame?.items ?? []).filter((item) => item.length < 40)
    const section = servicesSection(draft, named)
    if (/technology|specification/i.test(need.thing)) {
      addScreen(draft, {
        title: capitalise(need.thing),
        icon: 'cpu',
        section: { ...section, title: capitalise(need.thing) },
        because: because(need),
      })
    } else
      addScreen(draft, { title: 'Services', icon: 'briefcase-business', section, because: because(need) })
    return true
  },
  team: (draft, need) => {
    addScreen(draft, { title: 'Team', icon: 'users', section: teamSection(), because: because(need) })
    return true
  },
  faq: (draft, need) => {
    addScreen(draft, {
      title: /\bfaqs?\b/.test(draft.words) ? 'FAQ' : 'Questions and answers',
      path: '/faq',
      icon: 'circle-help',
      section: faqSection(draft),
      because: because(need),
    })
    return true
  },
  pricing: (draft, need) => {
    addScreen(draft, {
      title: 'Pricing',
      icon: 'tag',
      section: pricingSection(draft),
      because: because(need),
    })
    return true
  },
  testimonials: (draft) => {
    if (!draft.homeSections.some(({ type }) => type === 'testimonials'))
      draft.homeSections.push(testimonialsSection(draft))
    return true
  },
  steps: (draft) => {
    draft.homeSections.push(stepsSection(draft))
    return true
  },
  carousel: (draft) => {
    if (!draft.homeSections.some(({ type }) => type === 'slider'))
      draft.homeSections.unshift(sliderSection(draft))
    return true
  },
  gallery: (draft, need) => {
    const thing =
      need.thing === '' || /gallery|portfolio|album/.test(need.thing)
        ? draft.kind === 'portfolio' && !/\bphoto/.test(draft.words)
          ? 'work'
          : 'photo'
        : need.thing
    const entity = needEntity(draft, thing)
    if (entity === undefined) return false
    entity.abilities.add('filter')
    const screen = ensureCollection(draft, entity, need)
    if (/gallery$/i.test(need.frame?.object ?? '')) screen.title = 'Gallery'
    return true
  },
  newsletter: (draft) => {
    if (!draft.homeSections.some(({ type }) => type === 'newsletter')) {
      draft.homeSections.push({
        type: 'newsletter',
        title: 'Stay up to date',
        text: `News about ${draft.subject || 'our work'}, once a month.`,
      })
    }
    draft.simulated.add('Newsletter addresses are stored in this browser; no message is sent.')
    return true
  },
  languages: (draft) => {
    const codes = [
      ...new Set([
        'en',
        ...languageCodes.filter(([pattern]) => pattern.test(draft.words)).map(([, code]) => code),
      ]),
    ]
    if (!draft.modules.some(({ type }) => type === 'languages'))
      draft.modules.push({ type: 'languages', codes: codes.length > 1 ? codes : ['en', 'es', 'de'] })
    return true
  },
}

const languageCodes: readonly (readonly [RegExp, string])[] = [
  [/\bhindi\b/, 'hi'],
  [/\barabic\b/, 'ar'],
  [/\bchinese\b/, 'zh'],
  [/\bspanish\b/, 'es'],
  [/\bgerman\b/, 'de'],
  [/\bfrench\b/, 'fr'],
  [/\bjapanese\b/, 'ja'],
  [/\bportuguese\b/, 'pt'],
  [/\brussian\b/, 'ru'],
  [/\bitalian\b/, 'it'],
]

export function aboutSection(draft: Draft): Section {
  const topic = draft.subject || 'what we do'
  return {
    type: 'prose',
    title: 'About us',
    text: `Why we care about ${topic}.`,
    paragraphs: [
      `We started with a simple wish: that ${topic} should be easy to understand and pleasant to deal with.`,
      'We keep our promises small and our answers quick. If something does not work for you, tell us, and we look at it the same day.',
      'What you see here is kept up to date by the people who do the work. There is no call centre between us and you.',
    ],
  }
}

export function servicesSection(
  draft: Draft,
  named: readonly string[],
): Extract<Section, { type: 'highlights' }> {
  const topic = draft.subject || 'your project'
  const usual = [
    {
      title: 'Advice',
      text: `An hour of questions, so that ${topic} fits what you need.`,
      icon: 'messages-square',
    },
    {
      title: 'Planning',
      text: 'A clear plan with dates and costs, before anything starts.',
      icon: 'clipboard-list',
    },
    { title: 'Delivery', text: 'Done on time, by people whose names you know.', icon: 'package-check' },
    {
      title: 'Care',
      text: 'We stay reachable afterwards and look after the details.',
      icon: 'heart-handshake',
    },
  ]
  const own = named.map((title, at) => ({
    title: capitalise(title.replace(/^(?:the|a|an) /i, '')),
    text:
      [
        'Explained in plain words, with everything that belongs to it.',
        'Offered all year round; ask for the next free date.',
        'Made to measure: tell us what you need.',
        'From the first question to the last detail.',
      ][at % 4] ?? '',
    icon: ['sparkles', 'compass', 'layers', 'shield-check', 'gem', 'rocket'][at % 6] ?? 'sparkles',
  }))
  return {
    type: 'highlights',
    title: 'What we offer',
    text: `Everything around ${topic}.`,
    items: own.length >= 2 ? own.slice(0, 9) : usual,
  }
}

function teamSection(): Section {
  return {
    type: 'team',
    title: 'The team',
    text: 'Sample people: replace them with your own.',
    items: [
      { name: 'Nora Lind', role: 'Founder', text: 'Answers the difficult questions.' },
      { name: 'Samuel Okafor', role: 'Operations', text: 'Makes sure that things arrive.' },
      { name: 'Mei Tanaka', role: 'Design', text: 'Removes what is not needed.' },
      { name: 'Jonas Weber', role: 'Support', text: 'Writes back within the hour.' },
    ],
  }
}

export function faqSection(draft: Draft): Section {
  const topic = draft.subject || 'this'
  return {
    type: 'faq',
    title: 'Questions and answers',
    text: '',
    items: [
      {
        question: 'How do I begin?',
        answer: `Look around first. When you know what you need from ${topic}, the next step is one click away.`,
      },
      {
        question: 'What does it cost?',
        answer: 'Looking around is free. Where something has a price, it is shown before you confirm.',
      },
      {
        question: 'Can I change my mind?',
        answer: 'Yes. Nothing is final before you confirm it, and most things can be undone afterwards.',
      },
      {
        question: 'How can I reach you?',
        answer: 'By the contact form. We answer on working days, usually within a few hours.',
      },
    ],
  }
}

function pricingSection(draft: Draft): Section {
  const topic = draft.subject || 'the service'
  return {
    type: 'pricing',
    title: 'Pricing',
    text: 'Sample prices: replace them with your own.',
    items: [
      {
        name: 'Start',
        price: 0,
        period: 'month',
        points: [`A first look at ${topic}`, 'One person', 'Help by e-mail'],
        isFeatured: false,
      },
      {
        name: 'Standard',
        price: 19,
        period: 'month',
        points: ['Everything in Start', 'Up to ten people', 'Answers within a day'],
        isFeatured: true,
      },
      {
        name: 'Complete',
        price: 59,
        period: 'month',
        points: ['Everything in Standard', 'Any number of people', 'A contact person'],
        isFeatured: false,
      },
    ],
  }
}

export function testimonialsSection(draft: Draft): Section {
  return {
    type: 'testimonials',
    title: 'What people could say here',
    text: 'Sample words: replace them with those of your own customers.',
    items: [
      {
        quote: 'Clear answers, no small print. I knew what I would get.',
        name: 'A sample customer',
        role: capitalise(draft.subject || 'first visit'),
      },
      { quote: 'It took five minutes, and I was done.', name: 'A sample visitor', role: 'Second visit' },
      {
        quote: 'The details are what made the difference.',
        name: 'A sample partner',
        role: 'Since last year',
      },
    ],
  }
}

export function stepsSection(draft: Draft): Section {
  return {
    type: 'steps',
    title: 'How it works',
    text: '',
    items: [
      {
        title: 'Look around',
        text: `See what there is about ${draft.subject || 'it'} and compare at your own pace.`,
      },
      { title: 'Choose', text: 'Pick what fits. You see every detail before you decide.' },
      { title: 'Done', text: 'Confirm, and follow what happens next.' },
    ],
  }
}

function sliderSection(draft: Draft): Section {
  const topic = draft.subject || 'our work'
  const titles = [`Welcome to ${topic}`, 'New this week', 'Worth a second look', 'Made with care']
  return {
    type: 'slider',
    title: '',
    text: '',
    slides: titles.map((title, at) => ({
      title: capitalise(title),
      text:
        [
          'Take a look around.',
          'Fresh additions, picked by hand.',
          'What people come back for.',
          'The details are what matters.',
        ][at] ?? '',
      picture: `${topic} ${at + 1}`,
    })),
  }
}
