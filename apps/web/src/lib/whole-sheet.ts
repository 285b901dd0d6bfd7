/**
 * Waits for the style sheet of the whole product. A page that is only read brings its own styles, and keeps this one in a
 * template until something else is to be shown.
 */
export async function wholeSheet(): Promise<void> {
  const kept = document.querySelector<HTMLTemplateElement>('template[data-sheet]')
  if (kept) document.head.append(kept.content)
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (!link || link.sheet) return
  await new Promise((done) => {
    link.addEventListener('load', done, { once: true })
    link.addEventListener('error', done, { once: true })
  })
}
