import { expect, it } from 'vitest'
import { liftLayerClasses } from './lift-layer-classes.ts'

it('makes utilities of simple classes, with their states inside, and keeps every line', () => {
  const css = `@layer base { body { margin: 0 } }
@layer components {
  /* a } in a comment */
  .card { color: red }
  .card:hover { color: blue }
  .card .inner { top: 0 }
  .a, .b { left: 0 }
  @media print { .card { color: black } }
}`
  const lifted = liftLayerClasses(css)
  expect(lifted.split('\n').length).toBe(css.split('\n').length)
  expect(lifted).toContain('@utility card { color: red }')
  expect(lifted).toContain('@utility card {&:hover { color: blue }}')
  expect(lifted).toContain('@utility card {& .inner { top: 0 }}')
  expect(lifted).toContain('.a, .b { left: 0 }')
  expect(lifted).toContain('@layer base { body { margin: 0 } }')
})

it('leaves a stylesheet alone that does not close its brackets', () => {
  expect(liftLayerClasses('@layer utilities { .a {')).toBe('@layer utilities { .a {')
})
