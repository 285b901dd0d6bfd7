import { basename } from 'node:path'
import { moduleEdges, rooms, units } from '../import-rules.ts'
import type { Room } from '../import-rules.ts'
import { pathPattern } from './path-pattern.ts'

/** Says why one file may not import another, or nothing. Both paths are relative to the root. */
export function judgeImport(from: string, to: string): string | undefined {
  const [importer, imported] = [findRoom(from), findRoom(to)]
  if (!importer || !imported || importer.imports === 'anything') return undefined

  const [home, visited] = [findUnit(from), findUnit(to)]
  const isAtHome = home ? home.folder === visited?.folder : importer === imported
  const isOutsideProduct = imported.imports === 'anything'
  if (isOutsideProduct || !(isAtHome || importer.imports.includes(imported.name))) {
    return `${importer.title} never imports ${imported.title}`
  }
  if (isAtHome || !visited) return undefined
  if (visited.frontDoor !== undefined && to !== visited.frontDoor) {
    return `others import ${visited.name} through its front door only`
  }
  return home && imported.name === 'modules' ? judgeEdge(home.name, visited.name) : undefined
}

const roomPatterns = rooms.map((room) => ({ room, patterns: room.files.map(pathPattern) }))

export function findRoom(path: string): Room | undefined {
  return roomPatterns.find(({ patterns }) => patterns.some((pattern) => pattern.test(path)))?.room
}

const unitPatterns = units.map(({ folder, frontDoor }) => ({
  folder,
  frontDoor,
  inside: pathPattern(`${folder}/**`),
}))

function findUnit(path: string) {
  const unit = unitPatterns.find(({ inside }) => inside.test(path))
  if (!unit) return undefined
  const folder = path.split('/').slice(0, unit.folder.split('/').length).join('/')
  const frontDoor = unit.frontDoor === undefined ? undefined : `${folder}/${unit.frontDoor}`
  return { folder, frontDoor, name: basename(folder) }
}

function judgeEdge(from: string, to: string): string | undefined {
  if (moduleEdges[from]?.includes(to)) return undefined
  return `the edge from ${from} to ${to} is not declared in scripts/import-rules.ts`
}
