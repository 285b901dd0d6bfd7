/** The dashboard's home. */
export const dashboard = {
  welcome: 'Welcome',
  planBadge: '{plan} Plan',
  quickActions: {
    startChat: 'Start AI Chat',
    createProject: 'Create New Project',
    connectDatabase: 'Connect Database',
    manageBilling: 'Manage Billing',
  },
  developerTools: {
    heading: 'Developer Tools',
    codeHosting: 'GitHub Integration',
    versionHistory: 'Version History',
    aiProvider: 'OpenAI Connection',
  },
  recentProjects: {
    heading: 'Recent Projects',
    create: 'Create New Project',
  },
  editor: {
    code: 'Code',
    preview: 'Preview',
  },
} as const
