/** How many articles stand there at first, and how many each press brings. */
export const articlesAtOnce = 4

/** Hides an article from those for whom a script is going to bring it when they ask. */
export const untilEnlivened = 'not-noscript:hidden'

/** Categories as filters, and the rest of the articles by and by. */
export function enlivenBlog(content: HTMLElement): () => void {
  const filter = content.querySelector<HTMLElement>('[data-blog-filter]')
  const more = content.querySelector<HTMLButtonElement>('[data-blog-more]')
  const nothing = content.querySelector<HTMLElement>('[data-blog-nothing]')
  if (!filter || !more || !nothing) return () => undefined
  const buttons = Array.from(filter.querySelectorAll<HTMLButtonElement>('[data-category]'))
  const cards = Array.from(content.querySelectorAll<HTMLElement>('[data-article]'))
  let category = ''
  let shown = articlesAtOnce

  const show = () => {
    const fitting = cards.filter((card) => category === '' || card.dataset['article'] === category)
    cards.forEach((card) => (card.hidden = !fitting.slice(0, shown).includes(card)))
    buttons.forEach((button) => (button.ariaPressed = String(button.dataset['category'] === category)))
    more.hidden = fitting.length <= shown
    nothing.hidden = fitting.length > 0
  }
  const choose = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-category]')
    if (!button) return
    category = button.dataset['category'] ?? ''
    shown = articlesAtOnce
    show()
  }
  const bringMore = () => {
    const first = cards.find((card) => card.hidden)
    shown += articlesAtOnce
    show()
    // The button may be gone now; whoever uses the keyboard goes on at the first article that came.
    first?.querySelector('a')?.focus()
  }
  cards.forEach((card) => card.classList.remove(untilEnlivened))
  filter.addEventListener('click', choose)
  more.addEventListener('click', bringMore)
  show()
  return () => {
    filter.removeEventListener('click', choose)
    more.removeEventListener('click', bringMore)
  }
}
