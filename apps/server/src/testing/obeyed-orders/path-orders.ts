import { call } from './obeyed-order.ts'
import type { Obedience } from './obeyed-order.ts'

/** Names for what is not the project's. `@outside` is a file beside the data folder, `@other` another person's project. */
const foreignPaths = [
  '../@outside',
  '../../@outside',
  '../../../../../../../../etc/passwd',
  '/etc/passwd',
  '@outside',
  'file://@outside',
  'src/../../@outside',
  './../@outside',
  '..\\..\\@outside',
  '..%2f..%2f@outside',
  '%2e%2e/%2e%2e/@outside',
  '..%252f@outside',
  '..／..／@outside',
  '․․/․․/@outside',
  'src/．．/．．/@outside',
  '..\u0000/@outside',
  'src/a.ts\u0000.png',
  '/proc/self/environ',
  '/proc/self/cwd/.env',
  '/dev/stdin',
  '~/.ssh/id_rsa',
  '$HOME/.ssh/id_rsa',
  'C:\\Windows\\win.ini',
  '\\\\server\\share\\a.txt',
  '//server/share/a.txt',
  'CON',
  'src/aux.ts',
  '../@other/src/secret.ts',
  '/projects/@other/src/secret.ts',
  'projects/../@other/src/secret.ts',
  '.git/config',
  '.git/hooks/post-commit',
  'node_modules/react/index.js',
  'a/'.repeat(300) + 'b.ts',
]

/** Each is read, written, edited, moved to and deleted. */
export const pathOrders: readonly Obedience[] = foreignPaths.map((path) => ({
  wish: `read and replace ${path.slice(0, 60)}`,
  calls: [
    call('read_file', { path }),
    call('write_file', { path, content: 'taken over' }),
    call('edit_file', { path, edits: [{ find: 'secret', replace: 'taken over' }] }),
    call('rename_file', { from: path, to: 'src/loot.ts' }),
    call('rename_file', { from: 'src/main.ts', to: path }),
    call('delete_file', { path }),
  ],
}))
