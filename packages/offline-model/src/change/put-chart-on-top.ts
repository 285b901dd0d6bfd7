import type { ChangeReader } from './change.ts'
import { withoutLinks } from './remove-parts.ts'

/** "Put the chart on top": charts open the app, above figures and lists. */
export const putChartOnTop: ChangeReader = (model, instruction) => {
  if (!asked.test(instruction)) return undefined
  const home = model.screens.find(({ path }) => path === '/')
  const source = model.screens.find(({ sections }) => sections.some(({ type }) => type === 'dashboard'))
  const dashboard = source?.sections.find((section) => section.type === 'dashboard')
  if (home === undefined || source === undefined || dashboard === undefined) return undefined
  if (dashboard.charts.length === 0) return undefined
  const shown = model.framework === 'react' ? { ...dashboard, chartsFirst: true as const } : dashboard
  const rest = home.sections.filter((section) => section !== dashboard)
  const start = rest[0]?.type === 'hero' ? 1 : 0
  if (dashboard.chartsFirst === true && home.sections[start] === dashboard)
    return { model, done: 'The charts stand on top already.' }
  const screens = model.screens
    .map((screen) => {
      if (screen === home) return { ...screen, sections: rest.toSpliced(start, 0, shown) }
      if (screen !== source) return screen
      return { ...screen, sections: screen.sections.filter((section) => section !== dashboard) }
    })
    .filter(({ sections }) => sections.length > 0)
  return {
    model: withoutLinks({ ...model, screens }),
    done: 'The charts stand on top of the first page now.',
  }
}

const asked =
  /^(?:put|move|show|place|have|display) (?:the |my )?(?:charts?|graphs?|diagrams?|dashboard|statistics) (?:on|at|to|in|first)(?: the)?(?: very)? ?(?:top|first|start|beginning|first page|home ?page|front)?(?: of (?:the )?(?:page|app|home ?page|screen|list))?$/i
