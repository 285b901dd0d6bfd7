import { buildStack } from '@joinery/contract'
import type { BuildStack } from '@joinery/contract'

const mark = 'Settings for new code:'

/** What the user has set, in words for a model and in a form that a program can read. */
export function describeStack(stack: BuildStack): string {
  return [`${mark} ${JSON.stringify(stack)}`, inWords(stack), rules].join('\n')
}

/** Finds what was set at the place where the engine says it, and nowhere else: files could say the same. */
export function readStack(context: string): BuildStack | null {
  const [, , section = ''] = context.split('\n\n', 3)
  const [line = ''] = section.split('\n', 1)
  if (!line.startsWith(mark)) return null
  return buildStack.safeParse(JSON.parse(line.slice(mark.length))).data ?? null
}

function inWords({ frontendLanguage, frontendFramework, backendFramework, setup }: BuildStack): string {
  const general = `The user prefers ${frontendLanguage} with ${frontendFramework} in the browser, and ${backendFramework} where there is a server.`
  if (setup === null) return general
  return `This project was set up for ${setup.language} with ${setup.framework}. Where that leaves something open: ${general}`
}

const rules =
  'This replaces what you would take by default. It does not change what a project already is, and a request that names something else wins. Only code for the browser runs in the preview: write code for a server as files, and say that it has not been run.'
