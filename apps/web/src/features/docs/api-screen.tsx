import { endpoints, pathParameters, routes, texts } from '@joinery/contract'
import type { AnyEndpoint } from '@joinery/contract'
import { Link } from 'react-router'
import { z } from 'zod'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'

const { apiReference } = texts.publicPages

/** Every operation of the API, read from the contract, so that the page is never out of date. */
export function ApiScreen() {
  return (
    <div className="page-column grid w-full gap-10 py-12 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-16 lg:py-16">
      <nav
        aria-label={texts.publicPages.docs.onThisPage}
        className="lg:sticky lg:top-22 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
      >
        <ul className="flex flex-wrap gap-x-4 border-neutral-5 max-lg:border-y max-lg:py-3 lg:grid lg:gap-0.5 lg:border-l">
          {Object.keys(endpoints).map((area) => (
            <li key={area}>
              <a
                href={`#${area}`}
                className="block py-1.5 font-mono text-13 text-neutral-10 transition-colors hover:text-neutral-12 lg:-ml-px lg:border-l lg:border-transparent lg:pl-4 lg:hover:border-accent pointer-coarse:py-2.5"
              >
                {area}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-12">
        <div className="grid gap-4">
          <h1 className="text-32 font-semibold sm:text-44">{apiReference.title}</h1>
          <p className="max-w-3xl text-16 text-neutral-10">{apiReference.lead}</p>
          <p className="flex flex-wrap gap-x-6 text-16">
            <Link to={`${routes.docs.path}#api`} className={textLinkClasses}>
              {apiReference.how}
            </Link>
            <a href="/api/openapi.json" className={textLinkClasses}>
              {apiReference.openApi}
            </a>
          </p>
        </div>
        {Object.entries(endpoints).map(([area, operations]) => (
          <section key={area} id={area} className="grid min-w-0 max-w-3xl scroll-mt-22 gap-3">
            <h2 className="font-mono text-20 font-semibold">{area}</h2>
            <ul className="divide-y divide-neutral-5 rounded-card border border-neutral-5 px-5">
              {Object.entries<AnyEndpoint>(operations).map(([name, endpoint]) => (
                <Operation key={name} name={name} endpoint={endpoint} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function Operation({ name, endpoint }: { name: string; endpoint: AnyEndpoint }) {
  const { method, path, input } = endpoint
  const inPath = pathParameters(path)
  const { required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const others = Object.keys(input.shape).filter((field) => !inPath.includes(field))
  // What may be left out carries a question mark, as in the types.
  const named = others.map((field) => (required.includes(field) ? field : `${field}?`))
  return (
    <li className="grid gap-1 py-4">
      <p className="font-mono text-14 break-all">
        <span className="text-accent">{method}</span> {path}
      </p>
      <p className="text-13 text-neutral-10">
        {name}
        {named.length > 0 && ` · ${apiReference.takes} ${named.join(', ')}`}
      </p>
    </li>
  )
}
