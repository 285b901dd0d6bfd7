import type { Result } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

/** The framework's router, which looks up only once what answers an address that stands there as it was added. */
export class RememberingRouter<T> extends TrieRouter<T> {
  readonly #remembered = new Map<string, Map<string, Result<T>>>()

  override add(method: string, path: string, handler: T): void {
    super.add(method, path, handler)
    for (const results of this.#remembered.values()) results.clear()
    if (!/[:*]/.test(path)) this.#remembered.set(path, new Map())
  }

  override match(method: string, path: string): Result<T> {
    const results = this.#remembered.get(path)
    const known = results?.get(method)
    if (known) return known
    const found = super.match(method, path)
    results?.set(method, found)
    return found
  }
}
