import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { connectServices, ServiceGlyph } from './service-glyph.tsx'

/** Connecting a service needs an account, so an anonymous visitor is led to the sign-in screen. */
export function ConnectLinks() {
  return (
    <div className="flex divide-x divide-neutral-5 rounded-control border border-neutral-5">
      {connectServices.map((service) => (
        <Link
          key={service}
          to={routes.login.path}
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
