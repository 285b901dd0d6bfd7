import { fillText } from '@joinery/contract'
import type { texts } from '@joinery/contract'
import { examplePath } from '../../../lib/recorded-example.ts'
import type { RecordedExample } from '../../../lib/recorded-example.ts'
import { stageAt } from './example-stage.ts'
import { paintApp } from './paint-app.ts'
import { createPlayer } from './create-player.ts'
import { fillPane } from './fill-pane.ts'

type Words = (typeof texts)['landing']['example']

/** Replays the recorded run inside its frame. Whoever wants no motion sees its end at once. */
export async function playExample(frame: HTMLElement, words: Words): Promise<() => void> {
  const part = (name: string) => frame.querySelector<HTMLElement>(`[data-example-${name}]`)
  const [status, percent, bar, app] = [part('status'), part('percent'), part('bar'), part('app')]
  const [files, code, toggle] = [part('files'), part('code'), part('toggle')]
  if (!status || !percent || !bar || !app || !files || !code || !(toggle instanceof HTMLButtonElement))
    return () => undefined

  const { files: paths, lineCount, durationMs, shown, app: screen } = await fetchExample()
  const sumUp = fillText(words.done, {
    files: String(paths.length),
    lines: figures.format(lineCount),
    seconds: figures.format(durationMs / 1_000),
  })
  // One piece at a time: whoever scrolls or presses meanwhile does not wait for all of them.
  await rest()
  const showFiles = fillPane(files, paths.map(nameOf))
  showFiles(0)
  await rest()
  const showLines = fillPane(code, shown.lines)
  showLines(0)
  await rest()
  const painting = paintApp(app, screen)
  painting.show(0)
  await rest()
  const total = { lines: shown.lines.length, files: paths.length }

  const player = createPlayer({
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    draw(elapsedMs) {
      const stage = stageAt(elapsedMs, total)
      showFiles(stage.files)
      showLines(stage.lines)
      painting.show(stage.painted)
      bar.style.scale = `${stage.percent / 100} 1`
      percent.textContent = `${stage.percent} %`
      status.textContent = stage.isDone ? sumUp : fillText(words.writing, { path: shown.path })
      return stage.isDone
    },
    frames: {
      request: (draw) => requestAnimationFrame(draw),
      cancel: (id) => cancelAnimationFrame(id),
    },
    onState(state) {
      toggle.textContent = { playing: words.pause, paused: words.goOn, ended: words.again }[state]
      frame.dataset['example'] = state
    },
  })
  toggle.disabled = false
  toggle.addEventListener('click', player.toggle)
  return () => {
    player.stop()
    painting.stop()
    toggle.removeEventListener('click', player.toggle)
  }
}

/** Until the browser has nothing else to do. */
const rest = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 200 })
    else resolve()
  })

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** Written by our own build and served from our own origin. */
async function fetchExample(): Promise<RecordedExample> {
  const answer = await fetch(examplePath)
  return answer.json()
}

/** The end of a path says most. */
const nameOf = (path: string) => path.split('/').slice(-2).join('/')
