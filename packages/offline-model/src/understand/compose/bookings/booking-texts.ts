import type { SectionOf } from '../../../model/section.ts'
import type { Draft } from '../draft.ts'

type Step = readonly [title: string, text: string]

/** What a site says of its bookings, by what is chosen: nights, days, places or seats. Times need no words of their own. */
interface BookingTexts {
  readonly line: string
  readonly steps: readonly Step[]
  readonly invitation: { readonly title: string; readonly text: string }
}

export function bookingTexts({ screens }: Draft): BookingTexts | undefined {
  const [section] = [...screens.values()].flatMap(({ sections }) =>
    sections.filter((each) => each.type === 'booking'),
  )
  return section === undefined ? undefined : texts[chosenIn(section)]
}

type Chosen = 'nights' | 'days' | 'places' | 'seats' | 'times'

function chosenIn({ mode, unit, seatPlan }: SectionOf<'booking'>): Chosen {
  if (seatPlan !== undefined) return 'seats'
  if (mode === 'stay') return unit === 'day' ? 'days' : 'nights'
  return mode === 'seats' ? 'places' : 'times'
}

const expected: Step = ['You are expected', 'The booking is on your list, where you can also cancel it.']
const free = 'What is free is shown, and what is taken cannot be chosen.'

const texts: Readonly<Record<Chosen, BookingTexts | undefined>> = {
  nights: {
    line: 'Stay a night, or a few',
    steps: [
      ['Find your room', 'See what each one offers and what a night costs.'],
      ['Choose your nights', 'Nights that are taken cannot be chosen.'],
      expected,
    ],
    invitation: { title: 'Find the nights that suit you', text: free },
  },
  days: {
    line: 'Yours for a day, or a week',
    steps: [
      ['Find what you need', 'See what each one offers and what a day costs.'],
      ['Choose your days', 'Days that are taken cannot be chosen.'],
      expected,
    ],
    invitation: { title: 'Find the days that suit you', text: free },
  },
  places: {
    line: 'Be there, while there are places',
    steps: [
      ['Find something to go to', 'Each one says when it is, where, and what it costs.'],
      ['Say how many come', 'You see how many places are left.'],
      expected,
    ],
    invitation: { title: 'See you there', text: 'Choose what to come to, and for how many people.' },
  },
  seats: {
    line: 'Good seats, while there are some',
    steps: [
      ['Find something to see', 'Each one says when it is, where, and what it costs.'],
      ['Choose your seats', 'Seats that are taken cannot be chosen.'],
      expected,
    ],
    invitation: { title: 'Find your seats', text: free },
  },
  times: undefined,
}
