import type { OpenTable, TableFinding } from '@joinery/contract'
import type { TablePolicy, TableSecurity, TableVerb } from './table-security.ts'

/** The tables that strangers can read or change as a whole, each with the worst that is true of it. */
export function findOpenTables(tables: readonly TableSecurity[]): OpenTable[] {
  return tables.flatMap((table) => {
    const finding = judgeTable(table)
    return finding ? [{ schema: table.schema, name: table.table, finding }] : []
  })
}

type Stranger = 'anon' | 'authenticated'
const writes: readonly TableVerb[] = ['insert', 'update', 'delete']
const verbs: readonly TableVerb[] = ['select', ...writes]

function judgeTable(table: TableSecurity): TableFinding | undefined {
  if (!table.hasRowSecurity)
    return verbs.some((verb) => isGranted(table, verb)) ? 'no-row-security' : undefined
  if (writes.some((verb) => isOpen(table, 'anon', verb))) return 'everyone-writes'
  if (isOpen(table, 'anon', 'select')) return 'everyone-reads'
  if (writes.some((verb) => isOpen(table, 'authenticated', verb))) return 'users-write'
  if (isOpen(table, 'authenticated', 'select')) return 'users-read'
  return undefined
}

function isGranted({ grants }: TableSecurity, verb: TableVerb, stranger?: Stranger): boolean {
  const strangers: readonly string[] = stranger ? [stranger, 'public'] : ['anon', 'authenticated', 'public']
  return grants.some(({ role, verbs: granted }) => strangers.includes(role) && granted.includes(verb))
}

/** One permissive policy that asks for nothing opens the table, unless a restrictive one asks for something. */
function isOpen(table: TableSecurity, stranger: Stranger, verb: TableVerb): boolean {
  if (!isGranted(table, verb, stranger)) return false
  const applying = table.policies.filter(
    (policy) => appliesTo(policy, stranger) && ['all', verb].includes(policy.command),
  )
  const asksNothing = (policy: TablePolicy) => isAlwaysTrue(conditionOf(policy, verb), stranger)
  return (
    applying.some((policy) => policy.isPermissive && asksNothing(policy)) &&
    applying.every((policy) => policy.isPermissive || asksNothing(policy))
  )
}

function appliesTo({ roles }: TablePolicy, stranger: Stranger): boolean {
  return roles.includes('public') || roles.includes(stranger)
}

/** Where a policy has no check of its own, what it shows is what it lets write. */
function conditionOf({ using, check }: TablePolicy, verb: TableVerb): string | null {
  return verb === 'insert' ? (check ?? using) : using
}

/** Such as `1=1`. */
function isEqualToItself(plain: string): boolean {
  const middle = (plain.length - 1) / 2
  return plain.length > 1 && plain[middle] === '=' && plain.slice(0, middle) === plain.slice(middle + 1)
}

/** Conditions that hold for every row. Being signed in is none for somebody who only has to sign up. */
function isAlwaysTrue(condition: string | null, stranger: Stranger): boolean {
  if (condition === null) return true
  const written = condition.toLowerCase()
  const plain = written
    .replaceAll(/::\w+/g, '')
    .replaceAll(/\bselect\b|\bas \w+\b/g, '')
    .replaceAll(/[\s()]/g, '')
  if (plain === 'true' || plain === 'notfalse' || isEqualToItself(plain)) return true
  const parts = written.split(/\bor\b/)
  if (parts.length > 1 && parts.some((part) => isAlwaysTrue(part, stranger))) return true
  return stranger === 'authenticated' && signedIn.has(plain)
}

const signedIn = new Set(["auth.role='authenticated'", 'auth.uidisnotnull', 'auth.jwtisnotnull'])
