import { endpoints, pathParameters } from '@joinery/contract'
import type { AnyEndpoint } from '@joinery/contract'

/** Every operation of the API, read from the contract, so that the list is never out of date. */
export function ApiReference() {
  return (
    <div className="grid max-w-3xl gap-2">
      {Object.entries(endpoints).map(([area, operations]) => (
        <details key={area} id={`api-${area}`} className="rounded-card border border-neutral-5 px-5">
          <summary className="flex min-h-12 items-center py-2 font-mono text-14 font-medium">{area}</summary>
          <ul className="grid gap-4 pb-5">
            {Object.entries<AnyEndpoint>(operations).map(([name, endpoint]) => (
              <Operation key={name} name={name} endpoint={endpoint} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

function Operation({ name, endpoint }: { name: string; endpoint: AnyEndpoint }) {
  const { method, path, input } = endpoint
  const inPath = pathParameters(path)
  const others = Object.keys(input.shape).filter((field) => !inPath.includes(field))
  return (
    <li className="grid gap-1 border-t border-neutral-5 pt-4">
      <p className="font-mono text-13 break-all">
        <span className="text-accent">{method}</span> {path}
      </p>
      <p className="text-13 text-neutral-10">
        {name}
        {others.length > 0 && ` · takes ${others.join(', ')}`}
      </p>
    </li>
  )
}
