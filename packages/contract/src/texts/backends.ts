/** A project's own backend: the database and the accounts of its app. */
export const backends = {
  heading: 'Own backend',
  sentence:
    'A database and accounts for the app of this project, in this installation. Apps reach it with the Supabase client.',
  create: 'Create backend',
  retry: 'Try again',
  migrate: 'Run migrations',
  remove: 'Delete backend',
  removeTitle: 'Delete the backend of this project?',
  removeSentence: 'Its tables, rows and accounts are gone for good. The files of the project stay.',
  removeConfirm: 'Type {title} to confirm',
  removeMismatch: 'This is not the title of the project',
  removed: 'Backend deleted',
  loadFailed: 'The backend could not be loaded',
  url: 'URL',
  anonKey: 'Anon key',
  anonKeyHelp: 'Everybody may see it: row-level security decides what it may do.',
  environment: 'The preview and published apps know both as VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY.',
  copy: 'Copy {name}',
  copied: '{name} copied',
  copyFailed: 'The browser does not allow copying. Select the text and copy it.',
  status: 'Status of the backend',
  migrations: { one: '1 migration carried out', other: '{n} migrations carried out' },
  noMigrations: 'Files in supabase/migrations are carried out in the order of their names.',
  tables: 'Tables',
  list: {
    heading: 'Databases of your apps',
    sentence: 'Projects with a backend of their own. Open a project to see its tables and its keys.',
    open: 'Open {title}',
  },
  notYours: 'Only the owner of the project and admins of its workspace may do this.',
  notYoursToRun:
    '{name} does more than add tables, so it may change or delete what is stored. Only the owner of the project and admins of its workspace may let it run.',
  inLog: 'the backend of {title}',
  missing: 'This project has no backend of its own.',
  notThere: 'There is no app backend at this address.',
  notServed:
    'This backend serves /rest/v1 and /auth/v1. Files, functions and realtime are not part of it yet.',
  lack: 'A backend for each project needs a PostgreSQL login that is a superuser, so that it can make databases, roles and event triggers. The login in DATABASE_URL is none.',
  failed: 'Failed to set up Supabase project',
  waiting: 'A migration waits for you',
  waitingFiles: 'This is what {button} carries out:',
  waitingForControl:
    'It may change or delete what is stored, so only the owner of the project and admins of its workspace may let it run.',
  migrationFailed: '{name}: {reason}',
  migrationWaits:
    '{name} does more than add tables. It waits until the owner of the project or an admin has read it and presses Run migrations.',
} as const
