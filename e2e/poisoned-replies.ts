import { endpoints, errorReply, runEvent, runEventBody } from '@joinery/contract'
import type { AnyEndpoint } from '@joinery/contract'
import type { BrowserContext, Request, Route } from '@playwright/test'
import { z } from 'zod'
import { inventReply } from './invent-reply.ts'
import { poisonTexts } from './poison-texts.ts'
import type { Poison } from './poison-texts.ts'

interface Options {
  /** What stands in the place of a text; `field` is the endpoint with the names that lead to it. */
  poison: (field: string) => string
  /** Without one, the server answers. With one, every answer is invented, and another one is another answer. */
  seed?: number
}

/**
 * Puts poison in the place of every text that the contract leaves free in an answer of the API, also where there is none.
 * What would change something is refused with it, or said to be done, by turns.
 */
export async function poisonReplies(context: BrowserContext, { poison, seed }: Options): Promise<void> {
  let turn = seed ?? 0
  // A window that closes asks for nothing more.
  await context.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    (route) => answer(route).catch(() => undefined),
  )

  async function answer(route: Route): Promise<void> {
    const request = route.request()
    const endpoint = findEndpoint(request)
    turn += 1
    if (request.url().includes('/events/stream') && seed !== undefined) return tellRun(route)
    if (!endpoint) return route.continue()
    if (endpoint.method !== 'GET' && !endpoint.changesNothing && (seed === undefined || turn % 2 === 0))
      return refuseWith(route, poison)
    const invented = seed === undefined ? undefined : inventAnswer(endpoint)
    if (invented !== undefined) return route.fulfill({ json: invented })
    const real = await route.fetch()
    await route.fulfill({ response: real, json: poisonAnswer(endpoint, await real.json()) })
  }

  /** Whoever is signed in stays so, and a screen asks for each part by itself. */
  function inventAnswer(endpoint: AnyEndpoint): unknown {
    if (endpoint === endpoints.screens.read) return { answers: {} }
    const invented = inventReply(endpoint.output, turn)
    const isKept = endpoint === endpoints.session.current || !z.safeParse(endpoint.output, invented).success
    return isKept ? undefined : poisonTexts(invented, endpoint.output, under(endpoint.path))
  }

  function poisonAnswer(endpoint: AnyEndpoint, reply: unknown): unknown {
    if (errorReply.safeParse(reply).success) return poisonTexts(reply, errorReply, under('error'))
    if (endpoint === endpoints.screens.read) return { answers: {} }
    return poisonTexts(reply, endpoint.output, under(endpoint.path))
  }

  /** A run in which everything happens that can. */
  function tellRun(route: Route): Promise<void> {
    const runId = new URL(route.request().url()).pathname.split('/').at(-3) ?? ''
    const frames = runEventBody.options.map((option, index) => {
      const position = index + 1
      const event = { runId, position, at: new Date().toISOString(), body: inventReply(option, turn + index) }
      const told = poisonTexts(event, runEvent, under(`run event ${option.shape.type.value}`))
      return `id: ${position}\ndata: ${JSON.stringify(told)}\n\n`
    })
    return route.fulfill({ contentType: 'text/event-stream', body: frames.join('') })
  }

  function under(start: string): Poison {
    return (path) => poison([start, ...path.filter((name) => typeof name === 'string')].join(' '))
  }
}

/** Refuses every request for data, in words that are poison. */
export async function refuseEverything(context: BrowserContext, poison: Options['poison']): Promise<void> {
  await context.route(
    ({ pathname }) => /^\/(?:api|auth)\//.test(pathname),
    (route) => refuseWith(route, poison),
  )
}

const refuseWith = (route: Route, poison: Options['poison']) =>
  route.fulfill({ status: 409, json: { error: { code: 'conflict', message: poison('error message') } } })

function findEndpoint(request: Request): AnyEndpoint | undefined {
  const { pathname } = new URL(request.url())
  return all.find(
    ({ method, path }) =>
      method === request.method() && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname),
  )
}

const all: AnyEndpoint[] = Object.values(endpoints).flatMap((area): AnyEndpoint[] => Object.values(area))
