import type { ApplicationModel } from '../model/application-model.ts'
import type { Change } from './change.ts'
import { findScreen } from './resolve-target.ts'

/** "Put orders first in the menu". The first page stays the first: what is put first stands behind it. */
export function orderMenu(model: ApplicationModel, instruction: string): Change | undefined {
  const [, what = '', end = ''] =
    /^(?:put|move|place|list|show) (?:the )?(.{3,40}?) (?:to (?:the )?|as )?(first|top|start|last|end|bottom)(?: (?:item|entry|page))? (?:in|of|on) (?:the )?(?:menu|navigation|nav(?:igation)? ?bar|side ?bar)$/i.exec(
      instruction,
    ) ?? []
  const moved = what === '' ? undefined : findScreen(model, what)
  if (moved === undefined || !moved.isInMenu || moved.path === '/') return undefined
  const isFirst = /^(?:first|top|start)$/i.test(end)
  const rest = model.screens.filter((screen) => screen !== moved)
  const start = rest[0]?.path === '/' ? 1 : 0
  return {
    model: { ...model, screens: rest.toSpliced(isFirst ? start : rest.length, 0, moved) },
    done: `${moved.title} stands ${isFirst ? 'first' : 'last'} in the menu now.`,
  }
}
