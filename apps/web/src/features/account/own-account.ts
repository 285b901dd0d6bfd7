import { accountEndpoints } from '@joinery/contract'
import type { AccountExport } from '@joinery/contract'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'

/** What users do to their account through the product's own API. Each says what went wrong, or nothing. */
export const ownAccount = {
  signOutDevice: (deviceId: string) => troubleWith(() => call(accountEndpoints.signOutDevice, { deviceId })),

  delete: (confirmation: string) => troubleWith(() => call(accountEndpoints.delete, { confirmation })),

  export: (): Promise<AccountExport> => call(accountEndpoints.export, {}),
}

async function troubleWith(act: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await act()
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error.message
    throw error
  }
}
