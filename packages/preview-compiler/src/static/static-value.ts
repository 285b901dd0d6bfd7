/** What a configuration file says without being run. `unreadable` stands for everything that only running would tell. */
export type StaticValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | RegExp
  | PackageReference
  | typeof unreadable
  | readonly StaticValue[]
  | StaticObject

export interface StaticObject {
  readonly [key: string]: StaticValue
}

/** An import or `require` of a package: named here, never loaded. */
export class PackageReference {
  readonly specifier: string
  constructor(specifier: string) {
    this.specifier = specifier
  }
}

export const unreadable = Symbol('unreadable')

export function isStaticObject(value: StaticValue): value is StaticObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof PackageReference) &&
    !(value instanceof RegExp)
  )
}

export function isStaticList(value: StaticValue): value is readonly StaticValue[] {
  return Array.isArray(value)
}
