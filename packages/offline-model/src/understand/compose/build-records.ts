import { createField } from '../../model/create-field.ts'
import { toSingular } from '../language/inflect.ts'
import { isWish } from '../language/is-wish.ts'
import { capitalise, withArticle } from '../language/noun-phrase.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import type { Need } from '../needs/need.ts'
import { because, targetOf, type Builder, type Builders } from './builder.ts'
import { buildMeasure } from './build-measures.ts'
import { buildOrders } from './build-orders.ts'
import { addTopic, explainsSides, tellTopic } from './build-topics.ts'
import { collection, ensureCollection, titleOf } from './collections.ts'
import { addScreen } from './add-screen.ts'
import { meansItself } from './doubt-effects.ts'
import { mainEntity, needAdministrator, type Draft } from './draft.ts'
import { isKnownThing, needEntity } from './need-entity.ts'
import type { EntityDraft } from './entity-draft.ts'
import { filterBy, narrowBy } from './filter-records.ts'
import { addVerification, isVerified } from './verification.ts'
import { toldOf } from './told/told-things.ts'
import { describeEntity, manageEntity, showEntity, trackEntity } from './show-records.ts'

/** Lists, details, forms and everything people do with records. */
export const recordBuilders: Builders = {
  browse: (draft, need) => {
    if (buildMeasure(draft, need)) return true
    if (explainsSides(draft, need)) return tellTopic(draft, need)
    // "browse lots by category and period": so they can be narrowed down.
    if (showEntity(draft, need, ['filter'])) return narrowBy(draft, need)
    return tellTopic(draft, need)
  },
  search: (draft, need) =>
    filterBy(draft, need) ||
    showEntity(draft, need, ['filter']) ||
    (need.thing === '' && mainEntity(draft) !== undefined),
  /** Choosing, saving and copying are part of whatever is chosen from, as long as that is there. */
  choose: (draft, need) => {
    if (need.frame?.action === 'switch') return /\b(?:light|dark|theme)\b/.test(need.thing)
    return (
      chooseWho(draft, need) ||
      isKnownThing(draft, need.thing) ||
      (['tool', 'developer'].includes(draft.kind) && draft.screens.size > 0)
    )
  },
  detail: (draft, need) => showEntity(draft, need, []),
  describe: (draft, need) => describeEntity(draft, need),
  page: (draft, need) => addTopic(draft, { title: need.thing, need }),
  manage: (draft, need) => manageEntity(draft, need) && narrowBy(draft, need),
  publish: (draft, need) => manageEntity(draft, need),
  orders: (draft, need) => buildOrders(draft, need),
  track: (draft, need) => trackEntity(draft, need),
  approve: (draft, need) => {
    if (isVerified(draft, need)) return addVerification(draft, need)
    const begun = [...draft.entities.values()].find(({ one }) => one.startsWith(`${need.thing} `))
    // Who approves incident reports approves what is told of incidents.
    const reported = [...draft.entities.values()].find(
      ({ one }) => draft.told.has(one) && new RegExp(`^${one} (?:report|record|log|entry)$`).test(need.thing),
    )
    const entity = reported ?? begun ?? targetOf(draft, need)
    if (entity === undefined) return false
    needAdministrator(draft)
    return trackEntity(draft, { ...need, thing: entity.one })
  },
  apply: (draft, need) => {
    const job = needEntity(draft, 'job')
    const application = needEntity(draft, 'candidate')
    job?.abilities.add('apply')
    if (job !== undefined && draft.kind === 'jobs' && isWish(draft.words)) postJobs(draft, job)
    if (job !== undefined && application !== undefined) addApplication(draft, { job, application, need })
    return showEntity(draft, { ...need, thing: 'job' }, ['filter'])
  },
  adopt: (draft, need) => {
    const pet = needEntity(draft, 'pet')
    const application = needEntity(draft, 'adoption request')
    if (pet === undefined || application === undefined) return false
    pet.abilities.add('apply').add('filter')
    addApplication(draft, { job: pet, application, need })
    return true
  },
  history: (draft, need) => buildHistory(draft, need),
  rate: addAbility('rate'),
  comment: addAbility('comment'),
  like: addAbility('like'),
  share: addAbility('share'),
  follow: addAbility('follow'),
  favourite: (draft, need) => {
    const kept = keptThings(draft, need)
    for (const entity of kept) keepFavourites(draft, entity, need)
    return kept.length > 0
  },
  print: addAbility('print'),
}

/** "choose a stylist" where one books: those who can be chosen are shown. */
function chooseWho(draft: Draft, need: Need): boolean {
  const isWho = findTemplate(need.thing)?.known.archetype === 'person'
  return isWho && draft.kind === 'booking' && showEntity(draft, need, ['filter'])
}

/** Whoever applies fills in a form, which knows the job that it was opened from. */
function addApplication(
  draft: Draft,
  { job, application, need }: { job: EntityDraft; application: EntityDraft; need: Need },
): void {
  if (!application.fields.some(({ refersTo, id }) => refersTo === job.id || id === job.id))
    application.fields.splice(
      1,
      0,
      createField(job.id, 'reference', { label: capitalise(job.one), refersTo: job.id, isFilter: true }),
    )
  application.abilities.add('create')
  const isPet = job.id === 'pet'
  addScreen(draft, {
    title: isPet ? 'Adopt' : 'Apply',
    path: '/apply',
    icon: 'send',
    section: {
      type: 'recordForm',
      title: isPet ? 'Give a home to one of them' : `Apply for ${withArticle(job.one)}`,
      text: isPet
        ? 'Tell us how you live. Your request is kept in this browser.'
        : 'Your application is kept in this browser.',
      entity: application.id,
      submitLabel: isPet ? 'Send my request' : 'Send application',
    },
    because: because(need),
  })
}

function addAbility(ability: 'rate' | 'comment' | 'like' | 'share' | 'follow' | 'print'): Builder {
  return (draft, need) => {
    const entity = targetOf(draft, need)
    if (entity === undefined) return false
    entity.abilities.add(ability)
    // Where reviews have a list of their own, they can be written there as well.
    const reviews = [...draft.entities.values()].find(
      ({ template }) => template?.names.includes('review') === true,
    )
    if (ability === 'rate') reviews?.abilities.add('create').add('edit').add('delete')
    ensureCollection(draft, entity, need)
    return true
  }
}

/** "collect content of interest" keeps whatever can be looked through; otherwise what is named. */
function keptThings(draft: Draft, need: Need): EntityDraft[] {
  const isGeneral =
    /^(?:content|interest|item|favou?rite|bookmark|collection|information|(?:watch|wish|reading)(?: ?list)?)?$/.test(
      need.thing,
    )
  const shown = [...draft.entities.values()].filter(
    ({ archetype, id }) =>
      !['transaction', 'record', 'configuration', 'task'].includes(archetype) &&
      !['user', 'message'].includes(id) &&
      [...draft.screens.values()].some(({ sections }) =>
        sections.some((section) => section.type === 'collection' && section.entity === id),
      ),
  )
  if (isGeneral && shown.length > 0) return shown.slice(0, 4)
  const entity = targetOf(draft, need)
  return entity === undefined ? [] : [entity]
}

function keepFavourites(draft: Draft, entity: EntityDraft, need: Need): void {
  entity.abilities.add('favourite')
  const module = draft.modules.find((known) => known.type === 'favourites')
  if (module?.type === 'favourites') {
    if (!module.entities.includes(entity.id)) module.entities.push(entity.id)
  } else draft.modules.push({ type: 'favourites', entities: [entity.id] })
  ensureCollection(draft, entity, need)
  addScreen(draft, {
    title: 'Favourites',
    icon: 'heart',
    section: collection(entity, { title: `Kept ${entity.many}`, scope: 'favourites' }),
    because: because(need),
  })
}

/**
 * The history of a thing is what happened to its records. Records of something that is no thing itself, such as
 * "consumption records", are kept as a list of their own.
 */
function buildHistory(draft: Draft, need: Need): boolean {
  const whole = toSingular(
    (need.frame?.phrase ?? '').toLowerCase().replace(/^(?:the|their|own|my|all|personal) /, ''),
  )
  // Whoever records something makes it: "record income", "record work logs".
  const made = [whole, need.thing].find((thing) => findTemplate(thing) !== undefined)
  if (need.frame?.action === 'record' && made !== undefined)
    return manageEntity(draft, { ...need, thing: made })
  const own = /(?:record|log)$/.test(whole) ? findTemplate(whole) : undefined
  const isTwin = [...draft.entities.values()].some(
    ({ one, template }) => whole.startsWith(`${one} `) && template === own?.known,
  )
  const isOfItsOwn = own?.isExact === true && !isTwin
  if (isOfItsOwn) return showEntity(draft, { ...need, thing: whole }, ['filter'])
  const thing = need.thing.replace(/\b(?:historical|history|personal|search|usage|operation)\b/g, '').trim()
  const known = [...draft.entities.values()].find(({ one }) => one === thing || thing.endsWith(` ${one}`))
  if (toldOf(draft, thing).length > 0) return manageEntity(draft, { ...need, thing })
  const isActivity = known === undefined && thing !== '' && findTemplate(thing)?.isExact !== true
  if (isActivity && /^[a-z]+(?: [a-z]+)?$/.test(thing) && !/histor/.test(whole))
    return showEntity(draft, { ...need, thing: `${thing} record` }, ['filter'])
  const named = known ?? needEntity(draft, thing)
  if (named === undefined && thing !== '' && meansItself(draft)) return false
  const entity = named ?? mainEntity(draft)
  const title = /histor/i.test(need.thing) ? 'History' : titleOf(need, 'History')
  addScreen(draft, {
    title: /history|record|log/i.test(title) ? title : `${title} history`,
    icon: 'history',
    section: {
      type: 'history',
      title,
      text: 'Everything that happened, newest first.',
      entities: entity === undefined ? [] : [entity.id],
    },
    because: because(need),
  })
  return true
}

/** A job board lives from those who have work to give. */
function postJobs(draft: Draft, job: EntityDraft): void {
  job.abilities.add('create')
  addScreen(draft, {
    title: `Post ${withArticle(job.one)}`,
    icon: 'megaphone',
    section: {
      type: 'recordForm',
      title: `Post ${withArticle(job.one)}`,
      text: 'It is on the list at once, in this browser.',
      entity: job.id,
      submitLabel: `Post the ${job.one}`,
    },
  })
}
