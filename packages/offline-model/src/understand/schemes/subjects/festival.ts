import type { Scheme } from '../scheme.ts'
import { listOf } from '../describe-thing.ts'
import { festivalThings } from './festival-things.ts'

/** Several days on several stages, and a schedule of one's own. */
export const festival: Scheme = {
  id: 'festival',
  about: /\b(?:music|arts?|jazz|rock|folk|indie|techno|summer|dance|open[- ]air)? ?festivals?\b/,
  also: /\b(?:line-?up|stages?|schedules?|programme|timetable|overlaps?|artists?|bands?|acts)\b/,
  not: /\b(?:films?|cinema|books?|literature|theat(?:re|er)|food|beer|wine|science|jury|jurors|submissions?|blog|volunteers?)\b/,
  wishes: 'all',
  kind: 'booking',
  mood: 'bold',
  line: 'Three days, three stages, one field',
  purpose: 'See who plays, put your days together, and come',
  things: festivalThings,
  aliases: {
    lineup: 'artist',
    'line-up': 'artist',
    act: 'artist',
    band: 'artist',
    performer: 'artist',
    stage: 'artist',
    ticket: 'festival ticket',
    'ticket sale': 'festival ticket',
    article: 'news',
    overlap: 'artist',
    place: 'festival place',
  },
  parts: [
    {
      answers:
        /\b(?:schedule|programme|timetable|overlaps?|clash\w*|conflicts?|own plan|stages?|running order)\b/,
      title: 'Schedule',
      icon: 'calendar-days',
      sections: [
        {
          type: 'programme',
          title: 'Schedule',
          text: 'Add what you want to see. What is on at the same time is told.',
          entity: 'artist',
          dayField: 'day',
          laneField: 'lane',
          startField: 'startTime',
          endField: 'endTime',
          filterField: 'genre',
        },
      ],
    },
    {
      answers: /\bmaps?\b|\bsite plan\b|\bgetting there\b|\blocation\b/,
      title: 'Map',
      icon: 'map',
      sections: [
        {
          type: 'map',
          title: 'The festival ground',
          text: 'Where the stages, the food and the water are. The drawing is a sample.',
          entity: 'festivalPlace',
          placeField: 'address',
        },
      ],
    },
    {
      answers: /\brules?\b|\bfaqs?\b|\bpolic(?:y|ies)\b|\binformation\b|\bguidelines?\b/,
      title: 'Rules',
      icon: 'scroll-text',
      sections: [
        {
          type: 'faq',
          title: 'Rules of the festival',
          text: 'Short, so that everybody reads them.',
          items: [
            {
              question: 'What may I bring in?',
              answer:
                'A bag of up to 20 litres, an empty bottle, sun cream, medicine with a prescription, and a cup of your own.',
            },
            {
              question: 'What must stay outside?',
              answer: 'Glass, fireworks, drones, weapons, and animals other than assistance dogs.',
            },
            {
              question: 'May I come and go?',
              answer:
                'Yes, with your wristband, until midnight. It is valid only when it is closed around your wrist.',
            },
            {
              question: 'From what age may I come alone?',
              answer:
                'From 16. Younger guests come with a grown-up who has a ticket, and children under six need none.',
            },
            {
              question: 'Where may I camp and cook?',
              answer: 'On the south field. Gas stoves are allowed, open fires are not.',
            },
            {
              question: 'How do we treat each other?',
              answer:
                'No means no. Whoever insults, harasses or hurts others leaves without a refund. Help is beside the entrance, day and night.',
            },
            {
              question: 'What if it storms?',
              answer:
                'We stop the music, and tell you by loudspeaker where to go. Refunds follow where a whole day is lost.',
            },
          ],
        },
      ],
    },
    {
      isExtra: true,
      answers: /\bcheck(?:ing)?[- ]?in\b|\bentrance control\b|\bscan\w*/,
      title: 'Check-in',
      icon: 'scan-line',
      isForStaff: true,
      sections: [
        {
          type: 'verification',
          title: 'Check-in',
          text: 'Each code lets somebody in once.',
          entity: 'festivalTicket',
          to: 'Checked in',
        },
      ],
    },
    {
      answers: /\b(?:tickets?|buy\w*|checkout|pay\w*|purchas\w*|passes)\b/,
      title: 'Tickets',
      icon: 'ticket',
      sections: [
        {
          type: 'ticketShop',
          title: 'Tickets',
          text: 'For one day, or for all three.',
          entity: 'ticketType',
          eventsIn: null,
          ticketsIn: 'festivalTicket',
          methods: ['card', 'paypal', 'applePay'],
        },
        {
          type: 'ticketWallet',
          title: 'My tickets',
          text: 'Open one to show its code at the entrance.',
          entity: 'festivalTicket',
        },
      ],
    },
    {
      answers: /\bnews\b|\bannounce\w*|\bblog\b|\bupdates?\b/,
      title: 'News',
      icon: 'newspaper',
      sections: [listOf('news', 'News', { view: 'magazine' })],
    },
    {
      answers: /\b(?:line-?up|artists?|acts?|bands?|performers?|filter\w*|genres?|day)\b/,
      title: 'Lineup',
      icon: 'music',
      sections: [listOf('artist', 'Lineup', { text: 'Narrow it by day, stage and genre.' })],
    },
  ],
  limits: ['Artists and places are samples. Paying is a demonstration, and no money moves.'],
}
