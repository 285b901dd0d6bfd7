import { createApiClient } from './api-client.ts'
import { accessToken } from './auth.ts'
import { screenAnswers } from './browser-screen-answers.ts'

/** The API of the server that this page came from, called as whoever is signed in. */
export const call = createApiClient({ origin: window.location.origin, accessToken, ahead: screenAnswers })
