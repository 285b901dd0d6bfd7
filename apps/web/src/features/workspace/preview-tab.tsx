import { texts } from '@joinery/contract'
import { MissingPart } from './missing-part.tsx'

export function PreviewTab() {
  return <MissingPart heading={texts.preview.empty} sentence={texts.files.workspace.previewMissing} />
}
