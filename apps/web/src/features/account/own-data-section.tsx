import { texts } from '@joinery/contract'
import { AccountForm } from './account-form.tsx'
import { AccountSection } from './account-section.tsx'
import { ownAccount } from './own-account.ts'
import { saveFile } from './save-file.ts'

const words = texts.account.ownData

export function OwnDataSection() {
  return (
    <AccountSection heading={words.heading} sentence={words.sentence}>
      <AccountForm submitLabel={words.submit} onSubmit={download} />
    </AccountSection>
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
