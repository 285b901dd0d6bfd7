interface Words {
  copy: string
  copied: string
}

/** How long the check mark says that it worked. */
const confirmationMs = 2_000

/** Gives each code sample a button that copies it. */
export function addCopyButtons(content: HTMLElement, words: Words): () => void {
  const buttons = Array.from(content.querySelectorAll<HTMLElement>('[data-copyable]'), (sample) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy-button'
    button.ariaLabel = words.copy
    button.addEventListener('click', () => void copy(sample, button, words))
    sample.append(button)
    return button
  })
  return () => buttons.forEach((button) => button.remove())
}

async function copy(sample: HTMLElement, button: HTMLButtonElement, words: Words): Promise<void> {
  // Fetched when it is needed: naming one more script would make the page itself too long for a first answer.
  const { copyText } = await import('./copy-text.ts')
  await copyText(sample.querySelector('code')?.textContent ?? '')
  button.dataset['copied'] = ''
  button.ariaLabel = words.copied
  setTimeout(() => {
    delete button.dataset['copied']
    button.ariaLabel = words.copy
  }, confirmationMs)
}
