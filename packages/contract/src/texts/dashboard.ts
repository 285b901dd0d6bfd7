/** The dashboard's home. */
export const dashboard = {
  welcome: 'Welcome',
  welcomeName: 'Welcome, {name}',
  lead: 'What you were doing, and what you could do next.',
  planBadge: '{plan} Plan',
  quickActions: {
    label: 'Quick actions',
    startChat: 'Start AI Chat',
    startChatText: 'Describe an app and watch it being built.',
    createProject: 'Create New Project',
    createProjectText: 'Give it a name and a technology.',
    connectDatabase: 'Connect Database',
    connectDatabaseText: 'Browse tables and ask questions.',
    manageBilling: 'Manage Billing',
    manageBillingText: 'Your plan, your payments, your invoices.',
  },
  developerTools: {
    heading: 'Developer Tools',
    codeHosting: 'GitHub Integration',
    versionHistory: 'Version History',
    versionHistoryText: 'Every run and every save is a version that can be looked at and brought back.',
    openProjects: 'Your projects',
    aiProvider: 'OpenAI Connection',
  },
  firstPrompt: {
    placeholder: 'An app where my guests book a table and see the menu',
    send: 'Build it',
  },
  lastProject: {
    label: 'Where you left off',
    heading: 'Continue with {title}',
    changed: 'Changed {time}',
    files: { one: '1 file', other: '{n} files' },
    open: 'Continue building',
  },
  recentProjects: {
    heading: 'Recent Projects',
    create: 'Create New Project',
    createText: 'Start from a title and a sentence.',
  },
  editor: {
    heading: 'Latest work: {title}',
    label: 'Latest work',
    goOn: 'Go on with it',
    code: 'Code',
    preview: 'Preview',
    empty: {
      heading: 'Nothing is written yet',
      sentence: 'Say in chat what you want to build. The files appear here while they are written.',
      start: 'Start AI Chat',
    },
  },
} as const
