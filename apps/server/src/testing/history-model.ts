/** What a project's files are, as plainly as one can say it: paths with a content, or null for a folder. */
export type Model = ReadonlyMap<string, string | null>

export type ModelChange =
  | { kind: 'write'; path: string; content: string }
  | { kind: 'create-folder'; path: string }
  | { kind: 'move'; from: string; to: string }
  | { kind: 'delete'; path: string }

/** The files after a change, or undefined where it must be refused. Slow, and so simple that one sees it is right. */
export function changeModel(model: Model, change: ModelChange): Model | undefined {
  switch (change.kind) {
    case 'write':
      if (hasTwin(model, change.path) || model.get(change.path) === null) return undefined
      return place(model, change.path, change.content)
    case 'create-folder':
      if (hasTwin(model, change.path) || model.has(change.path)) return undefined
      return place(model, change.path, null)
    case 'move':
      return moveInModel(model, change)
    case 'delete':
      return model.has(change.path) ? without(model, change.path) : undefined
  }
}

/** Chosen files as they were in another state: first those that were not there, then those that were. */
export function restoreInModel(model: Model, then: Model, paths: readonly string[]): Model | undefined {
  const isFile = (state: Model, path: string) => typeof state.get(path) === 'string'
  if (paths.some((path) => !isFile(then, path) && !isFile(model, path))) return undefined
  let next: Model | undefined = model
  for (const path of paths.filter((each) => !isFile(then, each))) next = next && without(next, path)
  for (const path of paths.filter((each) => isFile(then, each))) {
    next = next && changeModel(next, { kind: 'write', path, content: then.get(path) ?? '' })
  }
  return next
}

function moveInModel(model: Model, { from, to }: { from: string; to: string }): Model | undefined {
  if (!model.has(from) || isBelow(to, from)) return undefined
  if (from === to) return model
  const isTaken = [...model.keys()].some((path) => path !== from && isSameName(path, to))
  if (isTaken) return undefined
  let next: Model | undefined = without(model, from)
  for (const [path, content] of model) {
    const isMoved = path === from || isBelow(path, from)
    if (isMoved) next = next && place(next, to + path.slice(from.length), content)
  }
  return next
}

function place(model: Model, path: string, content: string | null): Model | undefined {
  const next = new Map(model)
  const names = path.split('/')
  for (let count = 1; count < names.length; count += 1) {
    const folder = names.slice(0, count).join('/')
    if (hasTwin(model, folder) || typeof model.get(folder) === 'string') return undefined
    next.set(folder, null)
  }
  return next.set(path, content)
}

function without(model: Model, gone: string): Model {
  return new Map([...model].filter(([path]) => path !== gone && !isBelow(path, gone)))
}

const isBelow = (path: string, folder: string) => path.startsWith(`${folder}/`)
const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const hasTwin = (model: Model, path: string) =>
  [...model.keys()].some((each) => each !== path && isSameName(each, path))
