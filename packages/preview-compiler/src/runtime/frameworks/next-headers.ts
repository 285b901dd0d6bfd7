/** `next/headers`: a preview has no request, so there is nothing in it, and nothing can be set. */
export function cookies() {
  return withPromise({
    get: () => undefined,
    getAll: () => [],
    has: () => false,
    set: refuse,
    delete: refuse,
    toString: () => '',
  })
}

export function headers() {
  return withPromise({ get: () => null, has: () => false, entries: () => [], forEach: () => undefined })
}

export function draftMode() {
  return withPromise({ isEnabled: false, enable: refuse, disable: refuse })
}

/** Newer versions wait for these, older ones do not. */
function withPromise<T extends object>(value: T): Promise<T> & T {
  return Object.assign(Promise.resolve(value), value)
}

function refuse(): never {
  throw new Error('Cookies of a request can only be changed on a server, and the preview has none.')
}
