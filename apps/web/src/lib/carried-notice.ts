import { notify } from './notify.ts'

const key = 'joinery-notice'

/** Leaves a sentence for the next page of this tab, which says it once it can. */
export function carryNotice(sentence: string): void {
  try {
    window.sessionStorage.setItem(key, sentence)
  } catch {
    // Where storage is blocked, what comes next says enough.
  }
}

/** Says what the page before has left, once. */
export function tellCarriedNotice(): void {
  try {
    const sentence = window.sessionStorage.getItem(key)
    if (sentence === null) return
    window.sessionStorage.removeItem(key)
    void notify.success(sentence)
  } catch {
    // Nothing can have been left.
  }
}
