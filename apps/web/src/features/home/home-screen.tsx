import { ClosingCall } from './closing-call.tsx'
import { CodeDemo } from './code-demo.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { Hero } from './hero.tsx'
import { Highlights } from './highlights.tsx'
import { PlanCatalogue } from './plan-catalogue.tsx'
import { StateOfTheBuild } from './state-of-the-build.tsx'
import { WayOfAPrompt } from './way-of-a-prompt.tsx'

/** The start page: what Joinery is, how it works, what it costs, and what of it is there. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <Highlights />
      <CodeDemo />
      <FeatureGrid />
      <WayOfAPrompt />
      <StateOfTheBuild />
      <PlanCatalogue />
      <ClosingCall />
    </>
  )
}
