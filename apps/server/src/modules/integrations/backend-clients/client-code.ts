import type { AppBackendService, OutsideBackend } from '@joinery/contract'
import type { AppBackendConfiguration } from '../app-backend/parse-configuration.ts'

/** What a project needs to speak with a backend: code, and what the code reads from the environment. */
export interface ClientCode {
  readonly files: ReadonlyMap<string, string>
  /** Only what browsers may see. */
  readonly variables: Readonly<Record<string, string>>
  /** What the code imports, with the versions that it is written for. */
  readonly packages: Readonly<Record<string, string>>
}

export function writeHostedBackendClient(keys: { url: string; publishableKey: string }): ClientCode {
  const code = `import { createClient } from '@supabase/supabase-js'

/** The Supabase project of this app. Everybody can read this key: row-level security decides what it may do. */
export const supabase = createClient(
  import.meta.env.VITE_SUPABASE_URL,
  import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
)
`
  return {
    files: new Map([['src/lib/supabase.ts', code]]),
    variables: { VITE_SUPABASE_URL: keys.url, VITE_SUPABASE_PUBLISHABLE_KEY: keys.publishableKey },
    packages: { [backendPackages['hosted-backend']]: '^2.100.0' },
  }
}

/** One file for the app, and one for each service that is on. */
export function writeAppBackendClient(
  configuration: AppBackendConfiguration,
  services: readonly AppBackendService[],
): ClientCode {
  const fields = Object.entries(variableNames).flatMap(([field, name]) => {
    const value = Object.entries(configuration).find(([each]) => each === field)?.[1]
    return value === undefined ? [] : [{ field, name, value }]
  })
  const app = `import { initializeApp } from 'firebase/app'

/** The Firebase project of this app. These values are no secrets: security rules decide what they may do. */
export const firebaseApp = initializeApp({
${fields.map(({ field, name }) => `  ${field}: import.meta.env.${name},`).join('\n')}
})
`
  const parts = services.map((service) => [`${folder}/${service}.ts`, serviceCode[service]] as const)
  return {
    files: new Map([[`${folder}/app.ts`, app], ...parts]),
    variables: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    packages: { [backendPackages['app-backend']]: '^12.0.0' },
  }
}

/** What apps speak with a backend through. */
export const backendPackages: Record<OutsideBackend, string> = {
  'hosted-backend': '@supabase/supabase-js',
  'app-backend': 'firebase',
}

const folder = 'src/lib/firebase'

const variableNames: Record<keyof AppBackendConfiguration, string> = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  messagingSenderId: 'VITE_FIREBASE_MESSAGING_SENDER_ID',
  appId: 'VITE_FIREBASE_APP_ID',
  measurementId: 'VITE_FIREBASE_MEASUREMENT_ID',
  databaseURL: 'VITE_FIREBASE_DATABASE_URL',
}

const open = (from: string, call: string, name: string) => `import { ${call} } from 'firebase/${from}'
import { firebaseApp } from './app'

export const ${name} = ${call}(firebaseApp)
`

/** What cannot run in every browser says so before it is opened. */
const openWhereSupported = (
  from: string,
  call: string,
  name: string,
) => `import { ${call}, isSupported } from 'firebase/${from}'
import { firebaseApp } from './app'

/** Undefined in browsers that cannot do this. */
export const ${name} = isSupported().then((can) => (can ? ${call}(firebaseApp) : undefined))
`

const serviceCode: Record<AppBackendService, string> = {
  authentication: open('auth', 'getAuth', 'auth'),
  firestore: open('firestore', 'getFirestore', 'firestore'),
  storage: open('storage', 'getStorage', 'storage'),
  functions: open('functions', 'getFunctions', 'functions'),
  analytics: openWhereSupported('analytics', 'getAnalytics', 'analytics'),
  messaging: openWhereSupported('messaging', 'getMessaging', 'messaging'),
}
