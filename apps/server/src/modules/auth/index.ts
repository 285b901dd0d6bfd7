export { addAuthRoutes } from './routes.ts'
