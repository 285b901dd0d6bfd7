import type { Draft } from './draft.ts'

/**
 * Where people hand in applications, the pending and the completed tasks are those applications, seen by whoever decides
 * about them, and no list of chores beside them.
 */
export function readDeskTasks({ kind, words }: Draft): [string, string][] {
  const isDesk =
    kind === 'operations' && handedIn.test(words) && seenByState.test(words) && !given.test(words)
  const [, application = 'process application'] = named.exec(words) ?? []
  return isDesk ? spoken.map((task) => [task, application]) : []
}

const spoken = ['task', 'administrative task', 'daily task', 'office task', 'daily administrative task']
const named = /\b((?:process|leave|purchase|travel|expense) application)s?\b/
const handedIn =
  /\b(?:process|leave|purchase|travel|expense|submit(?:ting)?|approv(?:e|ing)) applications?\b|\bapprovals?\b/
const seenByState =
  /\b(?:pending|to-?do|outstanding|completed|finished|done|processed) (?:tasks|items|matters)\b/
/** Tasks that people give each other are tasks. */
const given = /\b(?:assign\w*|task management|create tasks?|manage tasks|kanban|projects?|sprints?)\b/
