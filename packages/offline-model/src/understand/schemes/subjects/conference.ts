import type { Scheme } from '../scheme.ts'
import { listOf } from '../describe-thing.ts'
import { conferenceThings } from './conference-things.ts'

/** Talks in several rooms, those who give them, and tickets. */
export const conference: Scheme = {
  id: 'conference',
  about: /\b(?:conference|summit|congress|symposium|barcamp|tech meetup)\b/,
  also: /\b(?:speakers?|talks?|sessions?|agenda|programme|schedules?)\b/,
  not: /\b(?:(?:conference|meeting) rooms?|calls?|video|web ?conferenc\w*|papers?|submissions?|news|blog)\b/,
  wishes: 'all',
  kind: 'booking',
  mood: 'calm',
  line: 'See you at the conference',
  purpose: 'See who speaks, put your days together, and come',
  things: conferenceThings,
  aliases: {
    session: 'talk',
    keynote: 'talk',
    agenda: 'talk',
    ticket: 'conference ticket',
    registration: 'conference ticket',
  },
  parts: [
    {
      answers: /\b(?:schedules?|programme|timetable|agenda|sessions?|talks?|tracks?|workshops?|overlaps?)\b/,
      title: 'Schedule',
      icon: 'calendar-days',
      sections: [
        {
          type: 'programme',
          title: 'Schedule',
          text: 'Add what you want to hear. What is on at the same time is told.',
          entity: 'talk',
          dayField: 'day',
          laneField: 'lane',
          startField: 'startTime',
          endField: 'endTime',
          filterField: 'topic',
        },
      ],
    },
    {
      isExtra: true,
      answers: /\bcheck(?:ing)?[- ]?in\b|\bat the door\b|\bscan\w*/,
      title: 'Check-in',
      icon: 'scan-line',
      isForStaff: true,
      sections: [
        {
          type: 'verification',
          title: 'Check-in',
          text: 'Each code lets somebody in once.',
          entity: 'conferenceTicket',
          to: 'Checked in',
        },
      ],
    },
    {
      answers: /\b(?:tickets?|buy\w*|checkout|pay\w*|purchas\w*|passes|registr\w*|register\w*|attend)\b/,
      title: 'Tickets',
      icon: 'ticket',
      sections: [
        {
          type: 'ticketShop',
          title: 'Tickets',
          text: 'For one day, or for both.',
          entity: 'ticketType',
          eventsIn: null,
          ticketsIn: 'conferenceTicket',
          methods: ['card', 'paypal', 'bank'],
        },
        {
          type: 'ticketWallet',
          title: 'My tickets',
          text: 'Open one to show its code at the entrance.',
          entity: 'conferenceTicket',
        },
      ],
    },
    {
      answers: /\bspeakers?\b|\bkeynotes?\b/,
      title: 'Speakers',
      icon: 'mic',
      sections: [listOf('speaker', 'Speakers')],
    },
  ],
  limits: ['Speakers and talks are samples. Paying is a demonstration, and no money moves.'],
}
