import { addThing } from '../add-thing.ts'
import { describeThing } from '../describe-thing.ts'
import { addList, addPage } from '../lay-out.ts'
import { needRole } from '../need-role.ts'
import type { Draft } from '../../compose/draft.ts'
import type { Scheme } from '../scheme.ts'

/** Questions are kept in a bank and put together into papers, which are taken against the clock and graded at once. */
export const exams: Scheme = {
  id: 'exams',
  about:
    /\b(?:exam(?:ination)?s?|test papers?|online tests?|testing platform|assessment (?:system|platform))\b/,
  also: /\b(?:question banks?|questions|papers?|grad(?:ing|ed)|scores?|countdown|timed|take (?:the )?(?:tests?|exams?))\b/,
  not: /\b(?:medical|physical|eye|health|dental|a\/b|software|unit|api|driving school|tutor\w*|courses?|schedule|timetable)\b/,
  wishes: 'long',
  hears: 'wordsAndSentence',
  kind: 'learning',
  mood: 'calm',
  line: 'Take the exam, and know at once how it went',
  supporting: 'Questions of several kinds, papers with a time, and a grade as soon as you submit',
  steps: [
    ['Choose an exam', 'See how many questions it has and how long it takes.'],
    ['Answer against the clock', 'The time that is left stands above the questions.'],
    ['See your score', 'Graded at once, with the right answer to every mistake.'],
  ],
  invitation: { title: 'Ready for an exam?', text: 'Your mistakes are kept, to be tried once more.' },
  parts: [
    {
      answers:
        /\b(?:creat\w+|question bank|add|manage|edit|maintain)\b.{0,30}\bquestions?\b|\bquestion banks?\b|\btypes of questions?\b/,
      title: 'Question bank',
    },
    {
      answers:
        /\bassembl\w+|\b(?:exam|test)? ?papers?\b|\b(?:creat\w+|publish\w*|manage) (?:the )?(?:exams?|tests?|papers?)\b/,
      title: 'Papers',
    },
    {
      answers: /\b(?:all|student'?s?'?|class) (?:results|scores|grades)\b|\b(?:statistic\w*|analy\w+)\b/,
      title: 'Results',
    },
    { answers: /\b(?:mistakes?|wrong|errors?)\b/, title: 'Mistakes' },
    { answers: /\b(?:scores?|results?|grades?|history|records?|certificates?)\b/, title: 'My scores' },
    {
      answers:
        /\b(?:exams?|examinations?|tests?|timed|timer|countdown|submit\w*|hand in|answers?|grading|graded|questions?|quiz\w*)\b/,
      title: 'Exams',
    },
  ],
  build(draft) {
    castTeachers(draft)
    const bank = addThing(
      draft,
      'exam question',
      describeThing({
        names: 'exam question',
        archetype: 'document',
        icon: 'list-checks',
        fields:
          'question!*:longtext,kind(Single choice|Multiple choice|True or false|Fill in the blank),topic:text,options:longtext,answer!:longtext,points:number[1..10],explanation:longtext',
        can: '',
        editableBy: 'everyone',
      }),
    )
    const papers = addThing(
      draft,
      'exam paper',
      describeThing({
        names: 'exam paper',
        archetype: 'document',
        icon: 'file-text',
        fields: 'title!*,minutes:number[5..90],passAt:percent[50..80],questionIds:longtext',
        can: '',
      }),
    )
    const marks = addThing(
      draft,
      'exam result',
      describeThing({
        names: 'exam result',
        archetype: 'record',
        icon: 'award',
        fields:
          'student!:text,exam!:text,score:number[20..60],total:number[60..60],percent:percent[35..98],takenOn:date,result(Passed|Not passed)',
        columns: 'student exam score total percent result',
        rows: `Hana Kim; Basics: first exam; 25; 30; 83; Passed
Omar Haddad; Basics: first exam; 15; 30; 50; Not passed
Clara Nowak; Science and nature; 25; 30; 83; Passed
Ben Arkwright; Mixed short test; 30; 35; 86; Passed
Yuki Mori; Language and numbers; 20; 45; 44; Not passed
Sofia Rossi; Science and nature; 30; 30; 100; Passed`,
        can: 'filter,export',
      }),
    )
    const parts = { bank: bank.id, papers: papers.id }
    addPage(draft, {
      title: 'Exams',
      icon: 'timer',
      section: {
        type: 'examRoom',
        title: 'Exams',
        text: 'Choose an exam. The time runs from the start, and your answers are graded when you submit.',
        ...parts,
        marks: marks.id,
      },
    })
    addPage(draft, {
      title: 'My scores',
      icon: 'award',
      section: { type: 'examScores', title: 'My scores', text: 'What you took, and how it went.', ...parts },
    })
    addPage(draft, {
      title: 'Mistakes',
      icon: 'repeat',
      section: {
        type: 'examMistakes',
        title: 'Mistakes',
        text: 'What you got wrong, to be tried once more.',
        ...parts,
      },
    })
    addPage(draft, {
      title: 'Question bank',
      icon: 'list-checks',
      isForStaff: true,
      section: {
        type: 'questionBank',
        title: 'Question bank',
        text: 'Questions of four kinds, by topic.',
        bank: bank.id,
      },
    })
    addPage(draft, {
      title: 'Papers',
      icon: 'files',
      isForStaff: true,
      section: {
        type: 'paperBuilder',
        title: 'Exam papers',
        text: 'Put questions together, and say how long it takes.',
        ...parts,
      },
    })
    addList(draft, marks, {
      title: 'Results',
      view: 'table',
      isForStaff: true,
      text: 'Every exam that was handed in.',
    })
  },
}

/** Whoever writes questions is not who answers them, where the request tells them apart. */
function castTeachers(draft: Draft): void {
  const [, setter] =
    /\b(teacher|instructor|examiner|lecturer|trainer|administrator|admin)s?\b/.exec(draft.words) ?? []
  if (setter === undefined) return
  const isAdmin = setter.startsWith('admin')
  if (!isAdmin)
    needRole(draft, {
      id: setter,
      label: `${setter.charAt(0).toUpperCase()}${setter.slice(1)}`,
      isStaff: true,
    })
  const [, taker = 'student'] =
    /\b(student|candidate|examinee|employee|learner|trainee)s?\b/.exec(draft.words) ?? []
  needRole(
    draft,
    { id: taker, label: `${taker.charAt(0).toUpperCase()}${taker.slice(1)}`, isStaff: false },
    true,
  )
}
