/** Every table, gathered for the migration generator (`npm run migration`). Each module owns its own. */
export * from '../modules/instance/schema.ts'
