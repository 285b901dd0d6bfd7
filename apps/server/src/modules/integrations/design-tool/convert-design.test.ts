import { expect, it } from 'vitest'
import { makeDesign } from '../../../testing/service-doubles.ts'
import { convertDesign } from './convert-design.ts'
import { designFile } from './design-file.ts'

const convert = (design: object) => convertDesign(designFile.parse(design))

it('turns a frame into a component with its own styles, and named styles into variables', () => {
  const { files, components, tokens } = convert(makeDesign())
  expect({ components, tokens }).toEqual({ components: 1, tokens: 2 })
  expect(files.get('src/design/tokens.css')).toBe(
    ":root {\n  --color-brand-primary: #008080;\n  --font-heading: 700 32px/40px 'Inter', sans-serif;\n}\n",
  )
  expect(files.get('src/design/hero-card.tsx')).toBe(`import './tokens.css'
import styles from './hero-card.module.css'

export function HeroCard() {
  return (
    <section className={styles.heroCard}>
      <h2 className={styles.title}>
        {"Fresh tea"}
      </h2>
      <button type="button" className={styles.button}>
        <span className={styles.label}>
          {"Buy {now} </button>"}
        </span>
      </button>
    </section>
  )
}
`)
  const styles = files.get('src/design/hero-card.module.css') ?? ''
  expect(styles).toContain('background: var(--color-brand-primary);')
  expect(styles).toContain('font: var(--font-heading);')
  expect(styles).toContain('flex-direction: column;\n  gap: 12px;\n  padding: 24px 0 0 24px;')
})

it('gives every file a name of its own, whatever frames are called', () => {
  const frame = (name: string) => ({ id: name, name, type: 'FRAME' })
  const names = ['Card', 'card', '../../etc/passwd', '', '🙂', '__proto__', '1st', '"><script>']
  const { files } = convert({
    name: 'x',
    document: { id: '0', name: 'd', type: 'DOCUMENT', children: names.map(frame) },
  })
  const components = [...files.keys()].filter((path) => path.endsWith('.tsx'))
  expect(components).toEqual([
    'src/design/card.tsx',
    'src/design/card2.tsx',
    'src/design/etc-passwd.tsx',
    'src/design/frame.tsx',
    'src/design/frame2.tsx',
    'src/design/proto.tsx',
    'src/design/n1st.tsx',
    'src/design/script.tsx',
  ])
})
