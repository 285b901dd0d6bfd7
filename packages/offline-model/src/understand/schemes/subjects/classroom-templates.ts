import { template } from '../../subjects/entity-template.ts'

/** What teachers write and students go through: courses, their lessons, and the questions after each. */
export const classroomTemplates = {
  course: template({
    names: 'course with lessons',
    archetype: 'catalogue',
    icon: 'book-open',
    fields:
      'title!*,picture,teacher:text,category(Technology|Language|Business|Arts),level,description:longtext',
    columns: 'title teacher category level description',
    rows: `Tables that explain themselves; Samuel Okafor; Technology; Beginner; From a heap of numbers to a table that answers questions.
Pictures with the phone you have; Ines Duarte; Arts; Beginner; Light, distance and patience: three lessons and no new equipment.
Spanish for the first journey; Paul Winther; Language; Beginner; Say hello, order, ask for the way, and thank everybody.
Meetings that end early; Mei Tanaka; Business; Intermediate; What to prepare, how to lead, and what to write down.`,
  }),
  lesson: template({
    names: 'lesson of a course with a video',
    archetype: 'record',
    icon: 'play',
    fields: 'title!,course!>course,position!:number,minutes!:duration,video:url,body!:longtext',
    columns: 'title course position minutes video body',
    rows: `One row, one thing; #1; 1; 8; ~; A table is easy to read when each row is one thing and each column says one fact about it. Two facts in a cell are one too many.
Sort and filter; #1; 2; 10; ~; Sorting brings what is alike together. Filtering hides what you do not need now. Neither of them changes your numbers.
Sums by group; #1; 3; 12; ~; Group the rows by what you want to compare, and add up each group. That is most of what a report is.
Where the light comes from; #2; 1; 7; ~; Stand so that the light falls on the side of what you photograph. A window is better than a lamp.
One step closer; #2; 2; 6; ~; Most pictures get better when you go one step closer. Zooming does not do the same: it only cuts.
Wait for it; #2; 3; 9; ~; Choose the frame first, then wait until something happens in it.
Hello and thank you; #3; 1; 8; ~; Hola, buenos días, por favor, gracias. With four words you are polite everywhere.
Ordering in a café; #3; 2; 10; ~; Quisiera un café, por favor. Quisiera means I would like, and works for everything on the card.
Asking for the way; #3; 3; 9; ~; ¿Dónde está la estación? Listen for derecha, right, and izquierda, left.
Before the meeting; #4; 1; 8; ~; Write down which decision is needed. Where there is none, send a letter instead.
Leading it; #4; 2; 11; ~; Say the question, the time and who writes. Ask the quiet ones first.
After the meeting; #4; 3; 6; ~; Three lines: what was decided, who does it, until when.`,
  }),
  question: template({
    names: 'question after a lesson of a course',
    archetype: 'record',
    icon: 'circle-help',
    fields: 'question!:text,lesson!>lesson,rightAnswer!:text,wrongAnswers!:longtext',
    columns: 'question lesson rightAnswer wrongAnswers',
    rows: `What is one row of a table?; #1; One thing; One page|One day
Does filtering delete rows?; #2; No, it hides them; Yes, for good|Only the empty ones
What do you add up in a report?; #3; Each group; Every second row|Only the largest number
Where should the light fall?; #4; On the side; From behind you only|It does not matter
What helps most pictures?; #5; One step closer; More zoom|A filter
What comes first?; #6; The frame; The colours|The print
What does “gracias” mean?; #7; Thank you; Please|Good night
What does “quisiera” mean?; #8; I would like; I have lost|I am going
What does “izquierda” mean?; #9; Left; Right|Straight on
When is a letter enough?; #10; When no decision is needed; When it rains|Always
Whom do you ask first?; #11; The quiet ones; The loud ones|Nobody
How long is the record?; #12; Three lines; Three pages|As long as the meeting`,
  }),
}
