import { startApp } from './app/start-app.tsx'
import './styles/app.css'

await startApp()
