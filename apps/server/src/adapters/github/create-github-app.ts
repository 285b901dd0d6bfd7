import { texts } from '@joinery/contract'
import { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { askJson } from '../../modules/integrations/index.ts'
import type { CodeHostApp, Fetch } from '../../modules/integrations/index.ts'

interface Options {
  fetch: Fetch
  siteUrl: string
  clientId: string
  clientSecret: string
  redirectUri: string
}

const grant = z.object({ access_token: z.string() })
const { refusals } = texts.integrations.codeHosting

/** Signing in at GitHub so that a token comes about without anybody typing one. */
export function createGitHubApp(options: Options): CodeHostApp {
  const { fetch, siteUrl, clientId, clientSecret, redirectUri } = options
  return {
    addressToAgree({ state, challenge }) {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'repo read:org',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })
      return `${siteUrl}/login/oauth/authorize?${query.toString()}`
    },

    async exchangeCode({ code, verifier }) {
      const form = new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      })
      const reply = await askJson({
        fetch,
        url: `${siteUrl}/login/oauth/access_token`,
        method: 'POST',
        form,
      })
      if (!reply) throw new AppError('invalid-input', refusals.unreachable)
      const granted = grant.safeParse(reply.body)
      if (reply.status !== 200 || !granted.success) {
        throw new AppError('invalid-input', refusals.codeRefused)
      }
      return granted.data.access_token
    },
  }
}
