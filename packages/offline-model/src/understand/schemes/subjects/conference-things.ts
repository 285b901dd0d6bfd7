import type { SchemeThing } from '../scheme.ts'
import { describeThing } from '../describe-thing.ts'

/** What is said where and when at a conference, by whom, and who comes. */
export const conferenceThings: ReadonlyMap<string, SchemeThing> = new Map([
  [
    'talk',
    describeThing({
      isComplete: true,
      names: 'talk of a conference',
      archetype: 'event',
      icon: 'presentation',
      fields:
        'title!*,topic!(Practice|People|Tools|Keynote),day!(Day 1|Day 2),lane!(Main hall|Studio|Workshop room),startTime!:time,endTime!:time,speaker>speaker,description:longtext',
      columns: 'title topic day lane startTime endTime speaker description',
      labels: { lane: 'Room', startTime: 'From', endTime: 'To' },
      rows: `What we unlearned this year; Keynote; Day 1; Main hall; 09:00; 10:00; #1; Three things everybody did, and why we stopped.
Small steps, large systems; Practice; Day 1; Main hall; 10:30; 11:15; #2; How a change of ten lines a day replaced a rewrite.
Questions that help; People; Day 1; Studio; 10:30; 11:30; #3; Ways to ask that do not sound like an exam.
Hands on: reading logs; Tools; Day 1; Workshop room; 10:30; 12:30; #4; Bring a laptop. Logs are provided.
The meeting that ended early; People; Day 1; Main hall; 13:30; 14:15; #5; A short talk, for once.
Tests that tell the truth; Practice; Day 1; Studio; 14:00; 14:45; #6; What a red test should say.
Opening the second day; Keynote; Day 2; Main hall; 09:00; 09:45; #4; What was said in the corridors.
One tool less; Tools; Day 2; Studio; 10:15; 11:00; #2; What happened when we took it away.
Hands on: writing for readers; People; Day 2; Workshop room; 10:00; 12:00; #3; Two hours, one page each.
Where time goes; Practice; Day 2; Main hall; 10:30; 11:15; #1; Measured in three teams, for six months.`,
      can: 'filter,favourite,share',
      editableBy: 'staff',
    }),
  ],
  [
    'speaker',
    describeThing({
      isComplete: true,
      names: 'conference speaker with a talk',
      archetype: 'person',
      icon: 'mic',
      fields: 'name!*,picture:image,job:text,company:text,city:place,bio:longtext',
      columns: 'name job company city bio',
      rows: `Ines Calder; Engineering lead; Larkspur; Lisbon; Writes less code every year, and is proud of it.
Tom Reyes; Architect; Hollow Oak; Porto; Has kept one system alive for eleven years.
Ada Nkemelu; Coach; Open Forum; Lagos; Listens for a living.
Leo Marchetti; Operations; Quickline; Turin; Reads logs before breakfast.
Mei Tanaka; Product; Vela Labs; Osaka; Ends meetings early.
Jonas Falk; Quality; Northfold; Oslo; Likes tests that fail for one reason.`,
      can: 'filter,favourite',
      editableBy: 'staff',
    }),
  ],
  [
    'ticket type',
    describeThing({
      isComplete: true,
      names: 'conference ticket type',
      archetype: 'configuration',
      icon: 'tags',
      fields: 'title!,price!:money[0..3000],quantity!:number[1..5000],description:longtext',
      columns: 'title price quantity description',
      rows: `Both days; 340; 300; All talks, lunch and coffee.
Day 1; 190; 80; All talks of the first day.
Day 2; 190; 80; All talks of the second day.
Student; 90; 60; Both days, with a card.
Workshop; 60; 40; One workshop, beside a ticket for the day.`,
      editableBy: 'staff',
      hasPage: false,
    }),
  ],
  [
    'conference ticket',
    describeThing({
      isComplete: true,
      names: 'sold conference ticket',
      archetype: 'record',
      icon: 'ticket',
      fields:
        'title!,code!*:text,ticketType>ticketType,holder:text,email,price:money[0..3000],boughtOn:date,status(Valid|Checked in|Cancelled)',
      columns: 'title code ticketType holder email price boughtOn status',
      flow: 'admission',
      rows: `Both days; T-7KQ2MX; #1; Nora Winther; nora@example.com; 340; -9; Valid
Student; T-9HD4RW; #4; Amara Diallo; amara@example.com; 90; -4; Valid
Day 1; T-3PLX8A; #2; Samuel Berg; samuel@example.com; 190; -20; Valid`,
      can: 'filter',
      editableBy: 'owner',
      hasPage: false,
    }),
  ],
])
