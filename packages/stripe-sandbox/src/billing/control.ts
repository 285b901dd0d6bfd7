import type { Desk } from '../desk.ts'
import type { Control, SandboxTables } from '../store.ts'
import { type CardOutcome, declined } from './test-cards.ts'

export async function readControl(tx: SandboxTables): Promise<Control> {
  return (await tx.get('control', 'control')) ?? { id: 'control', aheadMs: 0, failNextCharge: false }
}

export async function setControl(tx: SandboxTables, wanted: Partial<Omit<Control, 'id'>>): Promise<Control> {
  const control = { ...(await readControl(tx)), ...wanted }
  await tx.put('control', control)
  return control
}

/** A failure that was ordered for the next charge happens once. */
export async function takeOrderedFailure({ tx }: Desk): Promise<CardOutcome | undefined> {
  const { failNextCharge } = await readControl(tx)
  if (!failNextCharge) return undefined
  await setControl(tx, { failNextCharge: false })
  return declined
}
