/** `next/server` and `next/cache`: only a server calls these. */
function refuse(): never {
  throw new Error('This part of Next.js needs a server, which the preview does not have.')
}

class NextResponse extends Response {
  static next(): never {
    return refuse()
  }
  static rewrite(): never {
    return refuse()
  }
}

class NextRequest extends Request {}

export { NextResponse, NextRequest }
export {
  refuse as after,
  refuse as cacheLife,
  refuse as cacheTag,
  refuse as connection,
  refuse as revalidatePath,
  refuse as revalidateTag,
  refuse as userAgent,
}

export function noStore(): void {
  // Nothing is stored here.
}

export function unstableCache<T>(run: T): T {
  return run
}

export { noStore as unstable_noStore, unstableCache as unstable_cache }
