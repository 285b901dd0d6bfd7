/** Hides a passage from those for whom a script is going to turn it into a tab. */
export const untilEnlivened = 'not-noscript:hidden'

/** Turns passages that stand below each other into tabs. The arrow keys move between them. */
export function addTabs(content: HTMLElement): () => void {
  const stops = Array.from(content.querySelectorAll<HTMLElement>('[data-tabs]'), makeTabs)
  return () => stops.forEach((stop) => stop())
}

function makeTabs(group: HTMLElement): () => void {
  const panels = Array.from(group.querySelectorAll<HTMLElement>('[data-tab]'))
  const tabs = Array.from(group.querySelectorAll<HTMLElement>('[role="tab"]'))
  const leaving = new AbortController()
  panels.forEach((panel) => {
    panel.role = 'tabpanel'
    panel.setAttribute('aria-labelledby', `${panel.id}-tab`)
    panel.classList.remove(untilEnlivened)
  })

  const choose = (chosen: number) => {
    tabs.forEach((tab, index) => {
      tab.ariaSelected = String(index === chosen)
      tab.tabIndex = index === chosen ? 0 : -1
      panels[index]?.toggleAttribute('hidden', index !== chosen)
    })
  }
  const listen = { signal: leaving.signal }
  tabs.forEach((tab, index) => tab.addEventListener('click', () => choose(index), listen))
  const move = (event: KeyboardEvent) => {
    const now = tabs.findIndex((tab) => tab === event.target)
    const steps: Record<string, number> = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 }
    const target = steps[event.key]
    if (now < 0 || target === undefined) return
    event.preventDefault()
    const next = (target + tabs.length) % tabs.length
    choose(next)
    tabs[next]?.focus()
  }
  group.addEventListener('keydown', move, listen)
  const named = panels.findIndex((panel) => `#${panel.id}` === window.location.hash)
  choose(Math.max(named, 0))
  return () => leaving.abort()
}
