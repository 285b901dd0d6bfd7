import { classroomTemplates } from './classroom-templates.ts'
import { addScreen } from '../../compose/add-screen.ts'
import { collection } from '../../compose/collections.ts'
import { hasAccounts, type Draft } from '../../compose/draft.ts'
import type { EntityDraft } from '../../compose/entity-draft.ts'
import type { Scheme } from '../scheme.ts'
import { needThing } from '../add-thing.ts'
import { allow, forStaff, showList } from '../lay-out.ts'

const things = {
  course: ['course', classroomTemplates.course],
  lesson: ['lesson', classroomTemplates.lesson],
  question: ['quiz question', classroomTemplates.question],
} as const

/** Courses with lessons and questions, which teachers write and students go through at their own pace. */
export const classrooms: Scheme = {
  id: 'classroom',
  about:
    /\b(?:online|video|e-?learning|self-paced|training) (?:courses?|learning|education|classes|school|academy)\b|\bcourses? (?:platform|website|app|portal|system)\b|\b(?:e-?learning|lms|learning management)\b/,
  also: /^(?=[^]{0,4000}\blessons?\b)(?=[^]{0,4000}\b(?:quiz\w*|tests?|certificat\w*|progress)\b)/,
  wishes: 'none',
  hears: 'words',
  hearsOfPeople: true,
  kind: 'learning',
  mood: 'warm',
  leads: ['course', 'lesson'],
  aliases: {
    class: 'course',
    quiz: 'quiz question',
    test: 'quiz question',
    question: 'quiz question',
    video: 'lesson',
  },
  parts: [
    {
      title: 'Teaching',
      answers:
        /\b(?:create|add|publish|upload|manage|edit|write|make)\w*\b.{0,40}\b(?:courses?|lessons?|quiz\w*|questions?|videos?|materials?)\b/,
      build: addTeaching,
    },
    {
      title: 'My learning',
      answers:
        /\b(?:lessons?|videos?|watch\w*|enrol\w*|quiz\w*|tests?|progress|certificat\w*|continue|left off|resume|learn\w*|complet\w*)\b/,
      build: addRoom,
    },
    {
      title: 'Courses',
      answers: /\b(?:courses?|catalog(?:ue)?s?|brows\w*|search\w*)\b/,
      build: (draft, because) => {
        const course = keptByTeachers(draft, things.course)
        allow(course, 'enrol')
        showList(draft, course, { view: 'cards', because })
      },
    },
  ],
}

function keptByTeachers(draft: Draft, thing: (typeof things)[keyof typeof things]): EntityDraft {
  const entity = needThing(draft, thing)
  if (hasAccounts(draft)) entity.editableBy = 'staff'
  allow(entity, 'create', 'edit', 'delete', 'filter')
  return entity
}

function addRoom(draft: Draft, because?: string): void {
  const course = keptByTeachers(draft, things.course)
  const lesson = keptByTeachers(draft, things.lesson)
  const question = keptByTeachers(draft, things.question)
  draft.simulated.add(
    'Sample lessons have a drawn picture in place of a film; a lesson with the address of a video plays it.',
  )
  addScreen(draft, {
    title: 'My learning',
    icon: 'book-open-check',
    section: {
      type: 'classroom',
      title: 'My learning',
      text: 'Enroll, watch a lesson, answer the quiz after it, and go on where you left off.',
      entity: course.id,
      lessonList: lesson.id,
      questionList: question.id,
      hasCertificate: /\bcertificat/.test(draft.words),
    },
    because,
  })
}

/** Where teachers write; everybody where nobody is named. */
function addTeaching(draft: Draft, because?: string): void {
  const staff = forStaff(draft)
  const screen = addScreen(draft, {
    title: 'Teaching',
    icon: 'notebook-pen',
    ...staff,
    section: {
      ...collection(keptByTeachers(draft, things.course), { title: 'Courses', view: 'table' }),
      text: 'Make a course, then its lessons, then the questions after each lesson.',
    },
    because,
  })
  if (screen.sections.length > 1) return
  const lesson = keptByTeachers(draft, things.lesson)
  const question = keptByTeachers(draft, things.question)
  screen.sections.push(collection(lesson, { title: 'Lessons', view: 'table' }), {
    ...collection(question, { title: 'Quiz questions', view: 'table' }),
    text: 'Write each wrong answer in a line of its own.',
  })
}
