import { texts } from '@joinery/contract'
import { isSignedIn } from '../../lib/is-signed-in.ts'
import { startDestination } from './start-destination.ts'
import { typeSamples } from './type-samples.ts'

/** What the start page does once scripts run: it types, and it leads whoever is signed in to work. */
export function enlivenHome(content: HTMLElement): () => void {
  content.querySelector('[data-get-started]')?.setAttribute('href', startDestination(isSignedIn()))
  const demo = content.querySelector<HTMLElement>('[data-code-demo]')
  const { pause, goOn } = texts.landing.demo
  return demo ? typeSamples(demo, { pause, goOn }) : () => undefined
}
