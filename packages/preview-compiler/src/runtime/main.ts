import { settingsElementId } from '../protocol.ts'
import type { RuntimeSettings } from '../protocol.ts'
import { createPreview } from './preview.ts'
import { followUpdates } from './updates.ts'

const settings: RuntimeSettings = JSON.parse(document.getElementById(settingsElementId)?.textContent ?? '')
const preview = createPreview(settings)
// Modules are written in these terms by `wrap-module.ts` and `render-document.ts`.
Object.assign(globalThis, { ['__d']: preview.define, ['__joinery']: preview })
if (settings.updatesUrl !== undefined) followUpdates(settings.updatesUrl, preview)
