/** The content of a page that was written when the site was built, read from the page's own address. */
export async function fetchStaticContent(path: string, signal: AbortSignal) {
  const answer = await fetch(path, { signal, headers: { accept: 'text/html' } })
  // The page's own styles carry the nonce of another answer, and the whole sheet is here already.
  const text = (await answer.text()).replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
  const page = new DOMParser().parseFromString(text, 'text/html')
  const html = page.querySelector('[data-static]')?.innerHTML
  if (html === undefined) throw new Error(`${path} holds no content of its own.`)
  return { html, title: page.title }
}
