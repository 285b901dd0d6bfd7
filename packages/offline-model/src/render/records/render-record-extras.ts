import type { ApplicationModel } from '../../model/application-model.ts'
import type { Ability, Entity } from '../../model/entity.ts'
import type { AppNames } from '../app-names.ts'
import { createImports } from '../code/imports.ts'
import { toScriptString } from '../escape.ts'
import { isWhole } from './write-goal.ts'

/** The buttons that a record carries beyond editing: only those that some entity of this app has. */
export function renderRecordExtras(model: ApplicationModel, names: AppNames): string {
  const imports = createImports()
  const lines: string[] = []
  for (const [ability, { component, file }] of buttons) {
    if (!isUsed(model, ability)) continue
    imports.add(`@/components/records/${file}`, component)
    lines.push(
      `      {has('${ability}') && <${component} resource={resource} entry={entry} isLarge={isLarge} />}`,
    )
  }
  if (model.entities.some((entity) => isWhole(entity, model))) {
    imports.add('@/components/records/goal-panel', 'GoalPanel')
    lines.unshift(
      '      {resource.goal && <GoalPanel resource={resource} goal={resource.goal} entry={entry} isLarge={isLarge} />}',
    )
  }
  for (const [ability, label] of links) {
    const targets = listTargets({ model, names, ability })
    if (targets.length === 0) continue
    imports.add('@/components/ui/button', 'ButtonLink')
    for (const { key, path, title } of targets)
      lines.push(
        `      {has('${ability}') && resource.key === ${toScriptString(key)} && (\n        <ButtonLink size={isLarge ? 'medium' : 'small'} to={\`${path}?for=\${entry.id}\`}>\n          ${linkWords.get(title) ?? label}\n        </ButtonLink>\n      )}`,
      )
  }
  imports.addType('@/lib/resource', 'Resource')
  imports.addType('@/lib/store', 'AnyEntry')
  if (lines.length === 0)
    return `${imports.write()}
/** In this app a record has no buttons beyond those that change it. */
export function RecordExtras(_props: { resource: Resource; entry: AnyEntry; isLarge?: boolean }) {
  return null
}
`
  const asks = lines.some((line) => line.includes("has('"))
  if (asks) imports.addType('@/lib/resource', 'Ability')
  return `${imports.write()}
/** What one can do with a record beyond changing it. */
export function RecordExtras({ resource, entry, isLarge = false }: { resource: Resource; entry: AnyEntry; isLarge?: boolean }) {
${asks ? '  const has = (ability: Ability) => resource.abilities.includes(ability)\n' : ''}  return (
    <>
${lines.join('\n')}
    </>
  )
}
`
}

/** What stands below a record on its own page: ingredients, comments and ratings, where some entity has them. */
export function renderDetailExtras(model: ApplicationModel): string {
  const imports = createImports()
  imports.addType('@/lib/resource', 'Resource')
  imports.addType('@/lib/store', 'AnyEntry')
  const lines: string[] = []
  if (model.entities.some(hasIngredients)) {
    imports.add('@/components/records/ingredients', 'Ingredients')
    lines.push('      <Ingredients resource={resource} entry={entry} />')
  }
  if (isUsed(model, 'rate')) {
    imports.add('@/components/records/reviews', 'Reviews')
    lines.push("      {resource.abilities.includes('rate') && <Reviews resource={resource} entry={entry} />}")
  }
  if (isUsed(model, 'comment')) {
    imports.add('@/components/records/comments', 'Comments')
    lines.push(
      "      {resource.abilities.includes('comment') && <Comments resource={resource} entry={entry} />}",
    )
  }
  if (lines.length === 0)
    return `${imports.write()}
/** In this app nothing stands below a record. */
export function DetailExtras(_props: { resource: Resource; entry: AnyEntry }) {
  return null
}
`
  return `${imports.write()}
/** What stands below a record: what it needs, and what people say about it. */
export function DetailExtras({ resource, entry }: { resource: Resource; entry: AnyEntry }) {
  return (
    <>
${lines.join('\n')}
    </>
  )
}
`
}

/** Whether records say for how many they are, and what is needed for that. */
function hasIngredients({ fields }: Entity): boolean {
  return ['ingredients', 'servings'].every((wanted) => fields.some(({ id }) => id === wanted))
}

const buttons: readonly (readonly [Ability, { component: string; file: string }])[] = [
  ['addToCart', { component: 'AddToCartButton', file: 'add-to-cart-button' }],
  ['favourite', { component: 'FavouriteButton', file: 'favourite-button' }],
  ['like', { component: 'LikeButton', file: 'like-button' }],
  ['follow', { component: 'FollowButton', file: 'follow-button' }],
  ['enrol', { component: 'EnrolButton', file: 'enrol-button' }],
  ['compare', { component: 'CompareButton', file: 'compare-button' }],
  ['share', { component: 'ShareButton', file: 'share-button' }],
  ['download', { component: 'DownloadButton', file: 'download-button' }],
  ['report', { component: 'ReportButton', file: 'report-button' }],
  ['print', { component: 'PrintButton', file: 'print-button' }],
  ['certificate', { component: 'CertificateButton', file: 'certificate-button' }],
]

const links: readonly (readonly [Ability, string])[] = [
  ['book', 'Book'],
  ['apply', 'Apply'],
  ['play', 'Play'],
]

/** What booking and applying are called where they are something else: by the screen that they lead to. */
const linkWords: ReadonlyMap<string, string> = new Map([
  ['Join', 'Join'],
  ['New order', 'Order'],
  ['Adopt', 'Adopt'],
  ['Reserve', 'Reserve'],
  ['Buy', 'Buy'],
  ['Sponsor', 'Sponsor'],
  ['Make an offer', 'Make an offer'],
  ['Tickets', 'Get tickets'],
  ['Buy tickets', 'Get tickets'],
  ['Calculate and buy', 'Calculate'],
  ['Reserve', 'Reserve'],
  ['Ask for a date', 'Choose'],
])

function isUsed(model: ApplicationModel, ability: Ability): boolean {
  if (ability === 'addToCart' && !model.modules.some(({ type }) => type === 'cart')) return false
  return model.entities.some(({ abilities }) => abilities.includes(ability))
}

/** The screens where an ability of this kind is carried out, by entity. */
function listTargets({
  model,
  names,
  ability,
}: {
  model: ApplicationModel
  names: AppNames
  ability: Ability
}) {
  return model.entities
    .filter(({ abilities }) => abilities.includes(ability))
    .flatMap(({ id }) => {
      const led = model.screens.filter(({ path, sections }) => {
        if (path.includes(':')) return false
        return sections.some((section) => {
          if (ability === 'book')
            return (
              (section.type === 'booking' && section.resource === id) ||
              (section.type === 'ticketShop' && section.eventsIn === id) ||
              (section.type === 'premium' && section.entity === id)
            )
          if (ability === 'play')
            return (section.type === 'player' || section.type === 'liveStream') && section.entity === id
          return section.type === 'recordForm' && refersTo(model, section.entity, id)
        })
      })
      // One applies for something in one place; what is sold can be bought, or offered for.
      const chosen =
        ability === 'apply'
          ? led.filter(({ title }, at) => at === 0 || linkWords.has(title))
          : led.slice(0, 1)
      return chosen.flatMap((screen) =>
        names.pathOf(screen.id) ? [{ key: id, path: screen.path, title: screen.title }] : [],
      )
    })
}

function refersTo(model: ApplicationModel, from: string, to: string): boolean {
  return model.entities.some(({ id, fields }) => id === from && fields.some((field) => field.refersTo === to))
}
