/** The content of a page that was written when the site was built, read from the page's own address. */
export async function fetchStaticContent(path: string, signal: AbortSignal) {
  const answer = await fetch(path, { signal, headers: { accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const html = page.querySelector('[data-static]')?.innerHTML
  if (html === undefined) throw new Error(`${path} holds no content of its own.`)
  return { html, title: page.title }
}
