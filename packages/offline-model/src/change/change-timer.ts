import type { ApplicationModel } from '../model/application-model.ts'
import type { Section, SectionOf } from '../model/section.ts'
import type { Change, ChangeReader } from './change.ts'

type Timer = SectionOf<'timer'>

/** "Make the break 10 minutes", "show how many I did today": how long a timer runs, and what it tells. */
export const changeTimer: ChangeReader = (model, instruction) => {
  const timer = model.screens.flatMap(({ sections }) => sections).find((section) => section.type === 'timer')
  if (timer === undefined) return undefined
  if (bell.test(instruction))
    return { model, done: 'It rings when the time is up already; the bell beside “Start” turns that off.' }
  if (counted.test(instruction))
    return timer.isCounted
      ? { model, done: 'The rounds of today are counted below the timer already.' }
      : withTimer(
          model,
          { ...timer, isCounted: true },
          'The rounds of today are counted below the timer now.',
        )
  return changeLength(model, timer, instruction)
}

function changeLength(model: ApplicationModel, timer: Timer, instruction: string): Change | undefined {
  const [, what = '', minutes = ''] =
    /^(?:make|set|change|increase|reduce|shorten|extend) (?:the )?(?:length of (?:the )?)?(short break|breaks?|rest|pauses?|focus|work|session|timer|pomodoros?)s?(?: time| length| duration| session| timer)?(?: (?:to|be|last))* (\d{1,3}) ?(?:min(?:ute)?s?)(?: long)?$/i.exec(
      instruction,
    ) ?? []
  const length = Number(minutes)
  if (what === '' || length < 1 || length > 180) return undefined
  return /break|rest|pause/i.test(what)
    ? withTimer(model, { ...timer, breakMinutes: length }, `Breaks take ${length} minutes now.`)
    : withTimer(model, { ...timer, minutes: length }, `The timer runs for ${length} minutes now.`)
}

const bell =
  /^(?:add|play|include|make|ring) (?:an? |the )?(?:sounds?|bell|alarm|alert|beep|ring|chime)(?: sound)?(?: (?:when|once|after|as soon as|at) .*)?$/i
const counted =
  /^(?:show|count|track|display|add) (?:me )?(?:the |an? |how many )?(?:number of |count of |counter (?:of|for) )?(?:(?:completed|finished) )?(?:pomodoros?|sessions?|rounds?)(?: (?:counter|count))?(?: (?:i |were )?(?:did|done|completed|finished))?(?: (?:today|per day|each day))?$/i

function withTimer(model: ApplicationModel, timer: Timer, done: string): Change {
  const screens = model.screens.map((screen) => ({
    ...screen,
    sections: screen.sections.map((section): Section => (section.type === 'timer' ? timer : section)),
  }))
  return { model: { ...model, screens }, done }
}
