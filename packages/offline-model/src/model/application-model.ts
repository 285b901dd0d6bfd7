import { z } from 'zod'
import { entity, identifier } from './entity.ts'
import { look } from './look.ts'
import { section } from './section.ts'

export const applicationKind = z.enum([
  'company',
  'portfolio',
  'blog',
  'community',
  'shop',
  'booking',
  'dashboard',
  'operations',
  'learning',
  'jobs',
  'projects',
  'game',
  'mail',
  'streaming',
  'tool',
  'developer',
  'finance',
  'personal',
  'promotion',
])

export const role = z.strictObject({
  id: identifier,
  /** "Driver", "Administrator". */
  label: z.string(),
  /** Staff may edit records that belong to others, and see staff screens. */
  isStaff: z.boolean(),
  /** The screen after signing in. */
  home: identifier,
  /** An account that works at once, shown on the sign-in screen. */
  demo: z.strictObject({ name: z.string(), email: z.string(), password: z.string() }),
})

export const screen = z.strictObject({
  id: identifier,
  /** `/`, `/products`, `/products/:id`. A path with `:id` holds a `detail` section of one entity. */
  path: z.string().regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\/:id)?)?$/),
  title: z.string(),
  icon: z.string(),
  /** Whether the menu names it. Detail screens and sign-in are reached otherwise. */
  isInMenu: z.boolean(),
  access: z.enum(['public', 'signedIn', 'roles']),
  /** Role ids, where `access` is `roles`. */
  roles: z.array(identifier),
  sections: z.array(section),
})

/** What holds for the whole application rather than for one screen. */
export const applicationModule = z.discriminatedUnion('type', [
  /** Accounts kept in the browser: the screens with `signIn`, `register`, `recoverPassword` and `profile`. */
  z.strictObject({ type: z.literal('accounts') }),
  /** A cart in the header; `entity` is what is sold, `orders` where orders are kept. */
  z.strictObject({ type: z.literal('cart'), entity: identifier, orders: identifier }),
  z.strictObject({ type: z.literal('favourites'), entities: z.array(identifier) }),
  /** A bell in the header. `events` says in words what it tells about. */
  z.strictObject({ type: z.literal('notifications'), events: z.array(z.string()) }),
  /** A language switch for the interface's own words. */
  z.strictObject({ type: z.literal('languages'), codes: z.array(z.string()) }),
  /** One search field in the header over these entities. */
  z.strictObject({ type: z.literal('search'), entities: z.array(identifier) }),
  /** A number in the header that is called at one press. */
  z.strictObject({ type: z.literal('call'), phone: z.string() }),
])

/** What must hold for a record, checked by the form and told beside the field. */
export const rule = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('notInPast'),
    entity: identifier,
    field: identifier,
    message: z.string(),
  }),
  z.strictObject({
    type: z.literal('notBefore'),
    entity: identifier,
    field: identifier,
    other: identifier,
    message: z.string(),
  }),
  z.strictObject({
    type: z.literal('different'),
    entity: identifier,
    field: identifier,
    other: identifier,
    message: z.string(),
  }),
  /** Creating a record of `entity` says something of the record that it refers to: a book that is lent is out. */
  z.strictObject({
    type: z.literal('marks'),
    entity: identifier,
    referenceField: identifier,
    field: identifier,
    value: z.string(),
  }),
  /** No two records at the same time name the same teacher, room or person in `field`. */
  z.strictObject({
    type: z.literal('notTwice'),
    entity: identifier,
    field: identifier,
    dayField: identifier,
    periodField: identifier,
  }),
  /** Whoever stands in for the one in `field` of `lessons` is somebody else, who is free then. */
  z.strictObject({
    type: z.literal('standsIn'),
    entity: identifier,
    lessons: identifier,
    field: identifier,
    dayField: identifier,
    periodField: identifier,
    date: identifier,
    period: identifier,
    absent: identifier,
    substitute: identifier,
  }),
  /** Creating a record of `entity` takes `amountField` away from `stockField` of the record it refers to. */
  z.strictObject({
    type: z.literal('takesStock'),
    entity: identifier,
    amountField: identifier,
    referenceField: identifier,
    stockField: identifier,
    message: z.string(),
  }),
  /**
   * Creating a record of `entity` moves `amountField` into `stockField` of the record it refers to where
   * `directionField` says `incoming`, and out of it otherwise, as far as there is any.
   */
  z.strictObject({
    type: z.literal('movesStock'),
    entity: identifier,
    amountField: identifier,
    referenceField: identifier,
    stockField: identifier,
    directionField: identifier,
    incoming: z.string(),
    message: z.string(),
  }),
])

/** A requirement in the request's own words, and what became of it. */
export const requirement = z.strictObject({
  text: z.string(),
  state: z.enum(['built', 'assumed', 'simulated', 'missed']),
  screens: z.array(identifier),
})

/** The whole application as a value: understanding makes it, follow-ups change it, rendering turns it into files. */
export const applicationModel = z.strictObject({
  schema: z.literal(1),
  /** Picks among layouts. The same request has the same seed. */
  seed: z.int().min(0),
  request: z.string(),
  name: z.string(),
  /** For package.json and storage keys: small letters, digits and hyphens. */
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  tagline: z.string(),
  /** One or two sentences: what it is for. */
  purpose: z.string(),
  kind: applicationKind,
  /** What it is about ("wine", "moving service"): pictures and small drawings are chosen by it. */
  subject: z.string(),
  form: z.enum(['desktop', 'phone', 'singlePage']),
  framework: z.enum(['react', 'vue', 'svelte']),
  language: z.enum(['typescript', 'javascript']),
  backend: z.enum(['none', 'express', 'laravel', 'django', 'flask', 'rails']),
  /** BCP 47, for dates and numbers and the page's `lang`. */
  locale: z.string(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  look,
  roles: z.array(role),
  entities: z.array(entity),
  screens: z.array(screen).min(1),
  modules: z.array(applicationModule),
  /** At the foot of every page: profiles elsewhere, an address to write to. */
  links: z.array(z.strictObject({ label: z.string(), href: z.string() })).optional(),
  rules: z.array(rule),
  requirements: z.array(requirement),
  /** What works as a demonstration only, in a sentence each: payment, e-mail, recognition. */
  simulated: z.array(z.string()),
  /** Parts of the request that nothing was built for, word for word. */
  notUnderstood: z.array(z.string()),
})

export type ApplicationKind = z.infer<typeof applicationKind>
export type Role = z.infer<typeof role>
export type Screen = z.infer<typeof screen>
export type ApplicationModule = z.infer<typeof applicationModule>
export type Rule = z.infer<typeof rule>
export type Requirement = z.infer<typeof requirement>
export type ApplicationModel = z.infer<typeof applicationModel>
