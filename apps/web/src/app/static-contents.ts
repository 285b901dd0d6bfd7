import type { ComponentType } from 'react'
import type { RouteName } from '@joinery/contract'
import { CallbackScreen } from '../features/auth/callback-screen.tsx'
import { ArticleScreen } from '../features/blog/article-screen.tsx'
import { BlogScreen } from '../features/blog/blog-screen.tsx'
import { ApiScreen } from '../features/docs/api-screen.tsx'
import { DocsScreen } from '../features/docs/docs-screen.tsx'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { LegalScreen } from '../features/legal/legal-screen.tsx'
import { PricingScreen } from '../features/pricing/pricing-screen.tsx'
import { AboutScreen } from '../features/site/about-screen.tsx'
import { CareersScreen } from '../features/site/careers-screen.tsx'
import { FeaturesScreen } from '../features/site/features-screen.tsx'
import { SolutionsScreen } from '../features/site/solutions-screen.tsx'
import type { ScreenProps } from './lazy-screen.tsx'

/** The pages that are only read. They are rendered when the site is built, and their code stays behind. */
export const staticContents: Partial<Record<RouteName, ComponentType<ScreenProps>>> = {
  home: HomeScreen,
  solutions: SolutionsScreen,
  features: FeaturesScreen,
  pricing: PricingScreen,
  about: AboutScreen,
  docs: DocsScreen,
  apiReference: ApiScreen,
  documentation: DocsScreen,
  blog: BlogScreen,
  blogArticle: ArticleScreen,
  careers: CareersScreen,
  privacy: LegalScreen,
  terms: LegalScreen,
  cookies: LegalScreen,
  privacyPolicy: LegalScreen,
  termsOfService: LegalScreen,
  cookiePolicy: LegalScreen,
  authCallback: CallbackScreen,
}
