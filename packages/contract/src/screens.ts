/**
 * The endpoints, by their paths, whose answers a screen needs first. Around every screen of the dashboard stands what
 * `shell` names; the other screens name what they need besides.
 */
export const screenParts = {
  shell: ['/api/session', '/api/usage', '/api/settings'],
  home: [
    '/api/projects',
    '/api/integrations',
    '/api/ai-providers',
    '/api/models',
    '/api/projects/:projectId/repository',
    '/api/projects/:projectId/messages',
    '/api/projects/:projectId/runs',
    '/api/projects/:projectId/files',
    '/api/projects/:projectId/files/content',
  ],
  projects: ['/api/projects'],
  users: ['/api/team', '/api/team/:workspaceId/audit', '/api/mail/access'],
  settings: [
    '/api/settings',
    '/api/projects',
    '/api/projects/:projectId/settings',
    '/api/integrations',
    '/api/ai-providers',
    '/api/account/devices',
  ],
  databases: ['/api/databases', '/api/backends', '/api/databases/:databaseId/history'],
  analytics: ['/api/analytics'],
} as const satisfies Record<string, readonly string[]>

export type ScreenName = keyof typeof screenParts

export const screenNames = [
  'shell',
  'home',
  'projects',
  'users',
  'settings',
  'databases',
  'analytics',
] as const satisfies readonly ScreenName[]
