import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { connectServices, ServiceGlyph } from './service-glyph.tsx'

/**
 * Where a service is connected. Its dialog opens for whoever is signed in; everybody else comes to the sign-in screen
 * first, and from there back to it. The social network's sign-in starts at once.
 */
const addresses = {
  hostedBackend: `${routes.settings.path}?tab=integrations&connect=hosted-backend`,
  codeHosting: `${routes.settings.path}?tab=integrations&connect=code-hosting`,
  social: `${routes.login.path}?provider=google`,
} as const

export function ConnectLinks() {
  return (
    <div className="flex divide-x divide-neutral-5 rounded-control border border-neutral-5">
      {connectServices.map((service) => (
        <Link
          key={service}
          to={addresses[service]}
          aria-label={texts.layout.nav.connect[service]}
          title={texts.layout.nav.connect[service]}
          className="flex h-9 w-9 items-center justify-center text-neutral-10 transition-colors first:rounded-l-[5px] last:rounded-r-[5px] hover:bg-neutral-3 hover:text-neutral-12 active:bg-neutral-4 pointer-coarse:h-10 pointer-coarse:w-10"
        >
          <ServiceGlyph service={service} />
        </Link>
      ))}
    </div>
  )
}
