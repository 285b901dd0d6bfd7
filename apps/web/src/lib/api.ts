import { createApiClient } from './api-client.ts'

/** The API of the server that this page came from. */
export const call = createApiClient({ origin: window.location.origin })
