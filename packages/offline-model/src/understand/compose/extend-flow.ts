import type { Field, Lifecycle } from '../../model/entity.ts'
import { toneOf } from '../subjects/lifecycles.ts'

type Step = Lifecycle['steps'][number]

/** A status flow with the steps that the request asks for: what could be done before somebody accepted can be done after. */
export function extendFlow(flow: Lifecycle | null, state: Field, added: readonly Step[]): Lifecycle | null {
  const [initial] = state.options
  if (added.length === 0 || initial === undefined) return flow
  const asked = added.map((step) => ({ ...step, from: leftBy(step, state, added) }))
  const taking = asked.find(({ takes }) => takes === true)
  const left = (flow?.steps ?? []).flatMap((step) => step.from)
  const ends = (flow?.steps ?? []).map(({ to }) => to).filter((name) => !left.includes(name))
  const states = asked.map(({ to }) => to).filter((name) => !ends.includes(name))
  const usual = (flow?.steps ?? [])
    .map((step) => ({ ...step, from: withNew(step.from, state, states).filter((name) => name !== step.to) }))
    .map((step) => (taking !== undefined && isWork(step) ? afterTaking(step, taking) : step))
    .filter((step) => step.from.length > 0 && !isSame(step, taking))
  return {
    field: state.id,
    initial,
    states: state.options.map((name) => ({ name, tone: toneOf(name) })),
    steps: [...asked, ...usual],
  }
}

/** Whoever was given a record can accept it, whichever of the two the request names first. */
function leftBy({ from, takes }: Step, { options }: Field, added: readonly Step[]): string[] {
  const given = added.filter(({ asks }) => takes === true && asks !== undefined).map(({ to }) => to)
  return options.filter((name) => from.includes(name) || given.includes(name))
}

/** A state that was put between two others is left by the same steps as the one before it. */
function withNew(from: readonly string[], { options }: Field, added: readonly string[]): string[] {
  return options.filter((name, at) => {
    const before = options.slice(0, at).findLast((each) => !added.includes(each))
    return from.includes(name) || (added.includes(name) && before !== undefined && from.includes(before))
  })
}

/** To accept something is to begin it: a second button for that says nothing more. */
function isSame({ from, to }: Step, taking: Step | undefined): boolean {
  return taking?.to === to && from.every((name) => taking.from.includes(name))
}

/** Whoever made a record only pays, cancels or opens it again; the rest is the work on it. */
function isWork({ label, roles, by }: Step): boolean {
  return (
    roles.length === 0 && by === undefined && !/\b(?:paid|pay|cancel|reopen|confirm|refund)\b/i.test(label)
  )
}

/** What is accepted is worked on by whoever accepted it, and not before. */
function afterTaking(step: Step, taking: Step): Step {
  return { ...step, by: 'taker', from: step.from.filter((name) => !taking.from.includes(name)) }
}
