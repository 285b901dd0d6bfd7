import { instance } from '@joinery/contract'
import type { Instance } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { InstanceStore } from './store.ts'

/** Says which installation this is and which version it runs. */
export async function describeInstance(store: InstanceStore, version: string): Promise<Instance> {
  const row = await store.find()
  if (!row) throw new AppError('unavailable', 'This installation is not set up yet. Restart the server.')
  return instance.parse({ id: row.id, version, installedAt: row.installedAt.toISOString() })
}
