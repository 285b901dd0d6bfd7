import { createHash } from 'node:crypto'
import { texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { Door } from '../../../http/http-server.ts'

interface Options {
  /** From the first to the last, both of them ours. */
  ports: { readonly first: number; readonly last: number }
  /** Undefined where the port is another program's. */
  open: (port: number) => Promise<Door | undefined>
}

export type PreviewDoors = ReturnType<typeof createPreviewDoors>

/**
 * A port for each project whose preview is looked at by somebody who cannot open its name: on another machine that
 * knows this one by a number, or in a browser that finds no names below localhost. A project finds its port again
 * where it can.
 */
export function createPreviewDoors({ ports: { first, last }, open }: Options) {
  const count = last - first + 1
  const maxDoors = Math.min(count, mostDoors)
  const projects = new Map<number, ProjectId>()
  /** The longest unused comes first. */
  const doors = new Map<ProjectId, Promise<Door & { readonly port: number }>>()

  async function openFor(projectId: ProjectId): Promise<Door & { readonly port: number }> {
    const start = createHash('sha256').update(projectId).digest().readUInt32BE() % count
    for (let step = 0; step < Math.min(count, maxTrials); step += 1) {
      const port = first + ((start + step) % count)
      if (projects.has(port)) continue
      projects.set(port, projectId)
      const door = await open(port)
      if (door) return { ...door, port }
      projects.delete(port)
    }
    throw new AppError('unavailable', texts.preview.noDoor)
  }

  /** Nobody is sent away who looks at something, unless everybody does. */
  async function makeRoom(): Promise<void> {
    if (doors.size < maxDoors) return
    let chosen = doors.keys().next().value
    for (const [projectId, opening] of doors) {
      const door = await opening.catch(() => undefined)
      if (door?.isUsed() !== false) continue
      chosen = projectId
      break
    }
    if (chosen !== undefined) await shut(chosen)
  }

  async function shut(projectId: ProjectId): Promise<void> {
    const opening = doors.get(projectId)
    doors.delete(projectId)
    const door = await opening?.catch(() => undefined)
    if (!door) return
    await door.drain(drainMs)
    projects.delete(door.port)
  }

  return {
    /** Where the project's preview is open from now on. */
    async portOf(projectId: ProjectId): Promise<number> {
      const known = doors.get(projectId)
      if (!known) await makeRoom()
      const opening = doors.get(projectId) ?? openFor(projectId)
      doors.delete(projectId)
      doors.set(projectId, opening)
      try {
        return (await opening).port
      } catch (error) {
        doors.delete(projectId)
        throw error
      }
    },

    /** The project of which this is the port. */
    projectAt: (port: number | undefined): ProjectId | undefined =>
      port === undefined ? undefined : projects.get(port),

    close: async (): Promise<void> => {
      await Promise.all([...doors.keys()].map(shut))
    },
  }
}

const mostDoors = 200
const maxTrials = 50
const drainMs = 1_000
