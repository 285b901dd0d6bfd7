import { createField } from '../../model/create-field.ts'
import type { Archetype, Field } from '../../model/entity.ts'
import { capitalise } from '../language/noun-phrase.ts'
import { readCrossing } from '../subjects/crossings.ts'
import { readFieldSpec, type EntityTemplate } from '../subjects/entity-template.ts'
import type { EntityDraft } from './entity-draft.ts'

interface EntityRequest {
  readonly id: string
  readonly one: string
  readonly many: string
  readonly template: EntityTemplate | undefined
  /** Whether people work with it, rather than look at it. */
  readonly isOfWork?: boolean | undefined
  /** Whether the request says what belongs to it. */
  readonly isTold?: boolean | undefined
}

/** An entity from what is known about it, or composed from the kind of thing its name suggests. */
export function composeEntity(request: EntityRequest): EntityDraft {
  const { id, one, many, template, isOfWork = false, isTold = false } = request
  const archetype = template?.archetype ?? guessArchetype(one, isOfWork || isTold)
  const isUnknown = (isOfWork || isTold) && template === undefined
  return {
    id,
    one,
    many,
    archetype,
    icon: template?.icon ?? icons[archetype],
    fields: (template?.fields ?? composeFields(archetype, isOfWork))
      .toSpliced(1, 0, ...readCrossing(one))
      .map((field) => ({ ...field, options: [...field.options] })),
    template,
    abilities: new Set(['search', 'sort']),
    editableBy: 'everyone',
    mentions: 1,
    names: numbered.test(one)
      ? numberOff(one, 1)
      : isUnknown &&
          (archetype === 'catalogue' || archetype === 'record' || (isTold && archetype !== 'person'))
        ? numberOff(one, isTold ? 1 : 101)
        : [],
    kinds: [],
    states: [],
    taker: undefined,
    flow: undefined,
    steps: [],
    goal: undefined,
  }
}

/** What stands in a row has a number: courts, desks, parking spaces. */
const numbered = /(?:court|parking space|desk|lane|pitch|berth|locker|booth)$/

function numberOff(one: string, first: number): string[] {
  return Array.from({ length: 6 }, (_, at) => `${capitalise(one)} ${first + at}`)
}

export function guessArchetype(one: string, isOfWork = false): Archetype {
  const head = one.split(' ').at(-1) ?? ''
  if (isOfWork && doings.test(head)) return 'record'
  if (/(?:device|machine|sensor|server|robot|system|engine|pump)$/.test(head)) return 'machine'
  if (/(?:er|or|ist|ian|ee|ant|^agent|^resident|^client)$/.test(head) && !lifeless.test(head)) return 'person'
  if (/(?:payment|fee|cost|transaction|invoice|charge|fund|salary)$/.test(head)) return 'transaction'
  if (/(?:^|-)(?:hour|attendance|intake)$/.test(head)) return 'record'
  if (/(?:ment|tion|policy|law|form|plan|file|sheet|letter|guide|report|template)$/.test(head))
    return 'document'
  if (/(?:ing|day|week|season|festival|session|class)$/.test(head)) return 'event'
  if (
    /(?:place|house|shop|centre|center|site|area|zone|city|country|room|toilet|trail|playground|fountain|spot|beach|viewpoint)$/.test(
      head,
    )
  )
    return 'place'
  return 'catalogue'
}

/** What was done or has happened, and is written down. */
const doings =
  /(?:harvest|visit|check|fine|loss|incident|accident|defect|fault|delay|treatment|(?<!equip|docu|depart|apart|seg)ment|tion|sion|reading|intake|test|trial|cleaning|feeding|training|repair|refill|transfer|withdrawal|removal|arrival|departure|catch|yield|dose|sample|result|finding|measure|purchase|sale|delivery)$/

/** What ends as people do, and is none: things, food, animals. */
const lifeless = new RegExp(
  `(?:${[
    'detector order paper number letter server water weather folder container chapter center matter character filter error color floor door mirror',
    'poster banner sticker flower power printer computer sensor monitor projector calculator generator elevator router adapter controller',
    'beer burger cider lager pepper butter ginger coffee toffee croissant cucumber flavor caper liquor',
    'tree bee fee coffee knee spider tiger panther hamster lobster oyster otter beaver elephant badger',
    'plant restaurant pendant variant list anchor razor armor meteor motor tractor scooter camper trailer charger timer drawer boiler',
    'heater cooler mixer toaster freezer tower river feather ladder sweater pullover slipper blazer sneaker leather timber silver copper',
    'tumbler binder amplifier synthesizer wafer cover cluster layer',
  ]
    .flatMap((words) => words.split(' '))
    .join('|')})$`,
)

const icons: Readonly<Record<Archetype, string>> = {
  sellable: 'package',
  person: 'user',
  place: 'map-pin',
  event: 'calendar-days',
  document: 'file-text',
  media: 'image',
  transaction: 'receipt',
  task: 'square-check',
  post: 'message-circle',
  machine: 'cpu',
  configuration: 'settings',
  catalogue: 'layers',
  record: 'clipboard-list',
}

const specs: Readonly<Record<Archetype, string>> = {
  sellable: 'name!*,picture,category,price!,stock,rating,description',
  person: 'name!,picture,email!,phone,city:place,joinedOn:date,status(Active|Inactive)',
  place: 'name!*,picture,address:place,openingHours:text,rating,description',
  event: 'title!,picture,date!,startTime:time,venue:place,seats,description',
  document: 'title!,category,author,changedOn:date,status(Draft|In review|Final),body:longtext',
  media: 'title!,picture,category,duration,publishedOn:date,description',
  transaction: 'reference!*:text,person:text,amount!:money,date,status(Open|Done|Cancelled)',
  task: 'title!,assignee:text,priority,dueDate,status(To do|In progress|Done),notes:longtext',
  post: 'title!,author,postedOn:date,body!:longtext',
  machine:
    'name!*,type(Main|Reserve|Test),location:text,load:percent,status(Healthy|Warning|Down),checkedAt:datetime',
  configuration: 'name!*,value:text,changedOn:date,description',
  catalogue: 'name!*,picture,category(Classic|New|Special),date,status(Active|Planned|Archived),description',
  record: 'title!,person:text,date,amount:number,status(Open|Done),notes:longtext',
}

/** Whoever works with things wants to know where they are and who sees to them, rather than how they look. */
const specsOfWork: Partial<Record<Archetype, string>> = {
  catalogue:
    'name!*,type(Standard|Special|Reserve),location:text,responsible:text,since:date,status(Active|Planned|Out of use),notes:longtext',
  record: 'title!,date!,responsible:text,amount:number[1..60],status(Planned|Done|Cancelled),notes:longtext',
}

/** What a thing that nobody has described has, until something is said of it. */
export function isUsual({ archetype }: EntityDraft, id: string): boolean {
  return [true, false].some((isOfWork) =>
    composeFields(archetype, isOfWork).some((field, at) => at > 0 && field.id === id),
  )
}

function composeFields(archetype: Archetype, isOfWork: boolean): Field[] {
  const spec = (isOfWork ? specsOfWork[archetype] : undefined) ?? specs[archetype]
  return spec.split(',').map((each) => readFieldSpec(each))
}

export function titleFieldOf(fields: readonly Field[]): string {
  const [first] = fields
  // What begins with the thing that it is for is called after it: an offer for a lamp, a loan of a book.
  const named = first?.type === 'reference' && first.isRequired ? first : undefined
  return (named ?? fields.find(({ type }) => type === 'text') ?? first ?? createField('name', 'text')).id
}

export function imageFieldOf(fields: readonly Field[]): string | null {
  return fields.find(({ type }) => type === 'image')?.id ?? null
}
