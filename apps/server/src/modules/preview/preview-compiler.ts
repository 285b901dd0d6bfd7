import type {
  BuiltSite,
  CompilerPool,
  PreviewModule,
  PreviewState,
  PreviewStyle,
  ProjectFiles,
  RuntimeScript,
  renderDocument,
} from '@joinery/preview-compiler'

/** Everything that previews are made of. It takes its time and memory, so it is opened with the first of them. */
export interface PreviewCompiler {
  readonly pool: CompilerPool
  /** Does ahead what the first preview would otherwise wait for. */
  warm: () => Promise<void>
  readonly runtime: RuntimeScript
  readonly packages: PackageFiles & PackageInstaller
  renderDocument: typeof renderDocument
  joinModules: (
    modules: readonly PreviewModule[],
    state: PreviewState,
    styles?: readonly PreviewStyle[],
  ) => string
  /** The project as it is published. */
  build: (files: ProjectFiles, env: Readonly<Record<string, string>>) => Promise<BuiltSite>
  /** The files that a project lacks to run outside, given what it imports. */
  complete: (files: ProjectFiles, specifiers: readonly string[]) => Promise<ReadonlyMap<string, string>>
  close: () => void
}

/** The scripts and styles of the packages that a preview may import, by the path of their address. */
export interface PackageFiles {
  read: (path: string) => Promise<PackageFile | undefined>
}

/** Adds packages of the registry to those that previews may import, once for all of them. */
export interface PackageInstaller {
  install: (wanted: {
    name: string
    version: string
  }) => Promise<{ isInstalled: true; version: string } | { isInstalled: false; reason: string }>
}

export interface PackageFile {
  readonly body: Uint8Array
  readonly type: string
  /** Why this only stands for what was asked for. The next one who asks may get more. */
  readonly problem?: string
}
