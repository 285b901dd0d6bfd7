/**
 * Loads code that a page shows later. What did not come is asked for again once the server answers, however long that takes.
 * What then still fails is thrown: the file is gone, and the page needs a reload.
 */
export async function loadPatiently<T>(
  load: () => Promise<T>,
  awaitServer: () => Promise<void> = awaitOurs,
): Promise<T> {
  try {
    return await load()
  } catch {
    await awaitServer()
    return load()
  }
}

async function awaitOurs(): Promise<void> {
  while (!(await answers())) await rest()
  askAgainForSheets()
}

const answers = () =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )

/** Ends early when the connection comes back. */
const rest = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 1_000)
    window.addEventListener('online', () => resolve(), { once: true })
  })

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
