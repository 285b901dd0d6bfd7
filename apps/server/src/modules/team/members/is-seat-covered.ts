import type { Plan } from '@joinery/contract'

/**
 * Whether the owner's plan has room for a seat, by its place among those of the workspace, counted from 1; the owner has
 * one too. A seat beyond them, as after a smaller plan was chosen, is none until there is room again.
 */
export const isSeatCovered = (place: number, { seats }: Pick<Plan, 'seats'>): boolean => place < seats
