import type { ApplicationModel, Screen } from '../../model/application-model.ts'
import type { Section } from '../../model/section.ts'
import { addAccountScreens, addAdministration, createRoles } from './add-accounts.ts'
import { addHome } from './add-home.ts'
import { agreeSamples } from './bookings/agree-samples.ts'
import { tellLimits } from './build-monitor.ts'
import { keepGiven } from './goals/build-goals.ts'
import { fitLevels } from './level-tests/build-level-test.ts'
import { dropKnownNames } from './bookings/build-trade.ts'
import { ensureCollection } from './collections.ts'
import { createEntities, linkEntities } from './create-entities.ts'
import { keepForStaff } from './keep-for-staff.ts'
import { keepInside } from './keep-inside.ts'
import { keepRights } from './keep-rights.ts'
import { keepPersonal } from './keep-personal.ts'
import { castSamples } from './name-people.ts'
import { mainEntity, type Draft } from './draft.ts'
import { placeSamples } from './timetables/place-samples.ts'
import { quoteSamples } from './quotes/quote-samples.ts'
import { joinToOnePage } from './join-to-one-page.ts'
import { needDeciders } from './need-deciders.ts'
import { namePlatforms } from './name-platforms.ts'
import { playMedia } from './play-media.ts'
import { leadFromSlides } from './slides.ts'
import { tellBookings } from './bookings/tell-bookings.ts'
import { nameMethods, tellPayments } from './tell-payments.ts'
import { schemeSamples } from '../schemes/scheme-samples.ts'
import { writeToContacts } from './write-to-contacts.ts'

/** What the whole model is besides its draft. */
type Frame = Omit<ApplicationModel, 'roles' | 'entities' | 'screens' | 'modules' | 'rules' | 'simulated'>

/** Adds what every application of its kind has, fills in records, and orders the screens. */
export function finishModel(draft: Draft, frame: Frame): ApplicationModel {
  if (draft.isNew) {
    namePlatforms(draft, frame.request)
    playMedia(draft)
  }
  fitLevels(draft)
  linkEntities(draft)
  dropKnownNames(draft)
  makeManageable(draft)
  if (draft.isNew) needDeciders(draft)
  addAdministration(draft)
  if (draft.isNew) keepPersonal(draft)
  if (draft.isNew) keepRights(draft)
  if (draft.isNew) keepInside(draft)
  addAccountScreens(draft)
  if (draft.isNew) keepForStaff(draft)
  addHome(draft, frame)
  leadFromSlides(draft)
  writeToContacts(draft)
  nameMethods(draft)
  if (frame.form === 'singlePage' && draft.isNew) joinToOnePage(draft)
  if (draft.entities.size > 0 && !draft.modules.some(({ type }) => type === 'search')) {
    const searched = [...draft.entities.values()].filter(({ id }) =>
      [...draft.screens.values()].some((screen) => screen.path.endsWith('/:id') && hasEntity(screen, id)),
    )
    if (searched.length > 0)
      draft.modules.push({ type: 'search', entities: searched.slice(0, 4).map(({ id }) => id) })
  }
  keepGiven(draft)
  const roles = createRoles(draft)
  const staff = roles.filter(({ isStaff }) => isStaff).map(({ id }) => id)
  const screens = [...draft.screens.values()]
  const cast = tellBookings(draft, castSamples(createEntities(draft, frame, staff), roles))
  const created = quoteSamples(placeSamples(agreeSamples(cast, screens), screens), screens, draft.words)
  const entities = tellPayments(tellLimits(draft, schemeSamples(created, draft)))
  return {
    ...frame,
    roles,
    entities,
    screens: orderScreens(draft).map((screen) => manageWhereAllowed(screen, draft)),
    modules: draft.modules,
    rules: draft.rules,
    simulated: [...draft.simulated],
  }
}

/** Where people work with records, they can also change them: nobody asks for a list that stays as it is. */
function makeManageable(draft: Draft): void {
  const isWork = ['operations', 'projects', 'finance', 'personal', 'dashboard', 'developer'].includes(
    draft.kind,
  )
  if (!isWork) return
  for (const entity of draft.entities.values()) {
    if (entity.archetype === 'configuration') continue
    entity.abilities.add('create').add('edit').add('delete').add('filter').add('export')
    if (draft.kind !== 'personal' && draft.kind !== 'developer') entity.abilities.add('bulk').add('import')
  }
}

function hasEntity(screen: Screen, id: string): boolean {
  return screen.sections.some((section) => 'entity' in section && section.entity === id)
}

/** Home first, then what was asked in its order, then accounts, then administration. */
function orderScreens(draft: Draft): Screen[] {
  const main = mainEntity(draft)
  if (main !== undefined && draft.screens.size < 2) ensureCollection(draft, main, null)
  return [...draft.screens.values()].toSorted((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ path, access }: Screen): number {
  if (path === '/') return 0
  if (path.startsWith('/admin')) return 4
  if (path === '/account') return 3
  return access === 'roles' ? 2 : 1
}

/** Where people may change records, the list offers it; otherwise only administration does. */
function manageWhereAllowed(screen: Screen, draft: Draft): Screen {
  const sections = screen.sections.map((section): Section => {
    if (section.type !== 'collection' || section.scope === 'newest' || section.scope === 'favourites')
      return section
    const entity = draft.entities.get(section.entity)
    if (entity === undefined) return section
    const isStaffScreen = screen.access === 'roles'
    const canChange =
      entity.abilities.has('create') || entity.abilities.has('edit') || entity.abilities.has('delete')
    return { ...section, isManaged: canChange && (entity.editableBy !== 'staff' || isStaffScreen) }
  })
  return { ...screen, sections }
}
