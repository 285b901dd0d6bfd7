/** Who and what a week is planned for: the words of the request decide which of these it is. */
export interface TimetableCast {
  readonly words: RegExp
  /** What stands in a cell: its name, and its fields besides the day and the period. See `readFieldSpec`. */
  readonly slot: readonly [one: string, fields: string]
  /** The things that it names, each with its fields and rows, see `template`. A name may be another in the request. */
  readonly things: readonly TimetableThing[]
  readonly days: readonly string[]
  readonly periods: readonly string[]
  readonly periodLabel: string
  /** The fields by which the week is seen, first the usual one; those that can stand once at a time. */
  readonly lanes: readonly string[]
  readonly exclusive: readonly string[]
  /** Whoever can be absent. */
  readonly person: string
}

export interface TimetableThing {
  /** The field of the slot that names it, and the words for it, the usual one first. */
  readonly field: string
  readonly names: readonly string[]
  readonly archetype: 'person' | 'place' | 'catalogue'
  readonly icon: string
  readonly fields: string
  readonly rows: string
  /** Only where the request speaks of it. */
  readonly isAsked?: true
  /** Words that ask for it besides its names. */
  readonly askedBy?: RegExp
}

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const allDays = [...workdays, 'Saturday', 'Sunday']

const staff: TimetableThing = {
  field: 'employee',
  names:
    'employee nurse doctor guard lifeguard volunteer driver waiter barista cashier cook worker officer paramedic carer firefighter receptionist midwife'.split(
      ' ',
    ),
  archetype: 'person',
  icon: 'users',
  fields: 'name!,email!,phone,contract(Full time|Part time),notes:longtext',
  rows: '',
}

const rooms: TimetableThing = {
  field: 'room',
  names: ['room', 'classroom', 'lecture hall', 'hall', 'studio', 'lab'],
  archetype: 'place',
  icon: 'door-open',
  fields: 'name!*,floor:text,seats:number[10..120]',
  rows: '101; Ground floor; 28\n102; Ground floor; 30\n201; First floor; 26\n202; First floor; 24\nLab 1; Second floor; 20\nMusic room; Second floor; 22\nGym; Annex; 60\nHall; Ground floor; 120',
}

const teachers: TimetableThing = {
  field: 'teacher',
  names: ['teacher', 'lecturer', 'instructor', 'professor', 'tutor', 'trainer', 'coach'],
  archetype: 'person',
  icon: 'graduation-cap',
  fields: 'name!,email!,phone,subject:text',
  rows: '',
}

/** The first that fits. */
export const timetableCasts: readonly TimetableCast[] = [
  {
    words: /\b(?:rosters?|rotas?|duty|duties|shifts?)\b/,
    slot: ['shift', 'employee!:text,station:text,notes:longtext'],
    things: [
      staff,
      {
        field: 'station',
        names: ['station', 'post', 'location', 'department', 'area', 'ward', 'position'],
        archetype: 'catalogue',
        icon: 'map-pin',
        fields: 'name!*,phone,notes:longtext',
        rows: 'Reception\nGround floor\nFirst floor\nSecond floor',
        isAsked: true,
      },
    ],
    days: allDays,
    periods: ['Early, 06:00–14:00', 'Late, 14:00–22:00', 'Night, 22:00–06:00'],
    periodLabel: 'Shift',
    lanes: ['employee', 'station'],
    exclusive: ['employee'],
    person: 'employee',
  },
  {
    words: /\b(?:universit(?:y|ies)|colleges?|lectures?|lecturers?|professors?|faculty|campus)\b/,
    slot: ['session', 'course!:text,group!:text,teacher!:text,room!:text,notes:longtext'],
    things: [
      {
        field: 'course',
        names: ['course', 'subject', 'module'],
        archetype: 'catalogue',
        icon: 'book-open',
        fields: 'name!*,code:text,credits:number[3..10]',
        rows: 'Linear algebra; MA101; 6\nProgramming; CS110; 8\nStatistics; MA204; 6\nDatabases; CS220; 6\nMicroeconomics; EC101; 5\nAcademic writing; EN100; 3\nPhysics; PH101; 8\nOperating systems; CS310; 6',
      },
      {
        field: 'group',
        names: ['student group', 'group', 'class', 'cohort'],
        archetype: 'catalogue',
        icon: 'users',
        fields: 'name!*,students:number[15..60],semester:number[1..8]',
        rows: 'CS 1a; 32; 1\nCS 1b; 30; 1\nMathematics 1; 26; 1\nEconomics 3; 41; 3\nCS 3; 28; 3\nPhysics 5; 19; 5',
      },
      {
        ...teachers,
        names: ['lecturer', 'professor', 'teacher', 'instructor'],
        fields: 'name!,email!,phone',
      },
      {
        ...rooms,
        names: ['lecture hall', 'room', 'hall', 'classroom'],
        rows: 'Aula; Ground floor; 240\nHall A; Ground floor; 120\nHall B; First floor; 90\nSeminar room 1; Second floor; 30\nSeminar room 2; Second floor; 30\nComputer lab; Third floor; 40',
      },
    ],
    days: workdays,
    periods: ['08:00–09:30', '10:00–11:30', '12:00–13:30', '14:00–15:30', '16:00–17:30'],
    periodLabel: 'Time',
    lanes: ['group', 'teacher', 'room'],
    exclusive: ['group', 'teacher', 'room'],
    person: 'teacher',
  },
  {
    words:
      /\b(?:music|driving|dance|dancing|riding|swimming|language|tutor\w*|ballet|art) (?:schools?|lessons?|cent(?:er|re)s?|studios?|academ(?:y|ies))\b/,
    slot: ['lesson', 'title!:text,student:text,teacher!:text,room!:text,notes:longtext'],
    things: [
      {
        field: 'student',
        names: ['student', 'pupil', 'learner'],
        archetype: 'person',
        icon: 'users',
        fields: 'name!,email!,phone,level(Beginner|Intermediate|Advanced)',
        rows: '',
        isAsked: true,
      },
      { ...teachers, fields: 'name!,email!,phone' },
      {
        ...rooms,
        rows: 'Room 1; Ground floor; 4\nRoom 2; Ground floor; 4\nRoom 3; First floor; 6\nStudio; First floor; 12\nHall; Ground floor; 60',
      },
    ],
    days: [...workdays, 'Saturday'],
    periods: ['14:00', '15:00', '16:00', '17:00', '18:00', '19:00'],
    periodLabel: 'Hour',
    lanes: ['teacher', 'student', 'room'],
    exclusive: ['teacher', 'student', 'room'],
    person: 'teacher',
  },
  {
    words:
      /\bmy (?:own )?(?:class(?:es)?|lessons|courses|lectures|subjects|week|weekly|timetable|schedule|day)\b/,
    slot: ['entry', 'subject!:text,place:text,teacher:text,notes:longtext'],
    things: [],
    days: workdays,
    periods: ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'],
    periodLabel: 'Hour',
    lanes: [],
    exclusive: [],
    person: 'teacher',
  },
  {
    words: /(?:)/,
    slot: ['lesson', 'subject!:text,class!:text,teacher!:text,room!:text,notes:longtext'],
    things: [
      {
        field: 'subject',
        names: ['subject', 'course'],
        archetype: 'catalogue',
        icon: 'book-open',
        fields: 'name!*,lessonsAWeek:number[1..5]',
        rows: 'Mathematics; 5\nEnglish; 5\nBiology; 3\nHistory; 2\nMusic; 2\nSports; 3\nArt; 2\nGeography; 2',
      },
      {
        field: 'class',
        names: ['class', 'school class', 'student group', 'group', 'grade'],
        archetype: 'catalogue',
        icon: 'school',
        fields: 'name!*,students:number[18..30]',
        rows: '5a; 24\n5b; 26\n6a; 22\n6b; 25\n7a; 27\n7b; 23',
        isAsked: true,
        askedBy: /\bschools?\b/,
      },
      teachers,
      rooms,
    ],
    days: workdays,
    periods: [
      '1 · 08:00–08:45',
      '2 · 08:50–09:35',
      '3 · 09:55–10:40',
      '4 · 10:45–11:30',
      '5 · 11:40–12:25',
      '6 · 12:30–13:15',
      '7 · 14:00–14:45',
    ],
    periodLabel: 'Period',
    lanes: ['class', 'teacher', 'room'],
    exclusive: ['class', 'teacher', 'room'],
    person: 'teacher',
  },
]
