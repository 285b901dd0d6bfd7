import { settingsElementId } from '../protocol.ts'
import type { RuntimeSettings } from '../protocol.ts'
import { createPreview } from './preview.ts'
import { followUpdates } from './updates.ts'
import { workerStartName } from './worker-addresses.ts'
import { createWorkerRuntime } from './worker.ts'
import type { WorkerStart } from './worker.ts'

const worker: WorkerStart | undefined = Reflect.get(globalThis, workerStartName)
const runtime = worker ? createWorkerRuntime(worker) : startPage()
// Modules are written in these terms by `wrap-module.ts` and `render-document.ts`.
Object.assign(globalThis, { ['__d']: runtime.define, ['__joinery']: runtime })

function startPage() {
  const settings: RuntimeSettings = JSON.parse(document.getElementById(settingsElementId)?.textContent ?? '')
  const preview = createPreview(settings)
  if (settings.updatesUrl !== undefined) followUpdates(settings.updatesUrl, preview)
  return preview
}
