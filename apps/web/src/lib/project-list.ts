import { countText, texts } from '@joinery/contract'
import type { OutputOf, Project, ProjectId, projectEndpoints } from '@joinery/contract'

/** The caller's projects, newest first, and how many the plan allows. */
export type ProjectList = OutputOf<typeof projectEndpoints.list>

export function withProject(list: ProjectList, project: Project): ProjectList {
  return { ...list, projects: [project, ...list.projects.filter(({ id }) => id !== project.id)] }
}

export function withTitle(list: ProjectList, id: ProjectId, title: string): ProjectList {
  return {
    ...list,
    projects: list.projects.map((project) => (project.id === id ? { ...project, title } : project)),
  }
}

export function withoutProject(list: ProjectList, id: ProjectId): ProjectList {
  return { ...list, projects: list.projects.filter((project) => project.id !== id) }
}

/** How many count towards the plan: what others share does not. */
export function countOwn({ projects }: ProjectList): number {
  return projects.filter(({ sharedBy }) => sharedBy === null).length
}

/** True once the plan allows no further project. */
export function isAtLimit(list: ProjectList): boolean {
  return list.maxProjects !== null && countOwn(list) >= list.maxProjects
}

/** Why the plan allows no further project, where it does not. */
export function limitOf(list: ProjectList): string | undefined {
  if (list.maxProjects === null || !isAtLimit(list)) return undefined
  return countText(list.maxProjects, texts.projects.limit)
}
