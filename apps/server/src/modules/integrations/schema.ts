/** All tables of this module: the generator of migrations looks for them here. */
export { connections } from './connections/schema.ts'
export { generatedFiles } from './generated-files/schema.ts'
export { repositories } from './repositories/schema.ts'
