import { awaitServer } from './await-server.ts'

interface Surroundings {
  awaitServer: (onAway?: () => void) => Promise<boolean>
  askAgainForSheets: () => void
}

/**
 * Loads code that a page shows later. What did not come is asked for again once the server answers, however long that takes.
 * What then still fails is thrown: the file is gone, and the page needs a reload.
 */
export async function loadPatiently<T>(
  load: () => Promise<T>,
  onAway?: () => void,
  surroundings: Surroundings = page,
): Promise<T> {
  try {
    return await load()
  } catch {
    await surroundings.awaitServer(onAway)
    surroundings.askAgainForSheets()
    return load()
  }
}

const page: Surroundings = {
  awaitServer,
  /** The builder's loader asks for a sheet once, and takes one that did not come for loaded from then on. */
  askAgainForSheets() {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (isEmpty(link)) link.replaceWith(link.cloneNode())
  },
}

/** A sheet that did not come has no rules, and in some browsers none that may be read. */
function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0
  } catch {
    return true
  }
}
