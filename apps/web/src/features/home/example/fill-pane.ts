/**
 * Puts lines of HTML into a list and returns what shows the first so many. All of them have their place from the
 * beginning: what is not there yet is cut off, and the list is pushed up when the newest line would lie below its frame.
 */
export function fillPane(list: HTMLElement, lines: string[]): (count: number) => void {
  const item = list.tagName === 'OL' ? 'li' : 'span'
  list.innerHTML = lines
    .map(
      (line) =>
        `<${item} class="block overflow-hidden text-ellipsis whitespace-pre">${line || '&nbsp;'}</${item}>`,
    )
    .join('')
  let drawn: number | undefined
  return (count) => {
    if (count === drawn) return
    drawn = count
    const lineHeight = list.offsetHeight / Math.max(lines.length, 1)
    const room = roomOf(list.parentElement)
    const below = (lines.length - count) * lineHeight
    list.style.clipPath = `inset(0 0 ${below}px 0)`
    list.style.translate = `0 ${Math.min(0, room - count * lineHeight)}px`
  }
}

function roomOf(frame: HTMLElement | null): number {
  if (!frame) return 0
  const { paddingTop, paddingBottom } = getComputedStyle(frame)
  return frame.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
}
