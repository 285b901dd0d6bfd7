import { isRecord } from '../is-record.ts'
import type { FrameMessage, PickedElement } from '../protocol.ts'
import { parseStack } from './stack.ts'
import type { ScriptLayouts } from './stack.ts'

interface PickerOptions {
  send: (message: FrameMessage) => void
  layouts: ScriptLayouts
}

/** Lets somebody point at an element of the app instead of using it. Escape ends it. */
export function createPicker({ send, layouts }: PickerOptions) {
  const mark = createMark()
  let hovered: Element | undefined

  const look = (event: Event) => {
    hovered = elementOf(event)
    if (hovered) mark.show(hovered, nameOf(describe(hovered, layouts)))
  }
  const choose = (event: Event) => {
    swallow(event)
    const element = elementOf(event) ?? hovered
    stop()
    if (element) send({ type: 'picked', element: describe(element, layouts) })
    else send({ type: 'pick-ended' })
  }
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    swallow(event)
    stop()
    send({ type: 'pick-ended' })
  }

  function stop(): void {
    mark.hide()
    hovered = undefined
    removeEventListener('pointermove', look, true)
    removeEventListener('click', choose, true)
    removeEventListener('keydown', cancel, true)
    for (const type of swallowed) removeEventListener(type, swallow, true)
  }

  return (isOn: boolean): void => {
    stop()
    if (!isOn) return
    addEventListener('pointermove', look, true)
    addEventListener('click', choose, true)
    addEventListener('keydown', cancel, true)
    for (const type of swallowed) addEventListener(type, swallow, true)
    focus()
  }
}

/** The app must not notice that it was pointed at. */
const swallowed = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'dblclick', 'submit'] as const

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function elementOf({ target }: Event): Element | undefined {
  return target instanceof Element && target !== document.documentElement ? target : undefined
}

function describe(element: Element, layouts: ScriptLayouts): PickedElement {
  const text = (element instanceof HTMLElement ? element.innerText : '').trim().replaceAll(/\s+/g, ' ')
  return {
    tag: element.tagName.toLowerCase(),
    text: text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text,
    ...(describeReact(element, layouts) ?? describeSvelte(element) ?? describeVue(element)),
  }
}

const maxTextLength = 80

const nameOf = ({ tag, component }: PickedElement) => (component ? `${component} <${tag}>` : `<${tag}>`)

type Origin = Pick<PickedElement, 'component' | 'place' | 'position'>

/**
 * React keeps its own tree on the elements. React 18 writes down where an element was written, React 19 keeps the stack
 * trace of its making. What a package rendered has no place in the project, so that of whoever used it counts.
 */
function describeReact(element: Element, layouts: ScriptLayouts): Origin | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
  let fiber: unknown = key && Reflect.get(element, key)
  if (!isRecord(fiber)) return undefined
  let component: string | undefined
  let origin: Origin | undefined
  for (let depth = 0; isRecord(fiber) && depth < maxDepth && !(component && origin); depth++) {
    component ??= readComponentName(fiber['type'])
    origin ??= readSource(fiber['_debugSource']) ?? readStack(fiber['_debugStack'], layouts)
    fiber = fiber['return']
  }
  return { ...(component !== undefined && { component }), ...origin }
}

const maxDepth = 200

/** A component is a function, or wraps one as `memo` and `forwardRef` do. */
function readComponentName(type: unknown): string | undefined {
  if (typeof type === 'function') {
    const name: unknown = Reflect.get(type, 'displayName')
    return typeof name === 'string' ? name : type.name || undefined
  }
  if (!isRecord(type)) return undefined
  if (typeof type['displayName'] === 'string') return type['displayName']
  return readComponentName(type['render'] ?? (type['type'] === type ? undefined : type['type']))
}

function readSource(source: unknown): Origin | undefined {
  if (!isRecord(source)) return undefined
  return makePlace(source['fileName'], source['lineNumber'], source['columnNumber'])
}

function readStack(trace: unknown, layouts: ScriptLayouts): Origin | undefined {
  const stack = trace instanceof Error ? trace.stack : undefined
  const position = parseStack(stack ?? '', layouts).find((frame) => frame.position)?.position
  return position && { position }
}

function describeSvelte(element: Element): Origin | undefined {
  const meta: unknown = Reflect.get(element, '__svelte_meta')
  const loc = isRecord(meta) ? meta['loc'] : undefined
  if (!isRecord(loc)) return undefined
  const origin = makePlace(loc['file'], loc['line'], loc['column'])
  return origin && { ...origin, ...named(loc['file']) }
}

function describeVue(element: Element): Origin | undefined {
  let holder: Element | null = element
  while (holder && !Reflect.get(holder, '__vueParentComponent')) holder = holder.parentElement
  const instance: unknown = holder && Reflect.get(holder, '__vueParentComponent')
  const type = isRecord(instance) ? instance['type'] : undefined
  if (!isRecord(type)) return undefined
  return { ...named(type['__name'] ?? type['name'] ?? type['__file']), ...makePlace(type['__file'], 1, 1) }
}

/** A component that is a file is called like its file. */
function named(name: unknown): Origin {
  if (typeof name !== 'string' || name === '') return {}
  return { component: name.replace(/^.*\//, '').replace(/\.\w+$/, '') }
}

function makePlace(file: unknown, line: unknown, column: unknown): Origin | undefined {
  if (typeof file !== 'string' || typeof line !== 'number') return undefined
  const place = {
    file: file.replace(/^\//, ''),
    line,
    column: typeof column === 'number' ? Math.max(1, column) : 1,
  }
  return { place }
}

/** The frame around the element that would be chosen, out of reach of the app's styles. */
function createMark() {
  const host = document.createElement('joinery-picker')
  const root = host.attachShadow({ mode: 'closed' })
  const box = document.createElement('div')
  const label = document.createElement('span')
  const style = document.createElement('style')
  style.textContent = markStyles
  box.append(label)
  root.append(style, box)
  return {
    show(element: Element, name: string): void {
      const { top, left, width, height } = element.getBoundingClientRect()
      Object.assign(box.style, {
        top: `${top}px`,
        left: `${left}px`,
        width: `${width}px`,
        height: `${height}px`,
      })
      label.textContent = name
      label.className = top < 24 ? 'below' : ''
      if (!host.isConnected) document.documentElement.append(host)
    },
    hide: () => host.remove(),
  }
}

const markStyles = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483646; pointer-events: none; }
div { position: fixed; box-sizing: border-box; border: 2px solid #0891b2; border-radius: 4px; background: rgb(34 211 238 / 0.14); }
span { position: absolute; left: -2px; bottom: 100%; padding: 2px 6px; border-radius: 4px 4px 0 0; background: #0891b2; color: #fff; font: 600 12px/16px ui-monospace, monospace; white-space: nowrap; }
span.below { bottom: auto; top: 100%; border-radius: 0 0 4px 4px; }
`
