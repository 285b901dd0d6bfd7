/** The chat workspace, titled with the product's name, and the code chat workspace. */
export const chat = {
  codeChatTitle: '{product} Chat',
  developerMode: 'Developer Mode',
  tabs: {
    chat: 'Chat',
    codeViewer: 'Code Viewer',
    fileManager: 'File Manager',
    preview: 'Preview',
  },
  currentProject: {
    heading: 'Current Project',
    created: 'Created {date}',
    techStack: 'Tech Stack',
  },
  codeViewer: {
    empty: 'No file selected',
  },
  fileManager: {
    structure: 'Project Structure',
    deploy: 'Deploy',
    overview: 'Project Overview',
  },
  composer: {
    send: 'Send',
    generateApp: 'Generate App',
    descriptionRequired: 'Please provide a description for your app',
  },
  usageLimit: {
    heading: 'Usage Limit Reached',
    upgrade: 'Upgrade Now',
  },
  messages: {
    thinking: 'Thinking...',
    showMore: 'Show more',
    replyFailed: 'Sorry, I encountered an error while generating a response. Please try again.',
    generationFailed: 'I encountered an error while generating your application: {reason}',
    codeChatReplyFailed: 'Sorry, there was an error generating a response.',
    requestFailed: 'I encountered an error processing your request.',
    requestNotUnderstood: "I couldn't process that request.",
  },
  appPlan: {
    frameworks: { next: 'Next.js', vue: 'Vue', angular: 'Angular', react: 'React' },
    databases: { supabase: 'Supabase', firebase: 'Firebase', mysql: 'MySQL', mongodb: 'MongoDB' },
    payments: { stripe: 'Stripe', paypal: 'PayPal', none: 'None' },
    features: {
      authentication: 'Authentication',
      tasks: 'Task Management',
      content: 'Blog/Content Management',
      payments: 'Payment Processing',
    },
  },
  progress: {
    finalCode: 'Generating final code...',
  },
  generatedFiles: {
    viewAll: 'View all {n} files',
  },
  buildNotification: {
    errorTitle: 'Error',
    moreFiles: '+{n} more files',
    run: 'Run',
    fixBuild: 'Fix Build',
    fixed: 'Build issues fixed',
  },
  upload: {
    succeeded: 'File {name} uploaded successfully',
    failed: 'Failed to upload file',
  },
  session: {
    failed: 'Failed to initialize project session',
    projectFailed: 'Failed to initialize project',
  },
} as const
