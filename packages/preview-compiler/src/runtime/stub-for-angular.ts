/**
 * What Angular finds about a class that is missing: a module without anything in it, so that components may import it, and
 * a service of which there is one. Whatever else it asks for is not there, or it would follow it without end.
 */
export function describeToAngular(key: string, create: () => unknown): unknown {
  if (key === 'ɵmod') return emptyModule
  return key === 'ɵprov' ? { providedIn: 'root', factory: create } : undefined
}

const nothing = { directives: new Set(), pipes: new Set() }
const emptyModule = {
  bootstrap: [],
  declarations: [],
  imports: [],
  exports: [],
  transitiveCompileScopes: { compilation: nothing, exported: nothing },
  schemas: null,
  id: null,
}
