import type { ModuleDependencies, ModuleDependency } from '../compile/wrap-module.ts'
import type { Exports } from './exports.ts'
import { createStub } from './stub.ts'

type ModuleFunction = (...given: readonly unknown[]) => Promise<void>
type DefineArguments = readonly [
  id: string,
  dependencies: ModuleDependencies,
  run: ModuleFunction,
  dynamicDependencies?: ModuleDependencies,
]

interface Definition {
  dependencies: ModuleDependencies
  dynamicDependencies: ModuleDependencies
  run: ModuleFunction
}

interface Instance {
  /** The same object for the life of the page, so that importers always see the newest exports. */
  exports: Exports
  status: 'idle' | 'running' | 'done' | 'failed'
  run: Run | undefined
}

/** One walk through a graph. Two of them may meet, when a page imports at the same time from two places. */
interface Run {
  waitsFor: Run | undefined
  done: Promise<void>
}

interface RegistryOptions {
  /** What `import.meta` is for a module. */
  describe: (id: string) => object
  /** The two functions that Fast Refresh writes into modules. */
  refreshFor: (id: string) => readonly [register: unknown, sign: unknown]
  importAddress: (url: string) => Promise<Exports>
}

export type Registry = ReturnType<typeof createRegistry>

/** All modules of the page: what they are, what they import, and how far they have come. */
export function createRegistry({ describe, refreshFor, importAddress }: RegistryOptions) {
  const definitions = new Map<string, Definition>()
  const instances = new Map<string, Instance>()
  const packages = new Map<string, Exports>()
  const stubs = new Map<string, Exports>()

  function define(...[id, dependencies, run, dynamicDependencies = {}]: DefineArguments): void {
    definitions.set(id, { dependencies, dynamicDependencies, run })
  }

  /** Runs a module after everything it imports, each once, in the order that the language prescribes. */
  async function load(id: string): Promise<Exports> {
    const instance = instanceOf(id)
    if (instance.status === 'done') return instance.exports
    const order = sortWaiting(id)
    const { promise, resolve } = Promise.withResolvers<void>()
    const run: Run = { waitsFor: undefined, done: promise }
    const others = claim(order, run)
    for (const other of others) {
      if (waitsInCircle(other, run)) continue
      run.waitsFor = other
      await other.done
      run.waitsFor = undefined
    }
    // What another walk gave up on is left for this one.
    claim(order, run)
    try {
      await loadPackages(order)
      for (const waiting of order) if (instanceOf(waiting).run === run) await evaluate(waiting)
    } finally {
      for (const waiting of order) {
        const current = instanceOf(waiting)
        if (current.run === run) current.run = undefined
      }
      resolve()
    }
    return instance.exports
  }

  /** Takes the modules that nobody else is about to run, and tells who has the others. */
  function claim(ids: readonly string[], run: Run): Set<Run> {
    const others = new Set<Run>()
    for (const id of ids) {
      const instance = instanceOf(id)
      if (instance.run === undefined && instance.status === 'idle') instance.run = run
      else if (instance.run !== undefined && instance.run !== run) others.add(instance.run)
    }
    return others
  }

  async function evaluate(id: string): Promise<void> {
    const instance = instanceOf(id)
    if (instance.status !== 'idle') return
    const definition = definitions.get(id)
    if (!definition) throw new Error(`The module ${id} has not arrived.`)
    instance.status = 'running'
    // Importers hold this object, so it is emptied and filled again instead of being replaced.
    for (const name of Object.keys(instance.exports)) Reflect.deleteProperty(instance.exports, name)
    try {
      await definition.run(
        instance.exports,
        (specifier: string) => exportsOf(definition.dependencies[specifier], specifier),
        (specifier: unknown) => importDynamically(definition, String(specifier)),
        describe(id),
        (source: Exports) => exportAll(instance.exports, source),
        ...refreshFor(id),
      )
      instance.status = 'done'
    } catch (error) {
      instance.status = 'failed'
      throw error
    }
  }

  async function importDynamically(definition: Definition, specifier: string): Promise<Exports> {
    const dependency = definition.dynamicDependencies[specifier] ?? definition.dependencies[specifier]
    if (dependency === undefined) {
      if (/^(?:https?:)?\/\//.test(specifier)) return importAddress(specifier)
      throw new Error(`The page imports ${specifier}, which is not in the project.`)
    }
    if (typeof dependency === 'string') return load(dependency)
    if (isAddress(dependency)) await loadPackage(dependency[0])
    return exportsOf(dependency, specifier)
  }

  function exportsOf(dependency: ModuleDependency | undefined, specifier: string): Exports {
    if (typeof dependency === 'string') return instanceOf(dependency).exports
    if (dependency === undefined)
      throw new Error(`The page imports ${specifier}, which is not in the project.`)
    if (isAddress(dependency)) return packages.get(dependency[0]) ?? {}
    const stub = stubs.get(dependency.missing) ?? createStub(dependency.missing)
    stubs.set(dependency.missing, stub)
    return stub
  }

  function instanceOf(id: string): Instance {
    const known = instances.get(id)
    if (known) return known
    const created: Instance = { exports: createExports(), status: 'idle', run: undefined }
    instances.set(id, created)
    return created
  }

  /** What has to run before a module can, itself included, each after its own imports. */
  function sortWaiting(root: string): string[] {
    const sorted: string[] = []
    const seen = new Set<string>([root])
    const stack = [{ id: root, imports: staticImports(root), next: 0 }]
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const id = top.imports[top.next]
      top.next++
      if (id === undefined) {
        stack.pop()
        sorted.push(top.id)
      } else if (!seen.has(id) && instanceOf(id).status !== 'done') {
        seen.add(id)
        stack.push({ id, imports: staticImports(id), next: 0 })
      }
    }
    return sorted
  }

  function staticImports(id: string): string[] {
    const { dependencies = {} } = definitions.get(id) ?? {}
    return Object.values(dependencies).filter((dependency) => typeof dependency === 'string')
  }

  async function loadPackages(ids: readonly string[]): Promise<void> {
    const urls = new Set(
      ids.flatMap((id) =>
        Object.values(definitions.get(id)?.dependencies ?? {}).flatMap((dependency) =>
          isAddress(dependency) ? [dependency[0]] : [],
        ),
      ),
    )
    await Promise.all([...urls].map((url) => loadPackage(url)))
  }

  async function loadPackage(url: string): Promise<void> {
    if (!packages.has(url)) packages.set(url, await importAddress(url))
  }

  return {
    define,
    load,
    remove(id: string): void {
      definitions.delete(id)
    },
    /** The exports of a module that has run, and undefined for all others. */
    exportsIfDone(id: string): Exports | undefined {
      const instance = instances.get(id)
      return instance?.status === 'done' ? instance.exports : undefined
    },
    /** Whether a module has been asked for: only those have to run again when they change. */
    hasStarted: (id: string): boolean => instances.has(id) && instances.get(id)?.status !== 'idle',
    /** Lets modules run again when they are next loaded. */
    reset(ids: Iterable<string>): void {
      for (const id of ids) instanceOf(id).status = 'idle'
    },
    /** Who imports whom, backwards, for changes to travel up. */
    listImporters(): Map<string, string[]> {
      const importers = new Map<string, string[]>()
      for (const [id, { dependencies, dynamicDependencies }] of definitions)
        for (const dependency of [...Object.values(dependencies), ...Object.values(dynamicDependencies)]) {
          if (typeof dependency !== 'string') continue
          const known = importers.get(dependency)
          if (known) known.push(id)
          else importers.set(dependency, [id])
        }
      return importers
    },
  }
}

function isAddress(dependency: ModuleDependency): dependency is readonly [string] {
  return Array.isArray(dependency)
}

function createExports(): Exports {
  const exports: Exports = Object.create(null)
  Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' })
  return exports
}

function exportAll(target: Exports, source: Exports): void {
  for (const name of Object.keys(source))
    if (name !== 'default' && !(name in target))
      Object.defineProperty(target, name, { enumerable: true, configurable: true, get: () => source[name] })
}

function waitsInCircle(other: Run, run: Run): boolean {
  for (let next: Run | undefined = other; next; next = next.waitsFor) if (next === run) return true
  return false
}
