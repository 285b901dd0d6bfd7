import { fillText, texts } from '@joinery/contract'
import type { RepositorySettings } from '@joinery/contract'
import { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { askJson } from '../../modules/integrations/index.ts'
import type { CodeHost, CreatedRepository, Fetch } from '../../modules/integrations/index.ts'
import { createGitHubApp } from './create-github-app.ts'

interface Options {
  fetch: Fetch
  /** Where people are. */
  siteUrl: string
  apiUrl: string
  /** This installation's app there, if it has one. */
  app: { clientId: string; clientSecret: string; redirectUri: string } | undefined
}

interface Question {
  token: string
  path: string
  method?: 'PATCH' | 'POST'
  body?: object
}

interface VariableChange {
  token: string
  path: string
  /** Those that are there. */
  names: readonly string[]
  body: { name: string; value: string }
}

/** As many as a repository may have, 30 on each. */
const maxVariablePages = 17

const user = z.object({ id: z.number(), login: z.string() })
const organizations = z.array(z.object({ login: z.string() }))
const created = z.object({
  clone_url: z.string(),
  html_url: z.string().nullish(),
  default_branch: z.string().nullish(),
})
const variableList = z.object({
  total_count: z.number(),
  variables: z.array(z.object({ name: z.string() })),
})
const refusal = z.object({
  message: z.string(),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
})

const { refusals } = texts.integrations.codeHosting

/** GitHub, or an installation of it elsewhere. */
export function createGitHub({ fetch, siteUrl, apiUrl, app }: Options): CodeHost {
  const site = new URL(siteUrl)

  async function send({ token, path, body, method = 'POST' }: Question) {
    const reply = await askJson({
      fetch,
      url: `${apiUrl}${path}`,
      method: body ? method : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
      },
      ...(body && { body }),
    })
    if (!reply) throw new AppError('invalid-input', refusals.unreachable)
    return { ...reply, isDone: reply.status >= 200 && reply.status < 300 }
  }

  async function ask<Answer>(question: Question, shape: z.core.$ZodType<Answer>): Promise<Answer> {
    const { status, body, isDone } = await send(question)
    const answer = z.safeParse(shape, body)
    if (isDone && answer.success) return answer.data
    throw new AppError('invalid-input', tellRefusal(status, body))
  }

  /** GitHub has one call to make a variable and another to change it. */
  async function setVariable({ token, path, names, body }: VariableChange): Promise<void> {
    const isThere = names.includes(body.name)
    const {
      isDone,
      status,
      body: reply,
    } = await send({
      token,
      path: isThere ? `${path}/${body.name}` : path,
      method: isThere ? 'PATCH' : 'POST',
      body,
    })
    if (!isDone) throw new AppError('invalid-input', tellRefusal(status, reply))
  }

  async function listVariables(token: string, path: string): Promise<string[]> {
    const names: string[] = []
    for (let page = 1; page <= maxVariablePages; page += 1) {
      const listed = await ask({ token, path: `${path}?per_page=30&page=${page}` }, variableList)
      names.push(...listed.variables.map(({ name }) => name))
      if (names.length >= listed.total_count) break
    }
    return names
  }

  return {
    identify: (token) => ask({ token, path: '/user' }, user),

    async listOrganizations(token) {
      const found = await ask({ token, path: '/user/orgs?per_page=100' }, organizations)
      return found.map(({ login }) => login)
    },

    async createRepository(token, settings): Promise<CreatedRepository> {
      const { organization } = settings
      const path = organization === null ? '/user/repos' : `/orgs/${encodeURIComponent(organization)}/repos`
      const answer = await ask({ token, path, body: describe(settings) }, created)
      return {
        remoteUrl: answer.clone_url,
        webUrl: answer.html_url ?? null,
        branch: answer.default_branch ?? 'main',
      }
    },

    async setVariables(token, remoteUrl, variables) {
      const path = `/repos${new URL(remoteUrl).pathname.replace(/\.git$/, '')}/actions/variables`
      const names = await listVariables(token, path)
      for (const [name, value] of Object.entries(variables)) {
        await setVariable({ token, path, names, body: { name, value } })
      }
    },

    owns: (remoteUrl) => new URL(remoteUrl).origin === site.origin,
    // GitHub looks at the token alone; this is the name that it recommends beside one.
    credentialsFor: (token) => ({ username: 'x-access-token', password: token }),
    authorFor: ({ id, login }) => ({
      name: login,
      email: `${id}+${login}@users.noreply.${site.hostname}`,
    }),
    app: app && createGitHubApp({ fetch, siteUrl, ...app }),
  }
}

/** Without a first commit of GitHub's own: the project's is to be the first. */
function describe({ name, description, isPrivate }: RepositorySettings) {
  return { name, description, private: isPrivate, auto_init: false }
}

function tellRefusal(status: number, body: unknown): string {
  if (status === 401) return refusals.tokenRefused
  if (status === 404) return refusals.tokenTooWeak
  const told = refusal.safeParse(body)
  if (status === 403) return tellForbidden(told.data?.message ?? '')
  if (!told.success) return fillText(refusals.unreadable, { status })
  const reasons = told.data.errors.flatMap(({ message }) => message ?? [])
  return fillText(refusals.said, { reason: (reasons.length > 0 ? reasons : [told.data.message]).join(', ') })
}

/** With the same number GitHub keeps out who asks too often, is suspended, or has not signed in to an organisation. */
function tellForbidden(reason: string): string {
  if (reason === '') return refusals.tokenTooWeak
  const said = fillText(refusals.said, { reason })
  return reason.includes('not accessible by') ? `${refusals.tokenTooWeak} ${said}` : said
}
