import { createApiClient } from './api-client.ts'
import { accessToken } from './auth.ts'

/** The API of the server that this page came from, called as whoever is signed in. */
export const call = createApiClient({ origin: window.location.origin, accessToken })
