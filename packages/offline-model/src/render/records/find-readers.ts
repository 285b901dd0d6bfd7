import type { ApplicationModel, Screen } from '../../model/application-model.ts'
import type { Section } from '../../model/section.ts'

/**
 * The roles that see every record of a kind, where everybody else sees only their own. Nothing where all are shown to
 * everybody.
 */
export function findReaders({ screens }: ApplicationModel, entity: string): string[] | undefined {
  const uses = screens.flatMap((screen) =>
    screen.sections.filter((section) => names(section, entity)).map((section) => ({ screen, section })),
  )
  const lists = uses.filter(({ section }) => section.type === 'collection')
  if (lists.length === 0) return undefined
  const hasOwn = lists.some(({ section }) => isOwnList(section))
  if (uses.some(({ screen, section }) => screen.access !== 'roles' && showsAll(section, { entity, hasOwn })))
    return undefined
  const readers = uses.flatMap(({ screen, section }) => (isOwnList(section) ? [] : rolesOf(screen)))
  return [...new Set(readers)]
}

function names(section: Section, entity: string): boolean {
  return JSON.stringify(section).includes(`"${entity}"`)
}

function isOwnList(section: Section): boolean {
  return section.type === 'collection' && (section.scope === 'mine' || section.scope === 'taken')
}

/** Where people have a list of their own, what adds up or orders all records does it with theirs. */
function showsAll(section: Section, { entity, hasOwn }: { entity: string; hasOwn: boolean }): boolean {
  if (isOwnList(section)) return false
  if (section.type === 'booking' && section.resource === entity && section.booking !== entity) return true
  if (takesOne.has(section.type)) return false
  return !(hasOwn && followsSight.has(section.type))
}

/** They make a record, or show a single one. */
const takesOne: ReadonlySet<Section['type']> = new Set([
  'detail',
  'recordForm',
  'inquiry',
  'quote',
  'booking',
  'journeys',
  'checkout',
  'cart',
  'profile',
  'verification',
])

const followsSight: ReadonlySet<Section['type']> = new Set([
  'dashboard',
  'calendar',
  'history',
  'reportBuilder',
  'importExport',
  'compare',
])

function rolesOf({ access, roles }: Screen): readonly string[] {
  return access === 'roles' ? roles : []
}
