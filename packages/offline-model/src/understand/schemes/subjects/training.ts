import { trainingTemplates } from './training-templates.ts'
import { addScreen } from '../../compose/add-screen.ts'
import type { Draft } from '../../compose/draft.ts'
import type { Scheme } from '../scheme.ts'
import { needThing } from '../add-thing.ts'
import { allow, keepList } from '../lay-out.ts'

const { exercise, planned, workout, body } = trainingTemplates
const things = {
  exercise: ['exercise', exercise],
  planned: ['planned exercise', planned],
  workout: ['workout entry', workout],
  body: ['body measurement', body],
} as const

/** A diary of one's own training: what to do on which day, what was done, and what became of it. */
export const training: Scheme = {
  id: 'training',
  about: /\b(?:fitness|workouts?|gym|strength|weight ?lifting|bodybuilding|exercises?|training)\b/,
  also: /\b(?:log|logs|logging|record|records|recording|track|tracking)\b.{0,60}\b(?:workouts?|sets|reps|repetitions|exercises?|body weight)\b|\b(?:workout|exercise|training) (?:log|logs|logging|diary|tracking)\b/,
  // Where classes and trainers are booked, somebody runs a gym.
  unless: /\b(?:trainers?|coach(?:es)?|memberships?|class(?:es)?|courses?)\b/,
  wishes: 'none',
  hears: 'words',
  hearsOfPeople: true,
  kind: 'personal',
  mood: 'bold',
  leads: ['exercise', 'planned exercise'],
  aliases: {
    'exercise library': 'exercise',
    workout: 'workout entry',
    'body weight': 'body measurement',
    'body data': 'body measurement',
  },
  parts: [
    {
      title: 'Progress',
      answers: /\b(?:charts?|graphs?|progress|statistics|trends?|overview|dashboard|analy\w+)\b/,
      build: addProgress,
    },
    {
      title: 'Weekly plan',
      answers: /\b(?:plans?|planning|planner|weekly|week|schedules?|routines?|programs?)\b/,
      build: addWeek,
    },
    {
      title: 'Workout log',
      thing: 'workoutEntry',
      answers:
        /^(?!.{0,80}\b(?:body|libraries|library|their weight|measurements?)\b).{0,80}\b(?:log|logs|logging|record\w*|sets?|reps?|repetitions?|weights?|histor\w+|diary|done|workouts?)\b/,
      build: (draft, because) => {
        const entity = needThing(draft, things.workout)
        allow(entity, 'export')
        keepList(draft, entity, {
          title: 'Workout log',
          text: 'What you did, set by set. The volume follows from sets, repetitions and weight.',
          because,
        })
      },
    },
    {
      title: 'Body data',
      thing: 'bodyMeasurement',
      answers: /\bbody\b|\bweigh\b|\b(?:body ?weight|measurements?|waist|bmi|fat)\b|\btheir weight\b/,
      build: (draft, because) => {
        const entity = needThing(draft, things.body)
        allow(entity, 'export')
        keepList(draft, entity, {
          title: 'Body data',
          text: 'Weigh yourself at the same time of day: the chart on the first page follows.',
          because,
          hasPages: false,
        })
      },
    },
    {
      title: 'Exercises',
      thing: 'exercise',
      answers: /\bexercises?\b|\blibrar(?:y|ies)\b|\bmuscles?\b/,
      build: (draft, because) => {
        keepList(draft, needThing(draft, things.exercise), {
          title: 'Exercises',
          text: 'How each of them is done, by muscles and equipment.',
          view: 'cards',
          because,
        })
      },
    },
  ],
}

function addWeek(draft: Draft, because?: string): void {
  const entity = needThing(draft, things.planned)
  needThing(draft, things.exercise)
  allow(entity, 'create', 'edit', 'delete')
  addScreen(draft, {
    title: 'Weekly plan',
    icon: entity.icon,
    section: {
      type: 'kanban',
      title: 'Weekly plan',
      text: 'What to do on which day. Drag a card to another day, or move it by its arrows.',
      entity: entity.id,
      field: 'day',
    },
    because,
  })
}

function addProgress(draft: Draft, because?: string): void {
  const log = needThing(draft, things.workout)
  const measured = needThing(draft, things.body)
  const lifted = { entity: log.id, measure: 'sum', field: 'volume' } as const
  const weight = { entity: measured.id, measure: 'average', field: 'weight' } as const
  addScreen(draft, {
    title: 'Progress',
    path: '/',
    icon: 'trending-up',
    section: {
      type: 'dashboard',
      title: 'Progress',
      text: '',
      tiles: [
        { label: 'Exercises done', entity: log.id, measure: 'count', field: null, where: null },
        { label: 'Weight lifted (kg)', ...lifted, where: null },
        { label: 'Body weight, on average (kg)', ...weight, where: null },
      ],
      charts: [
        { title: 'Body weight (kg)', kind: 'line', ...weight, by: 'date' },
        { title: 'Weight lifted (kg)', kind: 'area', ...lifted, by: 'date' },
        { title: 'Weight lifted by exercise (kg)', kind: 'bar', ...lifted, by: 'exercise' },
        {
          title: 'Working weight by exercise, on average (kg)',
          kind: 'bar',
          entity: log.id,
          measure: 'average',
          field: 'weight',
          by: 'exercise',
        },
      ],
      recent: log.id,
    },
    because,
  })
}
