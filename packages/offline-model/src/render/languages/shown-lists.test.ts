import { expect, it } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { renderApplication } from '../index.ts'
import { runAppLogic } from '../testing/run-app-logic.ts'

it('a list is sorted and taken along in the language in which it is read, and can be brought back', async () => {
  const shop = renderApplication(understand('A bilingual shop for tools in English and German with products'))
  const told = await runAppLogic(
    shop,
    `
    globalThis.Text = class {}
    globalThis.MutationObserver = class { observe() {} disconnect() {} takeRecords() {} }
    const page = { lang: 'de', childNodes: [], closest: () => null, getAttribute: () => null, querySelectorAll: () => [] }
    globalThis.document = { documentElement: page }
    const { showPageIn } = await import('@/lib/translate-page')
    const { createTranslator } = await import('@/lib/translate')
    const { findRecords } = await import('@/lib/find-records')
    const { readCsv, toCsv } = await import('@/lib/csv')
    const texts = { Bolt: 'Zange', Saw: 'Axt', Name: 'Bezeichnung', Sharp: 'Scharf' }
    showPageIn(createTranslator({ code: 'de', texts }))
    const field = (id, label, kind) => ({ id, label, kind, options: kind === 'choice' ? ['Sharp', 'Blunt'] : undefined })
    const fields = [field('name', 'Name', 'text'), field('edge', 'Edge', 'choice')]
    const resource = { fields, titleField: 'name' }
    const entries = [{ id: '1', name: 'Bolt', edge: 'Sharp' }, { id: '2', name: 'Saw', edge: 'Blunt' }]
    const read = (name) => (name === 'sort' ? 'name:up' : '')
    const found = findRecords(resource, entries, read).found.map(({ name }) => name)
    const csv = toCsv(resource, entries)
    console.log(JSON.stringify([found, csv, readCsv(resource, csv).rows[0].edge]))`,
  )
  expect(told).toEqual([['Saw', 'Bolt'], 'Bezeichnung,Edge\r\nZange,Scharf\r\nAxt,Blunt', 'Sharp'])
})
