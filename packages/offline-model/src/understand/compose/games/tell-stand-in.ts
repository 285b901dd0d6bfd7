import type { Draft } from '../draft.ts'

/** "(Memory stands in its place)": said of a game that was asked for and cannot be built, where another one had to be. */
export function tellStandIn({ screens }: Pick<Draft, 'screens'>): string {
  const game = [...screens.values()].flatMap(({ sections }) => sections).find(({ type }) => type === 'game')
  return game === undefined ? '' : `(${game.title} stands in its place)`
}
