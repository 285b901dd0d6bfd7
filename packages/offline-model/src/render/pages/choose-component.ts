import type { Section } from '../../model/section.ts'
import { splitWords } from '../app-names.ts'
import { toSlug } from '../escape.ts'

/** Which kit component shows a section, and which of the section's values it does not ask for. */
export interface ComponentChoice {
  module: string
  component: string
  leftOut: readonly string[]
}

export function chooseComponent(section: Section): ComponentChoice {
  if (section.type === 'game')
    return {
      module: `sections/games/${toSlug(splitWords(section.game))}`,
      component: `${capitalise(section.game)}Game`,
      leftOut: ['game'],
    }
  if (section.type === 'gadget')
    return {
      module: `sections/gadgets/${toSlug(splitWords(section.gadget))}`,
      component: capitalise(section.gadget),
      leftOut: ['gadget'],
    }
  if (section.type === 'weather') return { ...weatherViews[section.view], leftOut: ['view'] }
  if (section.type === 'detail' && section.answersIn !== undefined)
    return { module: 'sections/question-page', component: 'QuestionPage', leftOut: ['title', 'text'] }
  if (section.type === 'draw' && section.entity !== undefined)
    return { module: 'sections/prize-draw', component: 'PrizeDraw', leftOut: ['prizes'] }
  if (section.type === 'canvas' && section.preset === 'draw')
    return { module: 'sections/drawing-board', component: 'DrawingBoard', leftOut: ['preset'] }
  if (section.type === 'calculator' && section.schedule !== undefined)
    return section.isCompared === true
      ? {
          module: 'sections/calculation-comparison',
          component: 'CalculationComparison',
          leftOut: ['isCompared'],
        }
      : { module: 'sections/payment-plan', component: 'PaymentPlan', leftOut: ['isCompared'] }
  if (section.type === 'converter' && fileTransforms.has(section.transform))
    return {
      module: 'sections/file-converter',
      component: 'FileConverter',
      leftOut: ['sample', 'isReversed'],
    }
  if (section.type === 'collection' && section.scope === 'newest')
    return {
      module: 'sections/newest',
      component: 'Newest',
      leftOut: ['view', 'scope', 'isManaged', 'where', 'within', 'below', 'groupBy'],
    }
  return {
    module: `sections/${toSlug(splitWords(section.type))}`,
    component: capitalise(section.type),
    leftOut: section.type === 'detail' ? ['title', 'text'] : section.type === 'earnings' ? ['pay'] : [],
  }
}

const weatherViews = {
  city: { module: 'sections/weather', component: 'Weather' },
  compare: { module: 'sections/weather-comparison', component: 'WeatherComparison' },
  saved: { module: 'sections/saved-weather', component: 'SavedWeather' },
  alerts: { module: 'sections/weather-alerts', component: 'WeatherAlerts' },
}

/** These take files rather than text. */
const fileTransforms = new Set(['imageFormat', 'audioFormat', 'videoFormat', 'pdfText', 'mergeFiles'])

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
