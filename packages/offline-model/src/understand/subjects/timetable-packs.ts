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

/**
 * Planning shifts or a week is a list of dates for some and a grid for others: whoever speaks of a roster, of a grid or of
 * people who would be there twice means the grid.
 */
export function plansAGrid(words: string): boolean {
  const [sentence = ''] = words.split('. ')
  return planning.test(sentence) && grids.test(words)
}

const planning =
  /\b(?:(?:shift|staff|employee|volunteer|nurse|crew|team|duty|workforce)s? (?:plann?(?:ing|er)|schedul(?:e|es|ing|er))|week(?:ly)? (?:schedule|planner|plan)s?)\b/

const grids =
  /\b(?:rosters?|rotas?|time ?tables?|weekly grid|(?:in|into|as|with) an? (?:[a-z]+ )?grid|double[- ]book\w*|(?:scheduled|assigned|booked|planned) twice)\b/
