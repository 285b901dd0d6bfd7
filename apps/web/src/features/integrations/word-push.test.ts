import { expect, it } from 'vitest'
import { wordPush } from './word-push.ts'

const atGitHub = { pushed: 'Changes pushed to GitHub', failed: 'Failed to push to GitHub' }

it('speaks of GitHub where the repository is there, and where there is none', () => {
  expect(
    wordPush({ url: 'https://github.com/ada/oak', remoteUrl: 'https://github.com/ada/oak.git' }),
  ).toEqual(atGitHub)
  expect(wordPush(null)).toEqual(atGitHub)
  expect(wordPush(undefined)).toEqual(atGitHub)
})

it('names any other server', () => {
  expect(wordPush({ url: null, remoteUrl: 'https://git.example.com:8443/ada/oak.git' })).toEqual({
    pushed: 'Changes pushed to git.example.com:8443',
    failed: 'Failed to push to git.example.com:8443',
  })
})
