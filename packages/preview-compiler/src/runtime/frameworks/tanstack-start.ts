/** `@tanstack/react-start` in a page that has no server behind it: what runs in a browser runs, the rest says so. */

interface ServerFunctionBuilder {
  middleware: () => ServerFunctionBuilder
  validator: () => ServerFunctionBuilder
  inputValidator: () => ServerFunctionBuilder
  handler: () => () => Promise<never>
}

export function createServerFn(): ServerFunctionBuilder {
  const builder: ServerFunctionBuilder = {
    middleware: () => builder,
    validator: () => builder,
    inputValidator: () => builder,
    handler: () => () => Promise.reject(new Error(noServer)),
  }
  return builder
}

interface MiddlewareBuilder {
  middleware: () => MiddlewareBuilder
  validator: () => MiddlewareBuilder
  inputValidator: () => MiddlewareBuilder
  client: () => MiddlewareBuilder
  server: () => MiddlewareBuilder
}

export function createMiddleware(): MiddlewareBuilder {
  const builder: MiddlewareBuilder = {
    middleware: () => builder,
    validator: () => builder,
    inputValidator: () => builder,
    client: () => builder,
    server: () => builder,
  }
  return builder
}

export const createCsrfMiddleware = createMiddleware

export function createStart(): object {
  return {}
}

export function useServerFn<T>(serverFunction: T): T {
  return serverFunction
}

type Anything = (...given: readonly unknown[]) => unknown

export function createClientOnlyFn(run: Anything): Anything {
  return run
}

export function createServerOnlyFn(): Anything {
  return () => {
    throw new Error(noServer)
  }
}

/** Of the two ways to do a thing, the one for browsers. */
export function createIsomorphicFn() {
  return Object.assign(() => undefined, {
    server: () => Object.assign(() => undefined, { client: createClientOnlyFn }),
    client: (run: Anything) =>
      Object.assign((...given: readonly unknown[]) => run(...given), { server: () => run }),
  })
}

const noServer = 'Server functions do not run in the preview.'
