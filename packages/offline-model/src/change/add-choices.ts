import type { ApplicationModel } from '../model/application-model.ts'
import { toSingular } from '../understand/language/inflect.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import { splitList } from '../understand/language/split-list.ts'
import { readAttribute } from '../understand/subjects/read-attribute.ts'
import { withFields } from './change-fields.ts'
import type { Change } from './change.ts'
import { findEntity, findField, mainEntity } from './resolve-target.ts'

/** "Add categories: work, home, errands": each record has one of them. */
export function addChoices(model: ApplicationModel, instruction: string): Change | undefined {
  const [, named = '', owner = '', told = ''] = asked.exec(instruction) ?? []
  const entity = owner === '' ? mainEntity(model) : findEntity(model, owner)
  const options = [...new Set(splitList(told).map(capitalise))]
    .filter((option) => option.length <= 40)
    .slice(0, 12)
  if (entity === undefined || options.length < 2 || findField(entity, toSingular(named)) !== undefined)
    return undefined
  const field = {
    ...readAttribute(toSingular(named)),
    type: 'choice' as const,
    options,
    isFilter: true,
    inForm: true,
  }
  return {
    model: withFields(model, entity, [field]),
    done: `Added ${named.toLowerCase()} to ${entity.many}: ${options.join(', ')}.`,
  }
}

const asked =
  /^(?:add|use|create) (?:the |these |following |some )?(categories|labels|types|stages)(?: (?:to|for) (?:the )?([a-z ]{2,40}))?: (.+)$/i
