import type { ToolInput } from '@joinery/engine'
import type { ApplicationModel, Screen } from '../model/application-model.ts'

export type PlanInput = ToolInput<'set_plan'>

export interface PlannedStep {
  readonly id: string
  readonly title: string
  readonly files: readonly string[]
}

/** Eight to twelve steps in the words of the request, each with the files that it writes. */
export function planSteps(model: ApplicationModel, files: readonly string[]): PlannedStep[] {
  const screens = mainScreens(model)
  const pages = files.filter((path) => path.startsWith('src/pages/'))
  const taken = new Set<string>()
  const take = (fits: (path: string) => boolean) => {
    const found = files.filter((path) => !taken.has(path) && fits(path))
    for (const path of found) taken.add(path)
    return found
  }
  const things = joinWords(model.entities.slice(0, 3).map(({ many }) => many))
  const drafts: { title: string; files: string[] }[] = [
    { title: 'Set up the project', files: take((path) => !path.startsWith('src/') && path !== 'README.md') },
    { title: lookTitle(model), files: take((path) => /\.css$|^src\/site\.[jt]s$/.test(path)) },
    {
      title: things === '' ? 'Keep what people enter in the browser' : `Keep ${things}, with sample records`,
      files: take((path) => /^src\/(?:data|lib)\//.test(path)),
    },
    {
      title: 'Make the buttons, forms, tables and dialogs',
      files: take((path) => /^src\/components\/(?!layout)/.test(path)),
    },
  ]
  const rows = Math.max(1, Math.ceil(screens.length / 5))
  for (let at = 0; at < screens.length; at += rows) {
    const group = screens.slice(at, at + rows)
    const isLast = at + rows >= screens.length
    const share = pages.slice(
      Math.floor((at / screens.length) * pages.length),
      isLast ? pages.length : Math.floor(((at + rows) / screens.length) * pages.length),
    )
    drafts.push({
      title: group.map(({ title }) => title).join(', '),
      files: take((path) => share.includes(path)),
    })
  }
  drafts.push(
    { title: 'Put the parts of the pages together', files: take((path) => path.startsWith('src/sections/')) },
    { title: 'Connect the pages with a menu', files: take((path) => path.startsWith('src/')) },
    { title: 'Write down how it works', files: take(() => true) },
  )
  return drafts.map((draft, at) => ({
    id: `step-${at + 1}`,
    title: draft.title.slice(0, 190),
    files: draft.files,
  }))
}

/** The plan that the user sees before and while the files are written. */
export function planInput(model: ApplicationModel, steps: readonly PlannedStep[]): PlanInput {
  return {
    name: model.name.slice(0, 120) || 'App',
    description: [model.purpose, ...demonstrationLine(model)].join('\n\n').slice(0, 1_900),
    features: mainScreens(model)
      .map(({ title }) => title.slice(0, 290))
      .slice(0, 40),
    steps: steps.map(({ id, title }) => ({ id, title })),
    files: steps.flatMap(({ files }) => files).slice(0, 500),
    understood: understoodLines(model),
    notUnderstood: model.notUnderstood.map((line) => line.slice(0, 480)).slice(0, 40),
  }
}

/** What works as a demonstration only is said before and after, in the same words. */
function demonstrationLine({ simulated }: ApplicationModel): string[] {
  return simulated.length === 0 ? [] : [`${demonstrationMark} ${simulated.join(' ')}`]
}

export const demonstrationMark = 'As a demonstration:'

function understoodLines(model: ApplicationModel): string[] {
  const asked = model.requirements
    .filter(({ state }) => state === 'built')
    .map(({ text }) => text.slice(0, 480))
  return [...asked, ...colourLine(model)].slice(0, 40)
}

function colourLine({ look }: ApplicationModel): string[] {
  if (look.askedBackground === null && look.askedComponent === null) return []
  const parts = [
    ...(look.askedBackground === null ? [] : [`${look.askedBackground} background`]),
    ...(look.askedComponent === null ? [] : [`${look.askedComponent} components`]),
  ]
  return [parts.join(' and ')]
}

function mainScreens({ screens }: ApplicationModel): Screen[] {
  const shown = screens.filter(({ isInMenu, path }) => isInMenu && !path.startsWith('/admin/'))
  return shown.length === 0 ? [...screens] : shown
}

function lookTitle({ look }: ApplicationModel): string {
  if (look.askedBackground !== null && look.askedComponent !== null) {
    return `Give it its look: ${look.askedBackground} and ${look.askedComponent}`
  }
  return 'Give it its look'
}

function joinWords(words: readonly string[]): string {
  const last = words.at(-1)
  if (last === undefined) return ''
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
