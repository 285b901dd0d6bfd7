/** Turns passages that stand below each other into tabs. The arrow keys move between them. */
export function addTabs(content: HTMLElement): () => void {
  const stops = Array.from(content.querySelectorAll<HTMLElement>('[data-tabs]'), makeTabs)
  return () => stops.forEach((stop) => stop())
}

function makeTabs(group: HTMLElement): () => void {
  const panels = Array.from(group.querySelectorAll<HTMLElement>('[data-tab]'))
  const list = document.createElement('div')
  list.role = 'tablist'
  list.className = 'tab-list'
  const tabs = panels.map((panel) => {
    const tab = document.createElement('button')
    tab.type = 'button'
    tab.role = 'tab'
    tab.id = `${panel.id}-tab`
    tab.textContent = panel.dataset['tab'] ?? ''
    tab.setAttribute('aria-controls', panel.id)
    panel.role = 'tabpanel'
    panel.setAttribute('aria-labelledby', tab.id)
    panel.querySelector('h3')?.setAttribute('hidden', '')
    return tab
  })
  list.append(...tabs)
  group.prepend(list)

  const choose = (chosen: number) => {
    tabs.forEach((tab, index) => {
      tab.ariaSelected = String(index === chosen)
      tab.tabIndex = index === chosen ? 0 : -1
      panels[index]?.toggleAttribute('hidden', index !== chosen)
    })
  }
  tabs.forEach((tab, index) => tab.addEventListener('click', () => choose(index)))
  list.addEventListener('keydown', (event) => {
    const now = tabs.findIndex((tab) => tab === document.activeElement)
    const steps: Record<string, number> = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 }
    const target = steps[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = (target + tabs.length) % tabs.length
    choose(next)
    tabs[next]?.focus()
  })
  const named = panels.findIndex((panel) => `#${panel.id}` === window.location.hash)
  choose(Math.max(named, 0))

  return () => {
    list.remove()
    panels.forEach((panel) => {
      panel.hidden = false
      panel.role = null
      panel.querySelector('h3')?.removeAttribute('hidden')
    })
  }
}
