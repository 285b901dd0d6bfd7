import type { Shape, Shaper } from './create-shaper.ts'
import type { Declarations } from './declarations.ts'

/** The object that each type of event is about, for events about what the sandbox has. */
export function listEvents(declarations: Declarations, shaper: Shaper): Record<string, Shape> {
  const scope = declarations.open('resources/Events.d.ts')
  const events: Record<string, Shape> = {}
  for (const [name, declared] of scope.types) {
    if (declared.kind !== 'interface' || !name.endsWith('Event')) continue
    const type = shaper.shapeField(declared, 'type')
    const data = declarations.find(scope, [name, 'Data'])
    const [, word] = Array.isArray(type) ? type : []
    if (data?.kind !== 'interface' || typeof word !== 'string') continue
    const shape = shaper.shapeField(data, 'object')
    if (typeof shape === 'string' && shape.startsWith('@')) events[word] = shape
  }
  return events
}
