/**
 * Puts an element beside the page's body, and puts it back where the page takes it away: React clears a document that it is
 * given to draw. What is returned takes the element away for good.
 */
export function keepInPage(element: Element): () => void {
  const put = () => {
    document.documentElement.append(element)
    // The page may have another root by now. The same one is not watched twice.
    observer.observe(document.documentElement, { childList: true })
  }
  let returns = 0
  const observer = new MutationObserver(() => {
    // A document without a root is about to get one, and is watched for it.
    if (element.isConnected || !hasRoot()) return
    returns++
    // A page that takes away whatever it does not know has the last word.
    if (returns > maxReturns) observer.disconnect()
    else put()
  })
  put()
  observer.observe(document, { childList: true })
  return () => {
    observer.disconnect()
    element.remove()
  }
}

const maxReturns = 10

function hasRoot(): boolean {
  return document.firstElementChild !== null
}
