/** What a framework's compiler may look at beside its own file. */
export interface ProjectView {
  readText: (path: string) => string | undefined
  /** The file of the project that an import leads to; undefined for a package and for what is missing. */
  findFile: (specifier: string, importer: string) => string | undefined
}

/** For a file that is compiled on its own. */
export const emptyView: ProjectView = { readText: () => undefined, findFile: () => undefined }
