import { expect, it } from 'vitest'
import { readKit } from './read-kit.ts'

it('a box that scrolls sideways keeps what is hidden in it, so that it does not widen the page', () => {
  const boxes = (['react', 'vue', 'svelte'] as const).flatMap((framework) =>
    [...readKit(framework)].flatMap(([path, text]) =>
      [...text.matchAll(/class(?:Name)?="([^"]*\boverflow-x-auto\b[^"]*)"/g)].map(([, classes = '']) => ({
        path,
        classes,
      })),
    ),
  )
  expect(boxes.length).toBeGreaterThan(5)
  // Preformatted text hides nothing.
  expect(boxes.filter(({ classes }) => !/\brelative\b|\bfont-mono\b|\btext-xs\b/.test(classes))).toEqual([])
})
