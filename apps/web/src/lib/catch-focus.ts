/**
 * What had the focus may be gone with the next drawing, and the focus with it. Then the first of these that is there by
 * then takes it, so that whoever works by keyboard goes on where they were.
 */
export function catchFocus(...candidates: (() => Element | null | undefined)[]): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    for (const find of candidates) {
      const found = find()
      if (found instanceof HTMLElement) return found.focus()
    }
  })
}
