/** The settings page. Its Integrations tab shows the texts of the integrations area. */
export const settings = {
  heading: 'Settings',
  saveAll: 'Save All Changes',
  saved: 'All settings saved',
  tabs: {
    general: 'General',
    appearance: 'Appearance',
    languages: 'Languages',
    integrations: 'Integrations',
  },
  general: {
    projectName: 'Project Name',
    defaultProjectName: 'My AI Project',
    showBadge: "Show the 'Made with' badge on the deployed app",
    badge: 'Made with {product}',
  },
  appearance: {
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
  },
  languages: {
    frontendLanguage: {
      label: 'Frontend Language',
      javascript: 'JavaScript',
      typescript: 'TypeScript',
    },
    frontendFramework: {
      label: 'Frontend Framework',
      react: 'React',
      vue: 'Vue',
      svelte: 'Svelte',
    },
    backendFramework: {
      label: 'Backend Framework',
      node: 'Node.js/Express',
      laravel: 'Laravel',
      django: 'Django',
      flask: 'Flask',
      ruby: 'Ruby on Rails',
    },
  },
  projectSetup: {
    languages: {
      typescript: 'TypeScript',
      javascript: 'JavaScript',
      python: 'Python',
      php: 'PHP',
      java: 'Java',
      csharp: 'C#',
      go: 'Go',
      ruby: 'Ruby',
    },
    javascriptFrameworks: {
      react: 'React',
      vue: 'Vue',
      angular: 'Angular',
      svelte: 'Svelte',
      nextjs: 'Next.js',
      nodejs: 'Node.js',
      express: 'Express',
    },
  },
} as const
