import { texts } from '@joinery/contract'
import { isSignedIn } from '../../lib/is-signed-in.ts'
import { startDestination } from './start-destination.ts'
import { typeSamples } from './type-samples.ts'

/** What the start page does once scripts run: it types, and it leads whoever is signed in to work. */
export function enlivenHome(content: HTMLElement): () => void {
  content.querySelector('[data-get-started]')?.setAttribute('href', startDestination(isSignedIn()))
  const stops = [enlivenDemo(content), enlivenExample(content)]
  return () => stops.forEach((stop) => stop())
}

function enlivenDemo(content: HTMLElement): () => void {
  const demo = content.querySelector<HTMLElement>('[data-code-demo]')
  const { pause, goOn } = texts.landing.demo
  return demo ? typeSamples(demo, { pause, goOn }) : () => undefined
}

/**
 * The example is fetched and played once it fills a third of the screen or more. On small screens it is higher than what
 * can be seen at once, so how much of itself is in sight says nothing.
 */
function enlivenExample(content: HTMLElement): () => void {
  const frame = content.querySelector<HTMLElement>('[data-example]')
  if (!frame) return () => undefined
  let stop: (() => void) | undefined
  let isGone = false
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return
      seen.disconnect()
      void startExample(frame).then((stopPlaying) => {
        stop = stopPlaying
        if (isGone) stop()
      })
    },
    { rootMargin: '0px 0px -30%' },
  )
  seen.observe(frame)
  return () => {
    isGone = true
    seen.disconnect()
    stop?.()
  }
}

async function startExample(frame: HTMLElement): Promise<() => void> {
  const { playExample } = await import('./example/play-example.ts')
  return playExample(frame, texts.landing.example)
}
