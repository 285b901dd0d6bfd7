import { AccountForm } from './account-form.tsx'
import { AccountSection } from './account-section.tsx'
import { ownAccount } from './own-account.ts'
import { saveFile } from './save-file.ts'

export function OwnDataSection() {
  return (
    <AccountSection
      heading="Your data"
      sentence="Everything that is kept about your account, as one JSON file."
    >
      <AccountForm submitLabel="Download my data" onSubmit={download}>
        {null}
      </AccountForm>
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
