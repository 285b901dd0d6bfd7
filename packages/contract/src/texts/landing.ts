/** The start page. The headline is typed line by line. */
export const landing = {
  hero: {
    headline: {
      first: 'Describe an app.',
      second: 'Watch it being built.',
    },
    getStarted: 'Get Started For Free',
    learnMore: 'Learn More',
  },
  highlights: {
    instantCode: 'Instant Code Generation',
    fullStack: 'Full-Stack Capable',
    speed: 'Superhuman Speed',
  },
  demo: {
    reactComponent: 'React component',
    expressApi: 'Express API',
    laravelController: 'Laravel controller',
  },
  features: {
    codeGeneration: 'Intelligent Code Generation',
    refactoring: 'Automated Refactoring',
    databases: 'Database Management',
    suggestions: 'Smart Suggestions',
    rapidDevelopment: 'Rapid Development',
    customSolutions: 'Custom Solutions',
  },
  pricing: {
    heading: 'Pricing',
  },
  closing: {
    getStarted: 'Get Started For Free',
    viewPricing: 'View Pricing',
  },
} as const
