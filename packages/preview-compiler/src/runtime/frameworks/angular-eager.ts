/**
 * A component that says nothing about it is looked at with every change, until Angular 22: from then on it is passed over
 * unless it says that it has changed. The compiler in the page is the newer one, and projects are written for either.
 */
const { ɵcompilerFacade: facade }: { ɵcompilerFacade: CompilerFacade } = Reflect.get(globalThis, 'ng')
const compileComponent = facade.compileComponent.bind(facade)
facade.compileComponent = (environment, url, meta) =>
  compileComponent(environment, url, { ...meta, changeDetection: meta.changeDetection ?? eager })

interface CompilerFacade {
  compileComponent: (environment: unknown, url: string, meta: { changeDetection?: number }) => unknown
}

const eager = 1
