import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, it } from 'vitest'
import { planIds, plans } from '@joinery/contract'
import { PlanCard } from '../components/layout/plan-card.tsx'
import { PlanGrid } from '../features/billing/plan-grid.tsx'
import { PlanCatalogue } from '../features/home/plan-catalogue.tsx'
import { PricingScreen } from '../features/pricing/pricing-screen.tsx'

it.each(planIds)('the %s plan is the same card on the start page, the prices and in billing', (id) => {
  const card = renderToStaticMarkup(<PlanCard plan={plans[id]} />).replace(/<\/div>$/, '')
  const places = [
    <PlanCatalogue key={1} />,
    <PricingScreen key={2} />,
    <PlanGrid key={3} overview={undefined} />,
  ]
  for (const place of places) {
    expect(renderToStaticMarkup(<StaticRouter location="/">{place}</StaticRouter>)).toContain(card)
  }
})
