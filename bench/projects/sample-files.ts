export interface SampleFile {
  path: string
  content: string
}

const words =
  'const return await import export type user project file list when then value state open close'.split(' ')
const linesPerFile = 60

/** Files that look like source code, about 3 KB each. No two projects share one, which would save bytes. */
export function createSampleFiles(count: number, project: string): SampleFile[] {
  return Array.from({ length: count }, (_, index) => ({
    path: `src/feature-${index % 20}/part-${index}.ts`,
    content: sampleContent(project, index),
  }))
}

/** Every project and seed gives another content. */
export function sampleContent(project: string, seed: number): string {
  const random = createRandom(seed + 1)
  const lines = Array.from({ length: linesPerFile }, () =>
    Array.from({ length: 8 }, () => words[Math.floor(random() * words.length)]).join(' '),
  )
  return `// ${project}, part ${seed}\n${lines.join('\n')}\n`
}

/** A small generator with a seed; Math.random has none. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
