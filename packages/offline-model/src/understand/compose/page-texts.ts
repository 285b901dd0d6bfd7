import type { Section } from '../../model/section.ts'
import { capitalise } from '../language/noun-phrase.ts'
import { offers } from '../subjects/flavours.ts'
import { bookingTexts } from './bookings/booking-texts.ts'
import type { Draft } from './draft.ts'
import { schemeOf } from '../schemes/find-scheme.ts'
import { introduceDoer, isDoer } from './told-subject.ts'

export function aboutSection(draft: Draft): Section {
  if (draft.pack?.id === 'weddingsite') return ourStory
  const topic = draft.subject || 'what we do'
  if (isDoer(topic))
    return {
      type: 'prose',
      title: 'About us',
      text: 'How we work, and for whom.',
      paragraphs: introduceDoer(topic),
    }
  return {
    type: 'prose',
    title: 'About us',
    text: 'How we work, and for whom.',
    paragraphs: [
      'We started small, with one wish: that everything here is easy to understand and pleasant to deal with.',
      'We keep our promises small and our answers quick. If something does not work for you, tell us, and we look at it the same day.',
      'What you see here is kept up to date by the people who do the work. There is no call centre between us and you.',
    ],
  }
}

const ourStory: Section = {
  type: 'prose',
  title: 'Our story',
  text: 'A sample: tell yours.',
  paragraphs: [
    'We met at a bus stop, in the rain, with one umbrella between us. The bus was late, and neither of us minded.',
    'Since then there have been four rooms, a garden that is mostly mint, and a lighthouse where one of us asked a question halfway up the stairs.',
    'Now we want to celebrate with everybody who was there, and with those who were not and should have been.',
  ],
}

export function servicesSection(
  draft: Draft,
  named: readonly string[],
): Extract<Section, { type: 'highlights' }> {
  const topic = draft.subject || 'your project'
  const usual = [
    {
      title: 'Advice',
      text: 'An hour of questions, so that you get what you need.',
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
  const known = offers.find(({ pattern }) => pattern.test(topic))
  if (named.length === 0 && known !== undefined)
    return {
      type: 'highlights',
      title: 'What we do',
      text: '',
      items: known.rows.slice(0, 6).map(([title = '', , text = ''], at) => ({
        title,
        text,
        icon: usual[at % usual.length]?.icon ?? 'check',
      })),
    }
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
    text: 'From the first question to the day everything is done.',
    items: own.length >= 2 ? own.slice(0, 9) : usual,
  }
}

/** What guests ask before they come. */
const guestQuestions: Section = {
  type: 'faq',
  title: 'Questions and answers',
  text: '',
  items: [
    {
      question: 'By when shall we answer?',
      answer: 'Six weeks before the day, so that everybody has a chair.',
    },
    {
      question: 'May we bring the children?',
      answer: 'Yes. There is a table for them, and somebody who plays with them until nine.',
    },
    {
      question: 'Where can we stay?',
      answer: 'The inn by the bridge keeps ten rooms. Say that you come to us.',
    },
    { question: 'What do we wear?', answer: 'Whatever you can dance in. The orchard asks for flat shoes.' },
    {
      question: 'What would you like as a gift?',
      answer: 'That you come. If you want to bring something: a story about us on one page.',
    },
  ],
}

export function teamSection(): Section {
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

export function faqSection(words = ''): Section {
  if (/\bweddings?\b|\brsvp\b|\binvitations?\b/.test(words)) return guestQuestions
  return {
    type: 'faq',
    title: 'Questions and answers',
    text: '',
    items: [
      {
        question: 'How do I begin?',
        answer: 'Look around first. When you know what you need, the next step is one click away.',
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

export function pricingSection(): Section {
  return {
    type: 'pricing',
    title: 'Pricing',
    text: 'Sample prices: replace them with your own.',
    items: [
      {
        name: 'Start',
        price: 0,
        period: 'month',
        points: ['Everything to begin with', 'One person', 'Help by e-mail'],
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

export function testimonialsSection(): Section {
  return {
    type: 'testimonials',
    title: 'What people say',
    text: 'Sample words and names: replace them with those of your own customers.',
    items: [
      {
        quote: 'Clear answers, no small print. I knew what I would get.',
        name: 'Ines Duarte',
        role: 'Came by recommendation',
      },
      { quote: 'It took five minutes, and I was done.', name: 'Tom Ashby', role: 'Second visit' },
      {
        quote: 'The details are what made the difference.',
        name: 'Priya Nair',
        role: 'Since last year',
      },
    ],
  }
}

export function stepsSection(draft: Draft): Section {
  const own = schemeOf(draft)?.steps ??
    (draft.kind === 'booking' ? bookingTexts(draft)?.steps : undefined) ??
    stepsOf[draft.kind] ?? [
      ['Look around', `See what there is about ${draft.subject || 'it'} and compare at your own pace.`],
      ['Choose', 'Pick what fits. You see every detail before you decide.'],
      ['Done', 'Confirm, and follow what happens next.'],
    ]
  return {
    type: 'steps',
    title: 'How it works',
    text: '',
    items: own.map(([title, text]) => ({ title, text })),
  }
}

type Step = readonly [title: string, text: string]

const stepsOf: Partial<Readonly<Record<Draft['kind'], readonly Step[]>>> = {
  booking: [
    ['Choose what you need', 'Every offer says how long it takes and what it costs.'],
    ['Pick a free time', 'Taken times cannot be chosen, so nobody comes in vain.'],
    ['You are expected', 'The booking is on your list, where you can also cancel it.'],
  ],
  shop: [
    ['Fill the cart', 'Change numbers or take things out at any time.'],
    ['Say where it goes', 'Address and payment on one page, with the sum in view.'],
    ['Follow the order', 'Your orders stay on a list with their state.'],
  ],
  learning: [
    ['Pick a course', 'See what it covers and how long it takes.'],
    ['Go lesson by lesson', 'Stop whenever you like; your place is kept.'],
    ['Test yourself', 'Short questions show what has stayed.'],
  ],
  jobs: [
    ['Search', 'Narrow the list down to what suits you.'],
    ['Read it through', 'Task, place and pay are on one page.'],
    ['Apply', 'One form, and your application is on its way.'],
  ],
}
