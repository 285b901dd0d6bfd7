import { routes, texts } from '@joinery/contract'

export interface PageLink {
  path: string
  label: string
}

const { nav, footer, shell } = texts.layout

/** The top navigation's pages, in order; the ways in stand apart from them. */
export const topLinks: PageLink[] = [
  { path: routes.solutions.path, label: nav.links.solutions },
  { path: routes.features.path, label: nav.links.features },
  { path: routes.pricing.path, label: nav.links.pricing },
  { path: routes.about.path, label: nav.links.about },
  { path: routes.docs.path, label: nav.links.docs },
  { path: routes.blog.path, label: nav.links.blog },
]

/** Visitors log in or get started; whoever is signed in goes on to work. The last link is the one that stands out. */
export const waysIn = (isSignedIn: boolean): PageLink[] =>
  isSignedIn
    ? [{ path: routes.dashboard.path, label: shell.links.dashboard }]
    : [
        { path: routes.login.path, label: nav.links.login },
        { path: routes.register.path, label: nav.links.getStarted },
      ]

export const footerColumns: { heading: string; links: PageLink[] }[] = [
  {
    heading: footer.product.heading,
    links: [
      { path: routes.solutions.path, label: footer.product.solutions },
      { path: routes.features.path, label: footer.product.features },
      { path: routes.pricing.path, label: footer.product.pricing },
      { path: routes.docs.path, label: footer.product.documentation },
      { path: routes.blog.path, label: footer.product.blog },
    ],
  },
  {
    heading: footer.company.heading,
    links: [
      { path: routes.about.path, label: footer.company.about },
      { path: routes.careers.path, label: footer.company.careers },
      { path: routes.billing.path, label: footer.company.billing },
    ],
  },
  {
    heading: footer.legal.heading,
    links: [
      { path: routes.privacy.path, label: footer.legal.privacy },
      { path: routes.terms.path, label: footer.legal.terms },
      { path: routes.cookies.path, label: footer.legal.cookies },
    ],
  },
]
