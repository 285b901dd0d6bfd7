import { expect, it } from 'vitest'
import { inventRun } from '../../../testing/invent-run.ts'
import { describeRefusal } from './describe-failure.ts'
import { attachmentAddress } from './safe-addresses.ts'

it('says why a message was not taken, in the words of each chat', () => {
  expect(describeRefusal('', 'codeChat')).toBe('I encountered an error processing your request.')
  expect(describeRefusal('No connection.', 'workspace')).toBe(
    'Sorry, I encountered an error while generating a response. Please try again. No connection.',
  )
})

it('shows attachments from our own storage alone', () => {
  const path = `projects/${inventRun().projectId}/uploads/1.png`
  expect(attachmentAddress(path)).toBe(`/storage/v1/object/public/project_files/${path}`)
  expect(attachmentAddress('https://evil.example/x.png')).toBeUndefined()
  expect(attachmentAddress('projects/../../api')).toBeUndefined()
})
