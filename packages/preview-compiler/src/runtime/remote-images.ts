/** A picture of another site that cannot be had is shown as a quiet area of its size, not as a broken one. */
export function coverMissingImages(): void {
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (!(target instanceof HTMLImageElement) || !isRemote(target.src)) return
      target.removeAttribute('srcset')
      target.src = placeholder(target)
    },
    // Errors of elements do not rise, but they are seen on their way down.
    true,
  )
}

function isRemote(address: string): boolean {
  return /^https?:/.test(address) && new URL(address).origin !== location.origin
}

function placeholder({ width, height }: HTMLImageElement): string {
  const [across, down] = [width || 400, height || 300]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${across} ${down}"><rect width="100%" height="100%" fill="#8884"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
