import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createMemoryFiles } from '../memory-files.ts'
import type { ProjectFilesPort } from '../ports.ts'
import { filesOfLog, ofType, runScript } from '../testing/run-script.ts'
import { say } from '../testing/scripted-model.ts'

const done = { parts: [...say.text('Done.'), say.end()] }
const write = (path: string, content = `${path}\n`) => say.call('write_file', { path, content })
const many = Array.from({ length: 40 }, (_, index) => `${index}.ts`)

/** A disk that takes its time, and remembers how much it was given at once. */
function createSlowFiles(refuse: (path: string) => boolean = () => false) {
  const files = createMemoryFiles()
  const batches: number[] = []
  const applyChanges: ProjectFilesPort['applyChanges'] = async (changes) => {
    batches.push(changes.length)
    await sleep(10)
    if (changes.some((change) => change.kind === 'write' && refuse(change.path))) {
      return { isApplied: false, problem: 'The project is full.' }
    }
    return files.applyChanges(changes)
  }
  return { ...files, applyChanges, batches }
}

describe('writing many files', () => {
  it('stores together what became complete meanwhile, in order, and says of each that it is written', async () => {
    const files = createSlowFiles()
    const { events, finished } = await runScript({
      files,
      script: [{ parts: [...many.flatMap((path) => write(path)), say.end('tool-calls')] }, done],
    })
    expect(files.batches.length).toBeLessThan(10)
    expect([...files.contents.keys()]).toEqual(many)
    expect(filesOfLog(events)).toEqual(Object.fromEntries(files.contents))
    expect(finished.status).toBe('succeeded')
  })

  it('says that a file is written although the model has fallen silent', async () => {
    const controller = new AbortController()
    const seen: string[] = []
    await runScript({
      files: createSlowFiles(),
      signal: controller.signal,
      script: [{ parts: write('a.ts'), hangs: true }],
      onEvent: ({ type }) => {
        seen.push(type)
        if (type === 'file-written') controller.abort()
      },
    })
    expect(seen.slice(-2)).toEqual(['file-written', 'finished'])
  })

  it('lets every other tool see the files that were on their way', async () => {
    const { calls } = await runScript({
      files: createSlowFiles(),
      script: [
        {
          parts: [
            ...write('a.ts'),
            ...write('b.ts'),
            ...say.call('read_file', { path: 'b.ts' }),
            say.end('tool-calls'),
          ],
        },
        done,
      ],
    })
    expect(JSON.stringify(calls[1]?.prompt.at(-1))).toContain('<file path=\\"b.ts\\">')
  })

  it('tells the model of a file that was refused after it had gone on', async () => {
    const files = createSlowFiles((path) => path === '7.ts')
    const { calls, events, finished } = await runScript({
      files,
      script: [{ parts: [...many.flatMap((path) => write(path)), say.end('tool-calls')] }, done],
    })
    const results = JSON.stringify(calls[1]?.prompt.at(-1))
    expect(results.match(/The project is full/g)).toHaveLength(1)
    expect(results.match(/is written/g)).toHaveLength(39)
    expect(ofType(events, 'file-discarded')).toEqual([
      { type: 'file-discarded', path: '7.ts', reason: 'The project is full.' },
    ])
    expect(finished.changedFiles).toHaveLength(39)
  })

  it('begins nothing more once the run is stopped, and takes back what was announced', async () => {
    const controller = new AbortController()
    const files = createSlowFiles()
    let begun = 0
    const { events, finished } = await runScript({
      files,
      signal: controller.signal,
      script: [{ parts: [...many.flatMap((path) => write(path)), say.end('tool-calls')] }],
      onEvent: (event) => {
        if (event.type !== 'file-started' || event.path !== '5.ts') return
        begun = files.batches.length
        controller.abort()
      },
    })
    expect(finished.status).toBe('stopped')
    expect(files.batches).toHaveLength(begun)
    const written = ofType(events, 'file-written').length
    expect(ofType(events, 'file-discarded').length).toBe(ofType(events, 'file-started').length - written)
    expect(files.contents.size).toBe(written)
  })

  it('hands on what breaks on our own side', async () => {
    const files = createMemoryFiles()
    const broken = runScript({
      files: { ...files, applyChanges: () => Promise.reject(new Error('no disk')) },
      script: [{ parts: [...write('a.ts'), say.end('tool-calls')] }, done],
    })
    await expect(broken).rejects.toThrow('no disk')
  })
})
