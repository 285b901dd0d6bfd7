import { pack } from './pack.ts'

/**
 * What is planned week by week: lessons of a school, duties of a team. Buses, films and yoga have hours of their own, and
 * what is named last in a list is a part of something else.
 */
export const timetablePacks = [
  pack(
    'timetable',
    /^(?!.*\b(?:bus(?:es)?|trains?|trams?|ferr(?:y|ies)|flights?|airlines?|prayers?|tv|cinemas?|films?|movies?|yoga|gyms?|fitness|pilates|workouts?|crossfit|football|soccer|basketball|game)\b).*(?<!(?:,|\band)(?: an?| the)? )\b(?:time ?tab(?:les?|ling)|rosters?|rotas?|(?:class|course|lesson|lecture|teacher|school|university) (?:schedul(?:e|es|ing|er)|planner))\b/i,
    {
      kind: 'operations',
      mood: 'calm',
      things: '',
      needs: 'timetable',
      isAside: true,
    },
  ),
]
