import { expect, it } from 'vitest'
import { prepareAngular, setsFieldsLate } from './prepare-angular.ts'

it('writes into an Angular file what its own build would: texts of other files, and decorators for signals', () => {
  const text = `import { Component, input, model, output as emits, viewChild } from '@angular/core'
import { signal } from './own'
@Component({ selector: 'app-board', templateUrl: 'board.html', styleUrls: ['./a.css', './b.css'] })
export class Board {
  name = input.required<string>()
  count = input(0, { alias: 'amount' })
  open = model(false)
  taken = emits<void>()
  list = viewChild('list', { read: Object })
  plain = signal(0)
}`
  const prepared = prepareAngular({ path: 'src/board.ts', text })
  const lines = prepared.split('\n')
  expect(lines.slice(0, 2)).toEqual(text.split('\n').slice(0, 2))
  expect(lines.slice(2, 11).map((line) => line.trim())).toEqual([
    "@Component({ selector: 'app-board', template: __angularText0, styles: [__angularText1, __angularText2] })",
    'export class Board {',
    '@__angularInput({ isSignal: true, alias: "name", required: true }) name = input.required<string>()',
    '@__angularInput({ isSignal: true, alias: "amount", required: false }) count = input(0, { alias: \'amount\' })',
    '@__angularOutput("openChange") @__angularInput({ isSignal: true, alias: "open", required: false }) open = model(false)',
    '@__angularOutput("taken") taken = emits<void>()',
    "@__angularViewChild('list', { ...{ read: Object }, isSignal: true }) list = viewChild('list', { read: Object })",
    'plain = signal(0)',
    '}',
  ])
  expect(lines.slice(11)).toEqual([
    'import __angularText0 from "./board.html?raw"',
    'import __angularText1 from "./a.css?raw"',
    'import __angularText2 from "./b.css?raw"',
    "import { Input as __angularInput, Output as __angularOutput, ViewChild as __angularViewChild } from '@angular/core'",
  ])
})

it('knows where fields may use what the constructor is given', () => {
  expect(setsFieldsLate('class A { b = this.c.d; constructor(private c: C) {} }')).toBe(true)
  expect(setsFieldsLate('class A { constructor(c: C) {} }')).toBe(false)
})
