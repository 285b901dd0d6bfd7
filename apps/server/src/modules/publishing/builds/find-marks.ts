/**
 * Under which `?v=` the build's own pages, scripts and styles name files of the project. Such an address changes with
 * the content, so a browser may keep what it finds there.
 */
export function findMarks(texts: Iterable<string>): Map<string, string> {
  const marks = new Map<string, string>()
  for (const text of texts) {
    for (const [, address = '', mark = ''] of text.matchAll(markedAddress)) {
      marks.set(decode(address), mark)
    }
  }
  return marks
}

const markedAddress = /\/([^\s"'`()?<>\\]{1,1000})\?v=([\w-]{12})(?![\w-])/g

function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
