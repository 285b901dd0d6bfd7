import type { QueryClient } from '@tanstack/react-query'
import { fileConflict, fillText, texts } from '@joinery/contract'
import type { FileContent, Tree } from '@joinery/contract'
import { ApiError } from '../../../lib/api-error.ts'
import type { notify as notifyOfPage } from '../../../lib/notify.ts'
import type { FileHome, FileWrite } from '../homes/file-home.ts'
import { changeEntries } from '../tree/change-entries.ts'
import type { TreeChange } from '../tree/change-entries.ts'
import { folderOf, foldersAbove, joinPath, nameOf } from '../tree/paths.ts'
import type { Desk } from './desk.ts'
import { contentQuery, treeQuery } from './file-queries.ts'

interface Dependencies {
  home: FileHome
  desk: Desk
  cache: QueryClient
  notify: Pick<typeof notifyOfPage, 'success' | 'error' | 'info'>
}

export type FileActions = ReturnType<typeof createFileActions>

/** Gives a deleted file back. */
export type Undo = () => Promise<void>

/** What one can do to the files of a home. The tree changes at once and is asked for again after every refusal. */
export function createFileActions({ home, desk, cache, notify }: Dependencies) {
  const treeKey = treeQuery(home).queryKey
  const { notices, editor, explorer } = texts.files

  const showChange = async (change: TreeChange) => {
    // An answer that is still on its way would show the tree as it was before.
    await cache.cancelQueries({ queryKey: treeKey })
    cache.setQueryData(treeKey, (tree: Tree | undefined) =>
      tree ? { ...tree, entries: changeEntries(tree.entries, change) } : tree,
    )
  }

  const reload = () => cache.invalidateQueries({ queryKey: treeKey })

  /** What is stored now: the tree's line for it is believed, so that the content is asked for at most once. */
  const readContent = async (path: string): Promise<FileContent> => {
    const entry = cache.getQueryData<Tree>(treeKey)?.entries.find((each) => each.path === path)
    const wanted = { path, hash: entry?.kind === 'file' ? entry.hash : '' }
    return cache.ensureQueryData({
      queryKey: contentQuery(home, wanted).queryKey,
      queryFn: () => home.readFile(path),
    })
  }

  const write = async (wanted: FileWrite) => {
    const { path, hash, size } = await home.writeFile(wanted)
    const { content, encoding = 'utf8' } = wanted
    cache.setQueryData(contentQuery(home, { path, hash }).queryKey, { path, hash, size, content, encoding })
    await showChange({ type: 'put', entry: { kind: 'file', path, hash, size } })
    for (const folder of foldersAbove(path)) await showFolder(folder)
    return { path, hash }
  }

  const showFolder = async (path: string) => {
    const isKnown = cache.getQueryData<Tree>(treeKey)?.entries.some((each) => each.path === path)
    if (!isKnown) await showChange({ type: 'put', entry: { kind: 'folder', path } })
  }

  /** Writes, and forgets the draft if it is still the one that was written. */
  const save = async (path: string, text: string, baseHash: string | null): Promise<void> => {
    const saved = desk.getState().drafts.get(path)
    try {
      const { hash } = await write({ path, content: text, baseHash })
      const draft = desk.getState().drafts.get(path)
      if (draft && draft !== saved) {
        desk.tell({ type: 'draft-changed', path, draft: { ...draft, baseHash: hash } })
      } else {
        desk.tell({ type: 'draft-dropped', path })
      }
      desk.tell({ type: 'conflict-left' })
      void notify.success(fillText(notices.saved, { name: nameOf(path) }))
    } catch (error) {
      const met = readConflict(error)
      if (met === undefined) return void notify.error(sentenceOf(error))
      if (!saved) {
        // Nothing was typed, so there is nothing to decide: what is stored comes into sight.
        void notify.info(editor.newer)
        return reload()
      }
      desk.tell({ type: 'draft-changed', path, draft: { text, baseHash } })
      desk.tell({ type: 'conflict-met', conflict: { path, current: met } })
      await reload()
    }
  }

  return {
    /** Asks for the tree again, for as long as that takes. */
    async refresh() {
      try {
        await cache.fetchQuery({ ...treeQuery(home), staleTime: 0 })
        void notify.success(notices.refreshed)
      } catch (error) {
        void notify.error(sentenceOf(error))
      }
    },

    /** Says what is wrong with the name, or nothing. */
    async createFile(folder: string, name: string): Promise<string | undefined> {
      return orSentence(async () => {
        const { path } = await write({ path: joinPath(folder, name), content: '', baseHash: null })
        desk.tell({ type: 'file-opened', path })
        void notify.success(notices.fileCreated)
      })
    },

    async createFolder(folder: string, name: string): Promise<string | undefined> {
      return orSentence(async () => {
        const { path } = await home.createFolder(joinPath(folder, name))
        await showFolder(path)
        desk.tell({ type: 'folder-opened', path })
        desk.tell({ type: 'item-selected', path })
        void notify.success(notices.folderCreated)
      })
    },

    async move(from: string, to: string): Promise<void> {
      const before = cache.getQueryData<Tree>(treeKey)
      await showChange({ type: 'move', from, to })
      try {
        const { path } = await home.move(from, to)
        desk.tell({ type: 'item-moved', from, to: path })
      } catch (error) {
        cache.setQueryData(treeKey, before)
        void notify.error(sentenceOf(error))
      }
      await reload()
    },

    /** The way back is there for a file. A folder is deleted for good, so its dialog asks first. */
    async delete(path: string, kind: 'file' | 'folder'): Promise<Undo | undefined> {
      try {
        const content = kind === 'file' ? await readContent(path) : undefined
        const draft = desk.getState().drafts.get(path)
        await home.delete(path)
        await showChange({ type: 'delete', path })
        desk.tell({ type: 'item-deleted', path })
        void notify.success(notices.deleted)
        if (!content) return undefined
        return async () => {
          const trouble = await orSentence(async () => {
            const { content: text, encoding } = content
            const { hash } = await write({ path, content: text, encoding, baseHash: null })
            if (draft) desk.tell({ type: 'draft-changed', path, draft: { ...draft, baseHash: hash } })
            desk.tell({ type: 'item-selected', path })
          })
          if (trouble !== undefined) void notify.error(trouble)
          else void notify.success(fillText(explorer.undone, { name: nameOf(path) }))
        }
      } catch (error) {
        void notify.error(sentenceOf(error))
        return undefined
      }
    },

    /** Saves what the editor shows. An empty file is left as it is, and the draft with it. */
    async save(path: string): Promise<void> {
      try {
        const draft = desk.getState().drafts.get(path)
        const { content, hash, encoding } = await readContent(path)
        const text = draft?.text ?? content
        if (encoding === 'base64' && !draft) return
        if (text === '') return void notify.info(editor.nothingToSave)
        await save(path, text, draft ? draft.baseHash : hash)
      } catch (error) {
        if (isGone(error)) return desk.tell({ type: 'conflict-met', conflict: { path, current: null } })
        void notify.error(sentenceOf(error))
      }
    },

    /** Ends a conflict with the given text: one's own side, or both merged. */
    async keepText(path: string, text: string): Promise<void> {
      const current = desk.getState().conflict?.current
      await save(path, text, current?.hash ?? null)
    },

    /** Ends a conflict with what is stored now. */
    async takeTheirs(path: string): Promise<void> {
      const current = desk.getState().conflict?.current
      desk.tell({ type: 'draft-dropped', path })
      desk.tell({ type: 'conflict-left' })
      if (!current) desk.tell({ type: 'tab-closed', path })
      await reload()
    },

    /** The folder that something new goes to when an item is selected. */
    folderFor(path: string | undefined): string {
      if (path === undefined) return ''
      const entry = cache.getQueryData<Tree>(treeKey)?.entries.find((each) => each.path === path)
      return entry?.kind === 'file' ? folderOf(path) : path
    },
  }
}

async function orSentence(act: () => Promise<void>): Promise<string | undefined> {
  try {
    await act()
    return undefined
  } catch (error) {
    return sentenceOf(error)
  }
}

/** Only refusals have a sentence for the user; anything else is a mistake of ours and goes on its way. */
function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  throw error
}

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not-found'

/** The side that is stored now; undefined where the error is no conflict. */
function readConflict(error: unknown): FileContent | null | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
  const conflict = fileConflict.safeParse(error.conflict)
  return conflict.success ? conflict.data.current : undefined
}
