/**
 * Under which `?v=` the build's own pages, scripts and styles name files of the project. Such an address changes with
 * the content, so a browser may keep what it finds there.
 */
export function findMarks(texts: Iterable<string>): Map<string, string> {
  const marks = new Map<string, string>()
  for (const text of texts) {
    for (const { 1: mark = '', index } of text.matchAll(marking)) {
      const address = addressBefore(text, index)
      if (address !== '') marks.set(decode(address), mark)
    }
  }
  return marks
}

const marking = /\?v=([\w-]{12})(?![\w-])/g
const maxAddressLength = 1000

/** From the first slash of what could be an address. It is read backwards, because few of them carry a mark. */
function addressBefore(text: string, end: number): string {
  let start = end
  while (end - start <= maxAddressLength && start > 0 && !/[\s"'`()?<>\\]/.test(text.charAt(start - 1)))
    start -= 1
  const slash = text.slice(start, end).indexOf('/')
  return slash < 0 ? '' : text.slice(start + slash + 1, end)
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
