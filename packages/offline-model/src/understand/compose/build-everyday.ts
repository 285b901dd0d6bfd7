import { capitalise } from '../language/noun-phrase.ts'
import { because, type Builders } from './builder.ts'
import { addScreen } from './add-screen.ts'
import { ensureCollection } from './collections.ts'
import type { EntityDraft } from './entity-draft.ts'
import { needEntity } from './need-entity.ts'

/** What people open every day, each for the thing of its subject. */
export const everydayBuilders: Builders = {
  balances: (draft, need) => {
    const entity = needEntity(draft, 'shared bill')
    if (entity === undefined) return false
    changeable(entity)
    addScreen(draft, {
      title: 'Balances',
      icon: 'scale',
      section: {
        type: 'balances',
        title: 'Who owes whom',
        text: 'Every bill is shared by those it names. What is paid back counts at once.',
        entity: entity.id,
      },
      because: because(need),
    })
    return true
  },
  rsvp: (draft, need) => {
    const entity = needEntity(draft, 'guest reply')
    if (entity === undefined) return false
    entity.abilities.add('create')
    draft.simulated.add('Answers of guests stay in this browser; nothing is sent.')
    addScreen(draft, {
      title: 'RSVP',
      path: '/rsvp',
      icon: 'mail-check',
      section: {
        type: 'recordForm',
        title: 'Will you come?',
        text: 'A minute is enough. Your answer is kept in this browser.',
        entity: entity.id,
        submitLabel: 'Send my answer',
      },
      because: because(need),
    })
    ensureCollection(draft, entity, null).title = 'Answers'
    const day = draft.entities.get('programmePoint')
    if (day !== undefined) ensureCollection(draft, day, null).title = 'The day'
    return true
  },
  upkeep: (draft, need) => {
    const entity = [...draft.entities.values()].find((known) => everyOf(known) !== undefined)
    const every = entity && everyOf(entity)
    const date = entity?.fields.find(({ type }) => type === 'date')
    if (entity === undefined || every === undefined || date === undefined) return false
    changeable(entity)
    addScreen(draft, {
      title: 'Due',
      icon: 'bell-ring',
      section: {
        type: 'dueList',
        title: `Which ${entity.many} are due`,
        text: 'One press, and the next day is set by itself.',
        entity: entity.id,
        dateField: date.id,
        everyField: every.id,
        doneLabel: /water/i.test(every.id) ? 'Watered' : 'Done',
      },
      because: because(need),
    })
    return true
  },
  budgets: (draft, need) => {
    const entity = needEntity(draft, 'expense')
    if (entity === undefined) return false
    changeable(entity)
    addScreen(draft, {
      title: 'Budgets',
      icon: 'wallet',
      section: {
        type: 'budgets',
        title: 'Budgets of the month',
        text: 'Say what each category may cost; what is left follows from your entries.',
        entity: entity.id,
        initialLimit: 300,
      },
      because: because(need),
    })
    return true
  },
  linkPage: (draft, need) => {
    const entity = needEntity(draft, 'profile link')
    if (entity === undefined) return false
    changeable(entity)
    addScreen(draft, {
      title: 'Home',
      path: '/',
      icon: 'home',
      section: {
        type: 'linkPage',
        title: 'Mira Lind',
        text: 'I draw, I write letters, and I answer them. Sample name and words: make them yours.',
        entity: entity.id,
      },
      because: because(need),
    })
    ensureCollection(draft, entity, null).title = capitalise(entity.many)
    return true
  },
}

function changeable({ abilities }: EntityDraft): void {
  abilities.add('create').add('edit').add('delete')
}

function everyOf({ fields }: EntityDraft): EntityDraft['fields'][number] | undefined {
  return fields.find(({ id, type }) => type === 'number' && /every/i.test(id))
}
