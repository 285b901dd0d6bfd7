import { isRead, lettersAt } from './sample-pace.ts'

interface Words {
  pause: string
  goOn: string
}

/**
 * Types the samples one after the other, while they can be seen. What is not typed yet is made transparent, so nothing
 * moves; whoever wants no motion, or has a browser that cannot do this, sees the first sample whole.
 */
export function typeSamples(demo: HTMLElement, words: Words): () => void {
  const samples = Array.from(demo.querySelectorAll<HTMLElement>('[data-sample]'))
  const pause = demo.querySelector<HTMLButtonElement>('[data-demo-pause]')
  const next = demo.querySelector<HTMLButtonElement>('[data-demo-next]')
  if (!pause || !next || !('highlights' in CSS)) return () => undefined
  const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)').matches

  let current = 0
  let elapsed = 0
  let last: number | undefined
  let frame = 0
  let drawn: number | undefined
  let isPaused = wantsStillness

  const show = (index: number) => {
    current = index
    elapsed = wantsStillness ? Infinity : 0
    drawn = undefined
    samples.forEach((sample, each) => sample.classList.toggle('invisible', each !== index))
    draw()
  }
  const draw = () => {
    const code = samples[current]?.querySelector('code')
    const letters = Math.min(lettersAt(elapsed), code?.textContent?.length ?? 0)
    if (!code || letters === drawn) return
    drawn = letters
    CSS.highlights.set('untyped', new Highlight(...rangeAfter(code, letters)))
  }
  const tick = (now: number) => {
    if (!isPaused) {
      elapsed += last === undefined ? 0 : now - last
      const length = samples[current]?.querySelector('code')?.textContent?.length ?? 0
      if (isRead(elapsed, length)) show((current + 1) % samples.length)
      else draw()
    }
    last = now
    frame = requestAnimationFrame(tick)
  }
  const togglePause = () => {
    isPaused = !isPaused
    pause.textContent = isPaused ? words.goOn : words.pause
  }
  const goToNext = () => show((current + 1) % samples.length)

  pause.hidden = wantsStillness
  pause.addEventListener('click', togglePause)
  next.addEventListener('click', goToNext)
  const seen = new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(frame)
    last = undefined
    if (entry?.isIntersecting === true) frame = requestAnimationFrame(tick)
  })
  show(0)
  if (!wantsStillness) seen.observe(demo)
  return () => {
    seen.disconnect()
    cancelAnimationFrame(frame)
    CSS.highlights.delete('untyped')
    pause.removeEventListener('click', togglePause)
    next.removeEventListener('click', goToNext)
  }
}

/** The text behind so many letters, as ranges; none when all of it is typed. */
function rangeAfter(code: Element, letters: number): Range[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  let passed = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (passed + length > letters) {
      const range = document.createRange()
      range.setStart(node, letters - passed)
      range.setEndAfter(code)
      return [range]
    }
    passed += length
  }
  return []
}
