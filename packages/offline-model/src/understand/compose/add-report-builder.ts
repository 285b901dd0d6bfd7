import { addScreen } from './add-screen.ts'
import type { Draft } from './draft.ts'

interface Reported {
  /** What one can report on. */
  entities: string[]
  because: string | undefined
}

/** Where people put together what they want to know, and take it with them. */
export const addReportBuilder = (draft: Draft, { entities, because }: Reported): void =>
  void addScreen(draft, {
    title: 'Reports',
    icon: 'file-chart-column',
    section: {
      type: 'reportBuilder',
      title: 'Build a report',
      text: 'Choose what, how and for when; then save or export it.',
      entities,
    },
    because,
  })
