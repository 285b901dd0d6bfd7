import { blueprints } from '../../subjects/blueprints/blueprints.ts'
import type { Pack } from '../../subjects/pack.ts'

/** The subject that a request names in its first sentence, where we know what such an app is made of. */
export function findBlueprint(words: string): Pack | undefined {
  const [first = ''] = words.split('. ')
  const blueprint = blueprints.find(
    ({ about, also, unless }) =>
      about.test(first) && (also?.test(words) ?? true) && unless?.test(first) !== true,
  )
  if (blueprint === undefined) return undefined
  return {
    id: blueprintId,
    words: /(?!)/,
    kind: blueprint.kind,
    mood: blueprint.mood,
    things: [],
    needs: ['blueprint'],
    isAside: false,
    isFallback: false,
    aliases: new Map(Object.entries(blueprint.aliases ?? {})),
    opensWith: blueprint.opensWith,
    blueprint,
  }
}

const blueprintId = 'blueprint'
