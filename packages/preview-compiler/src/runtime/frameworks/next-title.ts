import { NotFound, Redirection } from './next-route.ts'

interface Metadata {
  title?: string | { default?: string; absolute?: string; template?: string } | null
}

/** What a page or a layout says about itself. */
export interface TitledModule {
  metadata?: Metadata
  generateMetadata?: (properties: object, parent: Promise<object>) => Metadata | Promise<Metadata>
}

/** The nearest to the page wins, in the form that those around it ask for. Given from the outermost to the innermost. */
export async function readTitle(
  modules: readonly TitledModule[],
  properties: object,
): Promise<string | undefined> {
  let title: string | undefined
  let template = '%s'
  for (const module of modules) {
    const { title: own } = await readMetadata(module, properties)
    if (typeof own === 'string') title = template.replace('%s', () => own)
    else if (own) {
      title =
        own.absolute ?? (own.default === undefined ? title : template.replace('%s', () => own.default ?? ''))
      template = own.template ?? template
    }
  }
  return title
}

async function readMetadata(
  { metadata, generateMetadata }: TitledModule,
  properties: object,
): Promise<Metadata> {
  try {
    return (await generateMetadata?.(properties, Promise.resolve({}))) ?? metadata ?? {}
  } catch (error) {
    // The page itself asks for the same.
    if (error instanceof NotFound || error instanceof Redirection) return {}
    throw error
  }
}
