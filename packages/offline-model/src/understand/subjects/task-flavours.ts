import { flavour, type Flavour } from './flavour.ts'

/** What there is to do, by what it is for: a title and a note. Elsewhere tasks are those of an office. */
export const taskFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:thesis|dissertation|ph\.?d|master'?s|bachelor'?s|research paper|seminar paper)\b/i,
    `Write down the research question; One sentence, no more.
Read the five main papers; A page of notes for each.
Outline chapter two; Headings first, then one line below each.
Send the interview questions; Six people have agreed.
Draw the first charts; Two are enough to begin with.
Meet the supervisor; Bring the outline and three questions.
Write the methods; What was done, so that others can do it too.
Check the references; Names, years, pages.
Read it all aloud; Long sentences are heard at once.
Print and hand in; Two bound copies and a file.`,
  ),
  flavour(
    /\b(?:study (?:planner|plan|group)|my studies|(?:university|college|school) (?:work|tasks?|projects?)|exams?|homework|semester)\b/i,
    `Sum up chapter four; One page, by hand.
Do the exercises for Tuesday; Numbers three to nine.
Return the library books; Two of them are not mine.
Prepare the group talk; Eight minutes, six slides.
Learn the new words; Ten a day.
Ask about the exam date; After the lecture.
Write the lab report; The measurements are in the blue folder.
Book a room to study; Four people, Thursday.`,
  ),
  flavour(
    /\b(?:software (?:team|project|development)|developers|dev team|sprints?|scrum|agile|engineering team|backlog)\b/i,
    `Sign in with a link; No password to forget.
Empty state of the list; Say what to do first.
Search is slow with many records; An index may be enough.
Dates in the reader's own format; Day and month never change places.
Export as CSV; With the filters that are set.
Update the libraries; One at a time, tests in between.
Write down how to deploy; For the day when nobody is in.
Error page that helps; What happened, and what to do now.
Keyboard in the dialog; Focus goes back to where it was.
Measure the first screen; On a phone, on a train.`,
  ),
  flavour(
    /\b(?:weddings?|marriage|bridal)\b/i,
    `Book the registrar; June or September.
Ask the band; Until midnight, with a break.
Choose the menu; Taste it on a Sunday.
Send the invitations; Twelve weeks before.
Order the rings; Engraved inside.
Plan the tables; Aunt Ines needs a quiet place.
Find a photographer; From the ceremony to the cake.
Rent the chairs; Ninety, white, wood.`,
  ),
  flavour(
    /\b(?:content (?:calendar|plan\w*|team|creator)|editorial|marketing team|podcast)\b/i,
    `Interview with a customer; Why she came, and why she stayed.
Pictures for the spring issue; Hands and tools, no desks.
Post about the new opening hours; Short, with the reason.
Answer the most asked question; In three hundred words.
Plan next month; One subject a week.
Check last month's numbers; What was read to the end?
Write the welcome letter; The first of three.
Record episode twelve; Bring both microphones.`,
  ),
  flavour(
    /\b(?:household|renovation|home improvement|house move|moving (?:house|home)|my (?:home|house|flat|apartment|family))\b/i,
    `Call the electrician; The lamp in the hall.
Measure the kitchen; Twice, and the window too.
Cancel the old contract; In writing, by the fifteenth.
Choose a colour for the bedroom; Two samples on the wall.
Pack the books; Small boxes.
Hand over the keys; Read the meters first.
Clean the gutters; Before the leaves fall.
Tell everybody the new address; Bank, school, doctor.`,
  ),
]
