import { paymentMethods } from '../../compose/payment.ts'
import { addThing } from '../add-thing.ts'
import { describeThing } from '../describe-thing.ts'
import { addPage } from '../lay-out.ts'
import { needRole } from '../need-role.ts'
import type { Scheme } from '../scheme.ts'

/** Rooms in which board games are played for coins, with talk, records and a ranking. */
export const gameHalls: Scheme = {
  id: 'gameHalls',
  about:
    /\bgames? (?:halls?|lobb(?:y|ies)|rooms?|lounges?|centers?|centres?)\b|\b(?:board|chess|card|online|multiplayer) games?\b.{0,60}\b(?:rooms?|hall|lobby|platform)\b/,
  also: /\brooms?\b/,
  not: /\b(?:escape rooms?|game room rental|booking|book (?:a )?rooms?|shop|store|news|videos?|hotel|karaoke)\b/,
  wishes: 'long',
  hears: 'wordsAndSentence',
  kind: 'game',
  mood: 'playful',
  opensWith: 'gameRooms',
  line: 'Take a seat and play',
  parts: [
    { answers: /\brecharg\w*|\bcoins?\b|\btop up\b|\bwallet\b|\bbalance\b|\bpay\w*/, title: 'Coins' },
    { answers: /\bleader ?boards?\b|\brank\w*/, title: 'Leaderboard' },
    { answers: /\brecords?\b|\bhistory\b|\bresults\b|\bstatistics?\b/, title: 'My records' },
    {
      answers: /\brooms?\b|\bgames?\b|\bchat\w*|\bplay\w*|\bcreat\w*|\bjoin\w*|\bmatch\w*|\bboard\b|\bhall\b/,
      title: 'Rooms',
    },
  ],
  build(draft) {
    draft.simulated.add(
      'Other players are samples that the app moves for; playing across devices needs a game server.',
    )
    draft.simulated.add('Coins are bought in a demonstration: no money moves.')
    if (/\b(?:regist\w+|accounts?|log ?in|sign (?:in|up))\b/.test(draft.words))
      needRole(draft, { id: 'player', label: 'Player', isStaff: false }, true)
    const room = addThing(
      draft,
      'game room',
      describeThing({
        names: 'game room',
        archetype: 'place',
        icon: 'door-open',
        fields:
          'name!*,game(Gomoku|Connect Four|Tic-tac-toe),host:text,stake:number[0..50],status(Waiting|Playing)',
        columns: 'name game host stake status',
        rows: `Quiet corner; Gomoku; Mei Tanaka; 10; Waiting
Quick discs; Connect Four; Luca Ferrari; 5; Waiting
First steps; Tic-tac-toe; Hana Kim; 0; Waiting
High table; Gomoku; Victor Hale; 50; Waiting
Coffee break; Connect Four; Clara Nowak; 0; Waiting
Three in a row; Tic-tac-toe; Omar Haddad; 5; Waiting`,
        can: '',
        mentions: 9,
      }),
    )
    const player = addThing(
      draft,
      'ranked player',
      describeThing({
        names: 'ranked player',
        archetype: 'record',
        icon: 'trophy',
        fields: 'name!*:text,won:number[2..60],points:number[6..180]',
        columns: 'name won points',
        rows: `Victor Hale; 21; 66
Mei Tanaka; 17; 55
Clara Nowak; 12; 38
Luca Ferrari; 9; 30
Omar Haddad; 5; 17
Hana Kim; 2; 7
Ben Arkwright; 1; 3`,
        can: '',
      }),
    )
    const pages = [
      ['gameRooms', 'Rooms', 'gamepad', 'Rooms', 'Choose a game, join a room, or open your own.', room.id],
      [
        'hallRanking',
        'Leaderboard',
        'trophy',
        'Leaderboard',
        'Three points for a win, one for a draw.',
        player.id,
      ],
    ] as const
    for (const [type, title, icon, heading, text, entity] of pages)
      addPage(draft, { title, icon, section: { type, title: heading, text, entity } })
    addPage(draft, {
      title: 'My records',
      icon: 'history',
      section: { type: 'gameRecords', title: 'My records', text: 'Every game you have ended in a room.' },
    })
    addPage(draft, {
      title: 'Coins',
      icon: 'coins',
      section: {
        type: 'coinShop',
        title: 'Coins',
        text: 'What rooms are played for.',
        methods: paymentMethods(draft.words),
      },
    })
  },
}
