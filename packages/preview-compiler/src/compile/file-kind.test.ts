import { expect, it } from 'vitest'
import { isStyle } from './file-kind.ts'

it('knows the styles of a package from a package that is called so', () => {
  const styles = [
    './a.css',
    'leaflet/dist/leaflet.css',
    'swiper/css',
    'swiper/css/navigation',
    '@splidejs/react-splide/css',
  ]
  expect(styles.filter((specifier) => !isStyle(specifier))).toEqual([])
  const code = [
    '@emotion/css',
    '@vanilla-extract/css',
    './css',
    '../css',
    'css',
    '@/css',
    './swiper/css-tools',
  ]
  expect(code.filter((specifier) => isStyle(specifier))).toEqual([])
})
