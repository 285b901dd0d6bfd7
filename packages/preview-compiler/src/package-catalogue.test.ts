import { expect, it } from 'vitest'
import { createCatalogue, followManifest, resolveAddress } from './package-catalogue.ts'

const addresses = {
  lodash: '/l/lodash.js',
  'lodash/*': '/l/lodash+*.js',
  icons: '/i/icons.js',
  'icons#*': '/i/icons.*.js',
  charts: '/c/charts.js',
  'charts-2': '/c2/charts.js',
  'charts-2/*': '/c2/charts+*.js',
}

it('finds a file inside of a package by a pattern, and nothing that leads out of it', () => {
  expect(resolveAddress(addresses, 'lodash/fp/get')).toBe('/l/lodash+fp+get.js')
  for (const specifier of ['lodash/../x', 'lodash/', 'lodash/a//b', 'lodash/x.css', 'constructor', 'other/x'])
    expect(resolveAddress(addresses, specifier)).toBeUndefined()
})

it('takes a package in parts where only components are taken by name, and whole otherwise', () => {
  expect(resolveAddress(addresses, 'icons', ['House', 'Bell'])).toBe('/i/icons.Bell,House.js')
  expect(resolveAddress(addresses, 'icons', ['House', 'createIcon'])).toBe('/i/icons.js')
  expect(resolveAddress(addresses, 'icons', '*')).toBe('/i/icons.js')
  const many = Array.from({ length: 300 }, (_, index) => `Icon${index}`)
  expect(resolveAddress(addresses, 'icons', many)).toContain('Icon7,Icon70,')
  expect(resolveAddress(addresses, 'icons', [...many, ...many])).toBe('/i/icons.js')
})

it('chooses the major that the project declares where the set has it', () => {
  const catalogue = createCatalogue({ 'react-18': {}, 'react-19': addresses })
  const declare = (range: string) => followManifest(catalogue, new Map([['charts', range]]))
  expect(declare('^2.15.0').resolve('charts', 'react-19')).toBe('/c2/charts.js')
  expect(declare('^2.15.0').resolve('charts/core', 'react-19')).toBe('/c2/charts+core.js')
  expect(declare('^3.1.0').resolve('charts', 'react-19')).toBe('/c/charts.js')
  expect(declare('latest').resolve('charts', 'react-19')).toBe('/c/charts.js')
})
