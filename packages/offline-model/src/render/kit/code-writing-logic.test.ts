import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('code follows a template and the fields of a thing, in names that any language takes', async () => {
  const written = await runKitLogic(`
    import { codeTemplates } from './code-templates.ts'
    import { nameCodeFile, writeCode } from './write-code.ts'
    const model = { id: 'x', name: 'Café table-2', fields: [{ name: 'Seat count', kind: 'whole number', isRequired: true }, { name: '2nd note', kind: 'long text', isRequired: false }] }
    const write = (id) => writeCode(codeTemplates.find((each) => each.id === id), model)
    const own = { id: 'o', name: 'Own', ending: 'txt', types: codeTemplates[0].types, text: '{{kebab}}:{{#fields}}{{field Name}}{{,}}{{/fields}}' }
    console.log(JSON.stringify([write('sql').split('\\n'), write('typescript').split('\\n').slice(2, 4), writeCode(own, model), nameCodeFile(own, model), codeTemplates.filter((each) => /\\{\\{/.test(writeCode(each, model))).length]))
  `)
  expect(written).toEqual([
    [
      'CREATE TABLE cafe_table_2 (',
      '  id SERIAL PRIMARY KEY,',
      '  seat_count INTEGER NOT NULL,',
      '  n_2nd_note TEXT',
      ');',
      '',
    ],
    ['  seatCount: number', '  n2ndNote?: string'],
    'cafe-table-2:SeatCount,N2ndNote',
    'CafeTable2.txt',
    0,
  ])
})
