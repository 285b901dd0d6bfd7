import { texts } from '@joinery/contract'
import { SettingsSection } from '../../components/layout/settings-section.tsx'
import { AccountForm } from './account-form.tsx'
import { ownAccount } from './own-account.ts'
import { saveFile } from './save-file.ts'

const words = texts.account.ownData

export function OwnDataSection() {
  return (
    <SettingsSection heading={words.heading} sentence={words.sentence}>
      <AccountForm submitLabel={words.submit} onSubmit={download} />
    </SettingsSection>
  )
}

async function download(): Promise<string | undefined> {
  try {
    const own = await ownAccount.export()
    saveFile(`joinery-account-${own.exportedAt.slice(0, 10)}.json`, JSON.stringify(own, null, 2))
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
