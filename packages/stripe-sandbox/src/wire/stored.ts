import type Stripe from 'stripe'

/**
 * A Stripe object as it travels and as we keep it: decimals are strings, and what can be expanded is an id.
 * The compiler holds every object we build against the official SDK's own types.
 */
export type Stored<T> = T extends Stripe.Decimal
  ? string
  : T extends string
    ? T
    : T extends readonly (infer Item)[]
      ? StoredField<Item>[]
      : T extends object
        ? { [Key in keyof T]: StoredField<T[Key]> }
        : T

type StoredField<Field> = [Extract<Field, { id: string }>] extends [never]
  ? Stored<Field>
  : [Extract<Field, string>] extends [never]
    ? Stored<Field>
    : Exclude<Field, object>
