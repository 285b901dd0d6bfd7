import type { Declarations, Declared, Scope, TypeNode } from './declarations.ts'
import type { Method } from './list-methods.ts'

/**
 * What a value has to be: a word for a simple type, `@Name` for a named shape, an object of fields (`name?` may be
 * absent), or a list that begins with what it is: `=` one of these values, `|` one of these shapes, `[]` many of a
 * shape, `{}` names with a shape each.
 */
export type Shape = string | number | boolean | { [field: string]: Shape } | Shape[]

export type Shaper = ReturnType<typeof createShaper>

/** What the sandbox has. Other objects of Stripe appear in its replies by their ids alone. */
const servedObjects = new Set([
  'account',
  'billing_portal.configuration',
  'billing_portal.session',
  'charge',
  'checkout.session',
  'customer',
  'event',
  'invoice',
  'invoice_payment',
  'item',
  'line_item',
  'list',
  'payment_intent',
  'payment_method',
  'plan',
  'price',
  'product',
  'refund',
  'setup_intent',
  'subscription',
  'subscription_item',
  'subscription_schedule',
  'test_helpers.test_clock',
  'webhook_endpoint',
])
/** What the sandbox has no part of: where it may be absent or null, or a list, there is nothing in it. */
const neverSent = new Set([
  'add_invoice_items',
  'amount_details',
  'capabilities',
  'destination_details',
  'display_bank_transfer_instructions',
  'groups',
  'last_finalization_error',
  'tos_acceptance',
  'total_taxes',
  'taxes',
  'verify_with_microdeposits',
  'after_expiration',
  'billing_schedules',
  'billing_thresholds',
  'cash_balance',
  'collected_information',
  'company',
  'consent',
  'consent_collection',
  'controller',
  'currency_conversion',
  'custom_fields',
  'discount',
  'discounts',
  'external_accounts',
  'future_requirements',
  'individual',
  'invoice_creation',
  'level3',
  'managed_payments',
  'mandate_data',
  'optional_items',
  'pause_schedules',
  'payment_method_data',
  'payment_method_details',
  'payment_method_options',
  'presentment_details',
  'radar_options',
  'requirements',
  'saved_payment_method_options',
  'settings',
  'shipping',
  'shipping_cost',
  'shipping_details',
  'shipping_options',
  'source',
  'tiers',
  'transfer_data',
  'trial_offer',
  'wallet',
  'wallet_options',
])
/** Longer lists of words, such as those of languages, are not worth their room. */
const maxWords = 60

export function createShaper(declarations: Declarations) {
  const named = new Map<string, Shape>()
  const otherCards = listOtherCards()

  /** Undefined where the sandbox has nothing of the kind. */
  function shapeOf(node: TypeNode, scope: Scope): Shape | undefined {
    const simple = simpleTypes.get(node.type)
    if (simple !== undefined) return simple
    if (node.type === 'TSVoidKeyword') return undefined
    if (node.type === 'TSLiteralType') {
      return node.literal.type === 'Literal' && node.literal.value !== null
        ? ['=', valueOf(node.literal.value)]
        : undefined
    }
    if (node.type === 'TSUnionType') return unionOf(node.types.map((type) => shapeOf(type, scope)))
    if (node.type === 'TSArrayType') return manyOf(shapeOf(node.elementType, scope))
    if (node.type === 'TSTypeLiteral') return fieldsOf(node.members, scope)
    if (node.type === 'TSTypeReference') return shapeOfReference(node, scope)
    if (node.type === 'TSParenthesizedType') return shapeOf(node.typeAnnotation, scope)
    return 'any'
  }

  function shapeOfReference(
    node: Extract<TypeNode, { type: 'TSTypeReference' }>,
    scope: Scope,
  ): Shape | undefined {
    const path = namesOf(node.typeName)
    const [inner] = (node.typeArguments?.params ?? []).map((type) => shapeOf(type, scope))
    switch (path.join('.')) {
      case 'Array':
        return manyOf(inner)
      case 'Emptyable':
        return unionOf(['null', ['=', ''], inner])
      case 'Promise':
      case 'Response':
        return inner
      case 'ApiList':
      case 'ApiListPromise':
        return inner && { object: ['=', 'list'], data: ['[]', inner], has_more: 'boolean', url: 'string' }
      case 'Decimal':
        return 'string'
      case 'OtherString':
        return undefined
    }
    const declared = declarations.find(scope, path)
    if (!declared) return 'any'
    // Which object an event is about is known by its type, and checked when it is sent.
    if (declared.key === 'Event') return { ...eventEnvelope(), type: 'string', data: 'any' }
    if (declared.kind === 'alias') return shapeOf(declared.node.typeAnnotation, declared.scope)
    return nameShape(declared)
  }

  function eventEnvelope() {
    const base = declarations.find(declarations.open('resources/Events.d.ts'), ['EventBase'])
    return base?.kind === 'interface' ? Object(fieldsOf(membersOf(base), base.scope)) : {}
  }

  function nameShape(declared: Extract<Declared, { kind: 'interface' }>): Shape | undefined {
    const { key, scope } = declared
    if (!named.has(key)) {
      const word = shapeField(declared, 'object')
      if (Array.isArray(word) && typeof word[1] === 'string' && !servedObjects.has(word[1])) return undefined
      // It may hold itself, so its name stands before its fields are known.
      named.set(key, 'any')
      named.set(key, fieldsOf(membersOf(declared), scope))
    }
    return `@${key}`
  }

  function membersOf({ node, scope }: Extract<Declared, { kind: 'interface' }>): Member[] {
    const inherited = node.extends.flatMap(({ expression }) => {
      const base = expression.type === 'Identifier' && declarations.find(scope, [expression.name])
      return base && base.kind === 'interface' ? base.node.body.body : []
    })
    return [...inherited, ...node.body.body]
  }

  function fieldsOf(members: readonly Member[], scope: Scope): Shape {
    const fields: { [field: string]: Shape } = {}
    for (const member of members) {
      if (member.type === 'TSIndexSignature') {
        return ['{}', shapeOf(member.typeAnnotation.typeAnnotation, scope) ?? 'any']
      }
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue
      if (!member.typeAnnotation || (member.optional && isOfOtherCards(member.key.name))) continue
      const { typeAnnotation: type } = member.typeAnnotation
      const shape = neverSent.has(member.key.name) ? emptyOf(type) : shapeOf(type, scope)
      if (shape !== undefined) fields[`${member.key.name}${member.optional ? '?' : ''}`] = shape
    }
    return fields
  }

  const isOfOtherCards = (name: string) =>
    otherCards.has(name) || [...otherCards].some((card) => name.startsWith(`${card}_`))

  function shapeField({ node, scope }: Extract<Declared, { kind: 'interface' }>, name: string) {
    for (const member of node.body.body) {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue
      if (member.key.name === name && member.typeAnnotation)
        return shapeOf(member.typeAnnotation.typeAnnotation, scope)
    }
    return undefined
  }

  /** The sandbox takes cards: what is there for other ways to pay stays out. */
  function listOtherCards(): ReadonlySet<string> {
    const scope = declarations.open('resources/PaymentMethods.d.ts')
    const types = declarations.find(scope, ['PaymentMethod', 'Type'])
    if (types?.kind !== 'alias' || types.node.typeAnnotation.type !== 'TSUnionType') {
      throw new Error('The SDK does not say which ways to pay there are.')
    }
    const words = types.node.typeAnnotation.types.flatMap((type) =>
      type.type === 'TSLiteralType' && type.literal.type === 'Literal' ? String(type.literal.value) : [],
    )
    return new Set([...words.filter((word) => word !== 'card'), 'bank_transfer', 'sources', 'tax_ids'])
  }

  return {
    shapeField,
    /** Only those that are taken: others are refused before anybody looks at them. */
    shapeParams({ params, scope }: Method, taken: readonly string[]): Shape {
      if (params?.type !== 'TSTypeReference') return {}
      const declared = declarations.find(scope, namesOf(params.typeName))
      if (declared?.kind !== 'interface') throw new Error('These parameters are no list of names.')
      return fieldsOf(
        membersOf(declared).filter(
          (member) =>
            member.type === 'TSPropertySignature' &&
            member.key.type === 'Identifier' &&
            taken.includes(member.key.name),
        ),
        declared.scope,
      )
    },
    shapeReply: ({ reply, scope }: Method): Shape => shapeOf(reply, scope) ?? 'any',
    /** Every shape that was named on the way. */
    shapes: (): Record<string, Shape> => Object.fromEntries(named),
  }
}

const simpleTypes = new Map<string, Shape>([
  ['TSStringKeyword', 'string'],
  ['TSNumberKeyword', 'number'],
  ['TSBooleanKeyword', 'boolean'],
  ['TSNullKeyword', 'null'],
])

type NameNode = Extract<TypeNode, { type: 'TSTypeReference' }>['typeName']
type Member = Extract<Declared, { kind: 'interface' }>['node']['body']['body'][number]

const valueOf = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' ? value : String(value)

function emptyOf(type: TypeNode): Shape | undefined {
  if (type.type === 'TSUnionType') return unionOf(type.types.map(emptyOf))
  if (type.type === 'TSNullKeyword') return 'null'
  const isMany = type.type === 'TSTypeReference' && namesOf(type.typeName).join('.') === 'Array'
  return isMany ? ['[]', 'nothing'] : undefined
}

/** A list of what the sandbox has not is an empty one. */
const manyOf = (shape: Shape | undefined): Shape => ['[]', shape ?? 'nothing']

function unionOf(all: readonly (Shape | undefined)[]): Shape | undefined {
  const shapes = all
    .filter((shape) => shape !== undefined)
    .flatMap((shape) => (Array.isArray(shape) && shape[0] === '|' ? shape.slice(1) : [shape]))
  const words = shapes.flatMap((shape) => (isWords(shape) ? shape.slice(1) : []))
  const parts = shapes.filter((shape) => !isWords(shape))
  if (words.length > maxWords) parts.push('string')
  else if (words.length > 0) parts.push(['=', ...words])
  return parts.length <= 1 ? parts[0] : ['|', ...parts]
}

const isWords = (shape: Shape): shape is Shape[] => Array.isArray(shape) && shape[0] === '='

/** The parts of a name such as `Customer.Tax.Location`. */
function namesOf(name: NameNode): string[] {
  if (name.type === 'Identifier') return [name.name]
  if (name.type === 'TSQualifiedName') return [...namesOf(name.left), name.right.name]
  return []
}
