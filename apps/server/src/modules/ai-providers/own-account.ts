import type { AiProvider, AiProviderId } from '@joinery/contract'

/** A user's way to a provider, with everything that a call takes. It stays on the server. */
export interface OwnAccount {
  readonly id: AiProviderId
  /** Null for a server that needs none. */
  readonly key: string | null
  /** Null where the address is the provider's own. */
  readonly baseUrl: string | null
  readonly models: readonly string[]
  /** What is used where nobody chose, and what it is tried with. */
  readonly model: string
  readonly isStreaming: boolean
}

/** Makes one real call with it. */
export type TryAccount = (account: OwnAccount) => Promise<{ isOk: true } | { isOk: false; reason: string }>

export interface ConnectedAccount extends OwnAccount {
  readonly connectedAt: Date
}

export function presentAccount(account: ConnectedAccount): AiProvider {
  const { id, key, baseUrl, models, model, isStreaming, connectedAt } = account
  return {
    id,
    isConnected: true,
    hasKey: key !== null,
    baseUrl,
    models: [...models],
    model,
    isStreaming,
    connectedAt: connectedAt.toISOString(),
  }
}

export function presentAbsence(id: AiProviderId, models: readonly string[]): AiProvider {
  return {
    id,
    isConnected: false,
    hasKey: false,
    baseUrl: null,
    models: [...models],
    model: models[0] ?? null,
    isStreaming: true,
    connectedAt: null,
  }
}
