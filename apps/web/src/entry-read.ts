import { readPage } from './app/read-page.ts'

await readPage()
