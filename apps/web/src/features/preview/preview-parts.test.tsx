import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { projectId as projectIdShape } from '@joinery/contract'
import { ConsoleDrawer } from './console-drawer.tsx'
import { ErrorStrip } from './error-strip.tsx'
import { MissingPackagesLine } from './missing-packages-line.tsx'
import { NoPreview } from './no-preview.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { applyPreviewEvent, initialPreview } from './preview-state.ts'
import type { PreviewEvent, PreviewState } from './preview-state.ts'
import { PreviewToolbar } from './preview-toolbar.tsx'

const projectId = projectIdShape.parse('0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')
const nothing = () => {}
const after = (...events: PreviewEvent[]) => events.reduce(applyPreviewEvent, initialPreview)
const broken = after(
  { type: 'console', level: 'log', text: '<b>oak</b>' },
  { type: 'error', kind: 'unhandled-rejection', message: 'no wood', stack: [] },
  {
    type: 'error-located',
    id: 2,
    place: { file: 'src/App.tsx', line: 12, column: 3, frame: '> 12 | saw()' },
  },
)

describe('the frame', () => {
  it("is titled 'Live Preview' and sandboxed with scripts, same origin and forms", () => {
    const html = renderToStaticMarkup(
      <PreviewFrame
        frameRef={nothing}
        url="http://oak.preview.localhost/"
        device="full"
        isCovered={false}
        onLoad={nothing}
      />,
    )
    expect(html).toContain('title="Live Preview"')
    expect(html).toContain('sandbox="allow-scripts allow-same-origin allow-forms"')
    expect(html).toContain('src="http://oak.preview.localhost/"')
  })
})

describe('the toolbar', () => {
  it('refreshes, goes fullscreen and opens the preview page in a new window', () => {
    const html = toolbar(initialPreview)
    for (const name of ['Refresh', 'Fullscreen', 'Open in new window', 'Select an element'])
      expect(html).toContain(`aria-label="${name}"`)
    expect(html).toMatch(new RegExp(`<a href="/preview/${projectId}" target="_blank"`))
    for (const width of ['Phone', 'Tablet', 'Laptop', 'Full width'])
      expect(html).toContain(`aria-label="${width}"`)
  })

  it('shows where in the app one is, and offers where one was', () => {
    const html = toolbar(after({ type: 'location', path: '/' }, { type: 'location', path: '/shop' }))
    expect(html).toMatch(/<input aria-label="Address in the app"[^>]*value="\/shop"/)
    expect(html).toContain('<option value="/"')
  })

  it('counts errors before messages, and turns while it refreshes', () => {
    expect(toolbar(broken)).toContain('1 error')
    expect(toolbar(after({ type: 'console', level: 'log', text: 'a' }))).toContain('1 message')
    expect(toolbar(after({ type: 'refresh-started' }))).toContain('aria-busy="true"')
    expect(toolbar(initialPreview)).not.toContain('aria-busy')
  })
})

describe('the console drawer', () => {
  it('lists errors with their place, the lines around it and a way to have them mended', () => {
    const html = drawer('errors')
    expect(html).toContain('Unhandled rejection: no wood')
    expect(html).toContain('src/App.tsx:12</button>')
    expect(html).toContain('&gt; 12 | saw()')
    expect(html).toContain('Fix it')
  })

  it('shows what the app wrote as text, never as markup', () => {
    expect(drawer('console')).toContain('&lt;b&gt;oak&lt;/b&gt;')
  })
})

describe('the strip below the frame', () => {
  it('shows the newest error with its place, and nothing without one', () => {
    const html = renderToStaticMarkup(<ErrorStrip errors={broken.errors} onShow={nothing} onFix={nothing} />)
    expect(html).toContain('no wood')
    expect(html).toContain('src/App.tsx:12')
    expect(renderToStaticMarkup(<ErrorStrip errors={[]} onShow={nothing} />)).toBe('')
  })
})

describe('packages that the preview lacks', () => {
  it('are named, with a button that installs them, and nothing is shown without any', () => {
    const show = (names: string[]) =>
      renderToStaticMarkup(
        <MissingPackagesLine names={names} problem="" isInstalling={false} onInstall={nothing} />,
      )
    expect(show(['react-confetti', '@acme/map'])).toMatch(
      /Not part of the preview: react-confetti, @acme\/map\..*<button[^>]*>Install<\/button>/,
    )
    expect(show([])).toBe('')
  })
})

describe('the empty state', () => {
  it("says 'No Live Preview Available' and what to do", () => {
    const html = renderToStaticMarkup(<NoPreview sentence="Open a project to see it running." />)
    expect(html).toContain('No Live Preview Available')
    expect(html).toContain('Open a project to see it running.')
  })
})

const toolbar = (state: PreviewState) =>
  renderToStaticMarkup(
    <PreviewToolbar
      projectId={projectId}
      state={state}
      device="full"
      isConsoleOpen={false}
      isFullscreen={false}
      onRefresh={nothing}
      onGo={nothing}
      onDevice={nothing}
      onPick={nothing}
      onConsole={nothing}
      onFullscreen={nothing}
    />,
  )

const drawer = (tab: 'console' | 'errors') =>
  renderToStaticMarkup(
    <ConsoleDrawer
      state={broken}
      tab={tab}
      onTab={nothing}
      onClear={nothing}
      onClose={nothing}
      onShowPlace={nothing}
      onFix={nothing}
    />,
  )
