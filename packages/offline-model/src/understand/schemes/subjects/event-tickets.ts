import type { Scheme } from '../scheme.ts'
import { describeThing, listOf } from '../describe-thing.ts'

/** Events with several kinds of tickets, codes that are shown at the door, and what was sold. */
export const eventTickets: Scheme = {
  id: 'eventtickets',
  about:
    /\b(?:event|concert|show|party|club night) ?ticket(?:ing|s)?\b|\bticket(?:ing)? (?:sales? |shop |platform |website |app )?(?:for|of) (?:events|concerts|shows|parties)\b|\bsell\w* (?:event )?tickets\b/,
  not: /\b(?:cinema|movie|theat(?:re|er)|seats?|train|flight|museum|zoo)\b/,
  wishes: 'all',
  kind: 'booking',
  mood: 'bold',
  line: 'What is on, and your ticket for it',
  purpose: 'Choose, pay, and show your code at the door',
  things: new Map([
    [
      'event',
      describeThing({
        isComplete: true,
        names: 'ticketed event',
        archetype: 'event',
        icon: 'calendar-days',
        fields:
          'title!,picture:image,category(Concert|Party|Comedy|Talk|Sport),date!,startTime!:time,venue!:place,organizer:text,description:longtext',
        columns: 'title category date startTime venue organizer description',
        rows: `Night Harbour live; Concert; 9; 20:00; Old Boiler House; Lowtide Concerts; Four voices, one piano, and a room full of echo.
Late laughs; Comedy; 4; 21:00; Cellar 21; Cellar 21; Five comedians with fifteen minutes each.
Summer rooftop; Party; 16; 22:00; Skyline Deck; Skyline Collective; Three DJs, one sunrise.
Cities without cars; Talk; 12; 19:00; Town Library; Open Forum; A planner and a shopkeeper disagree in public.
Riverside run; Sport; 27; 09:30; Riverside Park; Running Club North; Ten kilometres along the water, with breakfast.
The Paper Lanterns; Concert; 33; 20:30; Old Boiler House; Lowtide Concerts; New songs and the old ones.`,
        can: 'create,edit,delete,filter,favourite,share,book',
        editableBy: 'staff',
      }),
    ],
    [
      'ticket type',
      describeThing({
        isComplete: true,
        names: 'kind of ticket',
        archetype: 'configuration',
        icon: 'tags',
        fields: 'title!,event!>event,price!:money[0..500],quantity!:number[1..5000],description:longtext',
        columns: 'title event price quantity description',
        rows: `Standing; #1; 28; 180; Stand where you like.
Balcony; #1; 42; 40; A numbered seat above the floor.
Reduced; #1; 18; 30; For students, with a card.
Standard; #2; 16; 60; A seat at the bar or at a table.
Front table; #2; 24; 12; Near enough to be talked to.
Early bird; #3; 12; 50; Until a week before.
Regular; #3; 19; 200; At any time.
Entry; #4; 6; 90; A chair and a glass of water.
Runner; #5; 22; 300; Start number and breakfast.
Spectator breakfast; #5; 9; 80; Breakfast only.
Standing; #6; 26; 180; Stand where you like.
Balcony; #6; 39; 40; A numbered seat above the floor.`,
        editableBy: 'staff',
        hasPage: false,
      }),
    ],
    [
      'admission',
      describeThing({
        isComplete: true,
        names: 'sold admission',
        archetype: 'record',
        icon: 'ticket',
        many: 'tickets',
        fields:
          'title!,code!*:text,ticketType>ticketType,event>event,holder:text,email,price:money[0..500],boughtOn:date,status(Valid|Checked in|Cancelled)',
        columns: 'title code ticketType event holder email price boughtOn status',
        flow: 'admission',
        rows: `Night Harbour live, Standing; T-7KQ2MX; #1; #1; Ines Calder; ines@example.com; 28; -3; Valid
Night Harbour live, Standing; T-9HD4RW; #1; #1; Ines Calder; ines@example.com; 28; -3; Valid
Night Harbour live, Balcony; T-3PLX8A; #2; #1; Tom Reyes; tom@example.com; 42; -6; Valid
Late laughs, Standard; T-V5T6NC; #4; #2; Ada Nkemelu; ada@example.com; 16; -2; Checked in
Late laughs, Front table; T-K2JMQ7; #5; #2; Leo Marchetti; leo@example.com; 24; -2; Valid
Summer rooftop, Early bird; T-8WZB4E; #6; #3; Mei Tanaka; mei@example.com; 12; -9; Valid
Summer rooftop, Regular; T-G6YR3U; #7; #3; Tom Reyes; tom@example.com; 19; -1; Cancelled`,
        can: 'filter,export',
        editableBy: 'owner',
      }),
    ],
  ]),
  aliases: {
    ticket: 'admission',
    'electronic ticket': 'admission',
    'e-ticket': 'admission',
    'several ticket': 'admission',
    'qr code': 'admission',
    sale: 'admission',
    quantity: 'ticket type',
    'several ticket type': 'ticket type',
    'ticket quantity': 'ticket type',
    concert: 'event',
    show: 'event',
  },
  parts: [
    {
      answers:
        /\bcheck(?:ed|ing)?[- ]?in\b|\bcheck-in|\bat the door\b|\bscan\w*|\bvalidat\w*|\bverif\w*|\badmission\b|\bentrance\b/,
      title: 'Check-in',
      icon: 'scan-line',
      path: '/check-in',
      isForStaff: true,
      sections: [
        {
          type: 'verification',
          title: 'Check-in at the door',
          text: 'Type the code of a ticket, or scan it with a reader that types. Each code lets somebody in once.',
          entity: 'admission',
          to: 'Checked in',
        },
      ],
    },
    {
      answers: /\b(?:sales|revenue|sold|statistics|figures|reports?|earnings)\b/,
      title: 'Sales',
      icon: 'trending-up',
      isForStaff: true,
      sections: [
        {
          type: 'ticketSales',
          title: 'Sales',
          text: 'What was sold of each kind of ticket, and who has come.',
          entity: 'ticketType',
          eventsIn: 'event',
          ticketsIn: 'admission',
        },
      ],
    },
    {
      answers:
        /\b(?:creat\w*|add\w*|organi[sz]\w*|manag\w*|publish\w*|set up|edit\w*) (?:their |own |new |the )?(?:events?|ticket types?|several ticket types?|quantit\w*)|\bquantit\w*\b|\bticket types and\b/,
      title: 'Organize',
      icon: 'calendar-clock',
      isForStaff: true,
      sections: [
        listOf('event', 'Events', {
          view: 'table',
          text: 'Add an event first, then its kinds of tickets below.',
        }),
        listOf('ticketType', 'Kinds of tickets', {
          view: 'table',
          text: 'Each with its price and how many there are.',
        }),
      ],
    },
    {
      answers:
        /\b(?:histor\w*|refund\w*|cancel\w*|electronic|e-?tickets?|qr|codes?|phone|mobile|my tickets|wallet|open)\b/,
      title: 'My tickets',
      icon: 'ticket',
      sections: [
        {
          type: 'ticketWallet',
          title: 'My tickets',
          text: 'Open a ticket to show its code on the phone.',
          entity: 'admission',
        },
      ],
    },
    {
      answers:
        /\b(?:buy\w*|purchas\w*|checkout|pay\w*|choos\w*|select\w*|ticket types?|cart|order\w*|several tickets)\b/,
      title: 'Buy tickets',
      icon: 'shopping-cart',
      sections: [
        {
          type: 'ticketShop',
          title: 'Buy tickets',
          text: 'Choose an event, and how many of which tickets.',
          entity: 'ticketType',
          eventsIn: 'event',
          ticketsIn: 'admission',
          methods: ['card', 'paypal', 'applePay'],
        },
      ],
    },
    {
      answers: /\b(?:events?|browse|search\w*|concerts?|shows?|discover)\b/,
      title: 'Events',
      icon: 'calendar-days',
      sections: [listOf('event', 'Events')],
    },
  ],
  limits: ['Paying is a demonstration: tickets are real in this browser, and no money moves.'],
}
