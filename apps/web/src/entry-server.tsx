export { renderPages } from './app/render-pages.tsx'
