interface Circumstances {
  isOnline: () => boolean
  /** Resolves when the connection is back, or after so long. */
  rest: (milliseconds: number) => Promise<void>
}

/**
 * Loads code that a page shows later. Without a connection it waits for one, for as long as it takes; a server that does
 * not answer is asked again a few times. What then still fails is thrown: the file is gone, and the page needs a reload.
 */
export async function loadPatiently<T>(
  load: () => Promise<T>,
  { isOnline, rest }: Circumstances = browser,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load()
    } catch {
      do await rest(pause)
      while (!isOnline())
    }
  }
  return load()
}

/** Together longer than a server takes to start again. */
const pauses = [1_000, 2_000, 4_000]

const browser: Circumstances = {
  isOnline: () => navigator.onLine,
  async rest(milliseconds) {
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        window.removeEventListener('online', end)
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      window.addEventListener('online', end)
    })
    askAgainForSheets()
  },
}

/** The builder's loader asks for a sheet once, and takes one that did not come for loaded from then on. */
function askAgainForSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (isEmpty(link)) link.replaceWith(link.cloneNode())
}

/** A sheet that did not come has no rules, and in some browsers none that may be read. */
function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0
  } catch {
    return true
  }
}
