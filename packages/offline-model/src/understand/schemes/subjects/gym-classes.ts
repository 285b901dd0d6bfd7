import type { Scheme } from '../scheme.ts'
import { describeThing, listOf } from '../describe-thing.ts'

/** Classes with places, a waiting list and a card of sessions. */
export const gymClasses: Scheme = {
  id: 'gymclasses',
  about:
    /\b(?:gym|fitness|yoga|pilates|sports?|dance|crossfit|spinning|swimming|boxing|studio|group)\b.{0,24}\b(?:class(?:es)?|courses?|lessons?|schedul\w*|timetable|booking)\b|\b(?:class(?:es)?|course) (?:scheduling|booking|timetable)\b/,
  also: /\b(?:waiting lists?|wait ?lists?|remaining (?:sessions|classes|credits)|membership cards?|class cards?|session cards?|class (?:pack|pass)(?:es)?)\b/,
  wishes: 'all',
  kind: 'booking',
  mood: 'bold',
  line: 'Your next class has a place for you',
  purpose: 'Book, wait, give back, and see what is left on your card',
  opensWith: 'classes',
  things: new Map([
    [
      'fitness class',
      describeThing({
        isComplete: true,
        names: 'class with places',
        archetype: 'event',
        icon: 'dumbbell',
        many: 'classes',
        fields:
          'title!,kind!(Strength|Yoga|Cycling|Dance|Boxing),coach>coach,date!,startTime!:time,minutes:duration,places!:number[1..60],taken:number[0..60],level(Everybody|Beginner|Advanced),description:longtext',
        columns: 'title kind coach date startTime minutes places taken level description',
        labels: { taken: 'Booked elsewhere' },
        rows: `Morning flow; Yoga; #1; 1; 07:30; 60; 14; 9; Everybody; Slow, and awake afterwards.
Power hour; Strength; #2; 1; 18:00; 60; 12; 12; Advanced; Barbells, in pairs.
Sprint ride; Cycling; #3; 1; 19:15; 45; 16; 7; Everybody; Four hills and one sprint.
First rounds; Boxing; #4; 2; 18:30; 60; 10; 4; Beginner; Gloves are there.
Street basics; Dance; #5; 2; 19:45; 60; 18; 18; Beginner; Steps first, then a song.
Lunch strength; Strength; #2; 3; 12:15; 45; 12; 5; Everybody; Back at your desk at one.
Evening flow; Yoga; #1; 3; 19:00; 75; 14; 13; Everybody; Long stretches, dim light.
Long ride; Cycling; #3; 4; 18:00; 75; 16; 3; Advanced; Seventy-five minutes without coffee.
Sparring; Boxing; #4; 5; 17:30; 60; 8; 8; Advanced; With head guard.
Sunday stretch; Yoga; #1; 6; 10:00; 60; 14; 2; Everybody; For all who trained too much.
Full body; Strength; #2; 6; 11:15; 60; 12; 6; Everybody; Everything once.
Afro beats; Dance; #5; 0; 23:30; 30; 18; 5; Everybody; Short and late.`,
        can: 'filter',
        editableBy: 'staff',
      }),
    ],
    [
      'coach',
      describeThing({
        isComplete: true,
        names: 'coach of classes',
        archetype: 'person',
        icon: 'user',
        many: 'coaches',
        fields: 'name!*,picture:image,specialty!:text,years:number[1..40],languages:tags,bio:longtext',
        columns: 'name specialty years languages bio',
        labels: { years: 'Years as a coach' },
        rows: `Lena Fuchs; Yoga; 9; English, German; Teaches slowly, and remembers every knee.
Marcus Hale; Strength; 12; English; Counts so that you need not.
Aiko Mori; Cycling; 5; English, Japanese; Rides with you, and always a little faster.
Dario Conti; Boxing; 15; English, Italian; Gentle outside the ring.
Zola Mensah; Dance; 7; English, French; Says that everybody can dance, and proves it.`,
        can: 'rate,favourite',
        editableBy: 'staff',
      }),
    ],
    [
      'class booking',
      describeThing({
        isComplete: true,
        names: 'place in a class',
        archetype: 'record',
        icon: 'calendar-check',
        fields:
          'title!:text,fitnessClass>fitnessClass,member:text,date:date,time:time,status(Booked|Waiting|Cancelled)',
        columns: 'title fitnessClass member date time status',
        rows: `Street basics; #5; Tom Reyes; 2; 19:45; Waiting
Power hour; #2; Ada Nkemelu; 1; 18:00; Waiting
Morning flow; #1; Ines Calder; 1; 07:30; Booked`,
        can: 'filter',
        editableBy: 'owner',
        hasPage: false,
      }),
    ],
    [
      'membership card',
      describeThing({
        isComplete: true,
        names: 'card with sessions',
        archetype: 'record',
        icon: 'id-card',
        fields:
          'number!*:text,holder:text,sessions!:number[1..100],remaining!:number[0..100],issuedOn:date,validUntil:date',
        columns: 'number holder sessions remaining issuedOn validUntil',
        labels: { sessions: 'Sessions bought', remaining: 'Sessions left' },
        rows: `C-1001; Nora Lind; 20; 7; -60; 120
C-1002; Tom Reyes; 10; 2; -30; 150`,
        can: 'filter',
        editableBy: 'staff',
      }),
    ],
  ]),
  aliases: {
    class: 'fitness class',
    course: 'fitness class',
    lesson: 'fitness class',
    timetable: 'fitness class',
    place: 'class booking',
    booking: 'class booking',
    'waiting list': 'class booking',
    session: 'membership card',
    'remaining session': 'membership card',
    card: 'membership card',
    trainer: 'coach',
    instructor: 'coach',
    teacher: 'coach',
  },
  parts: [
    {
      answers: /\b(?:coach(?:es)?|trainers?|instructors?|teachers?|rat(?:e|es|ed|ing|ings)|reviews?)\b/,
      title: 'Coaches',
      icon: 'users',
      sections: [listOf('coach', 'Coaches', { text: 'Open a coach to rate them.' })],
    },
    {
      answers: /\b(?:membership cards?|remaining|sessions|cards?|class pass(?:es)?|credits|pack)\b/,
      title: 'Cards',
      icon: 'id-card',
      sections: [
        listOf('membershipCard', 'Membership cards', { text: 'How many sessions are left on each.' }),
      ],
    },
    {
      answers:
        /\b(?:timetable|schedule|calendar|class(?:es)?|book\w*|waiting|wait ?list|cancel\w*|places?|reserv\w*|full|join\w*|hours?|two)\b/,
      title: 'Classes',
      icon: 'calendar-days',
      sections: [
        {
          type: 'classes',
          title: 'Timetable',
          text: 'Each place takes a session from your card. A full class has a waiting list.',
          entity: 'fitnessClass',
          bookingsIn: 'classBooking',
          cardsIn: 'membershipCard',
          hoursBefore: 2,
        },
      ],
    },
  ],
  limits: [
    'Cards are bought without money moving, and nobody is told when a place becomes free but this app.',
  ],
}
