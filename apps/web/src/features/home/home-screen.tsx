import { Hero } from './hero.tsx'
import { PlanCatalogue } from './plan-catalogue.tsx'
import { StateOfTheBuild } from './state-of-the-build.tsx'
import { WayOfAPrompt } from './way-of-a-prompt.tsx'

/** The start page: what Joinery is to be, and what of it is there. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <WayOfAPrompt />
      <StateOfTheBuild />
      <PlanCatalogue />
    </>
  )
}
