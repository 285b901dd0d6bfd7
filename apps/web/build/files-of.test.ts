import { describe, expect, it } from 'vitest'
import { filesOf } from './files-of.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  'src/home.tsx': { file: 'assets/home.js', imports: ['_react.js', '_plans.js'], css: ['assets/home.css'] },
  '_plans.js': { file: 'assets/plans.js', imports: ['src/home.tsx'] },
}

describe('the files of a module', () => {
  it('include what it imports, each once, also around a circle', () => {
    expect(filesOf(manifest, ['src/home.tsx'])).toEqual({
      scripts: ['assets/home.js', 'assets/react.js', 'assets/plans.js'],
      styles: ['assets/home.css'],
    })
  })

  it('leave out what is loaded anyway', () => {
    expect(filesOf(manifest, ['src/home.tsx'], ['index.html']).scripts).toEqual([
      'assets/home.js',
      'assets/plans.js',
    ])
  })

  it('are an error for a module that the build does not know', () => {
    expect(() => filesOf(manifest, ['src/gone.tsx'])).toThrow('The build has no chunk for src/gone.tsx.')
  })
})
