import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a design is drawn in millimetres, and written for machines from below', async () => {
  const written = await runKitLogic(`
    import { drawMockup } from './draw-mockup.ts'
    import { writeDxf } from './write-dxf.ts'
    const part = { id: 'a', x: 5, y: 10, width: 20, height: 10, text: 'A <b>', font: 'Sans', isBold: true, colour: '#123456' }
    const design = { product: 'card', ground: '#ffffff', parts: [{ ...part, kind: 'text' }, { ...part, kind: 'box' }, { ...part, kind: 'qr', text: 'x', height: 20 }] }
    const dxf = writeDxf(design)
    const text = dxf.slice(dxf.indexOf('\\nTEXT\\n')).split('\\n').slice(3, 13)
    console.log(JSON.stringify([drawMockup(design, 2).slice(0, 85), drawMockup(design).includes('A &lt;b&gt;'), text, dxf.match(/\\nLINE\\n/g).length, dxf.match(/\\nSOLID\\n/g).length > 100, dxf.endsWith('0\\nEOF\\n')]))
  `)
  expect(written).toEqual([
    '<svg xmlns="http://www.w3.org/2000/svg" width="170" height="110" viewBox="0 0 85 55">',
    true,
    ['TEXT', '10', '5', '20', '37', '40', '7.2', '1', 'A <b>', '0'],
    8,
    true,
    true,
  ])
})
