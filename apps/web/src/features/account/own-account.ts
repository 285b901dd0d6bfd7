import { endpoints } from '@joinery/contract'
import type { AccountExport } from '@joinery/contract'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'

/** What users do to their account through the product's own API. Each says what went wrong, or nothing. */
export const ownAccount = {
  signOutDevice: (deviceId: string) => troubleWith(() => call(endpoints.account.signOutDevice, { deviceId })),

  delete: (confirmation: string) => troubleWith(() => call(endpoints.account.delete, { confirmation })),

  export: (): Promise<AccountExport> => call(endpoints.account.export, {}),
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
