declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: object): void
  export function register(type: unknown, id: string): void
  export function createSignatureFunctionForTransform(): (
    type: unknown,
    ...rest: readonly unknown[]
  ) => unknown
  export function isLikelyComponentType(type: unknown): boolean
  export function performReactRefresh(): void
}
