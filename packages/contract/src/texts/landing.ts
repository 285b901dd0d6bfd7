/** The start page. The headline is typed line by line. */
export const landing = {
  hero: {
    headline: {
      first: 'Describe an app.',
      second: 'Watch it being built.',
    },
    lead: 'Joinery is an app builder that you host yourself. Write what you need in plain words; it plans the app, writes the files, checks them and shows the result running beside the chat.',
    getStarted: 'Get Started For Free',
    learnMore: 'Learn More',
    learnMoreOf: 'about the features',
  },
  example: {
    label: 'A real run, replayed',
    prompt: 'Build a habit tracker app with streaks and a weekly chart',
    you: 'You',
    withoutScript: 'Scripts are switched off, so the run is not replayed here.',
    writing: 'Writing {path}',
    done: '{files} files, {lines} lines, {seconds} s',
    measured: 'How this was measured',
    caption:
      'Files and app are what the offline model really makes of this sentence, recorded when this site was built. Only the pace is ours: one line every 100 ms.',
    app: 'The app that this sentence became',
    pause: 'Pause the example',
    goOn: 'Go on with the example',
    again: 'Play the example again',
  },
  highlights: {
    label: 'At a glance',
    instantCode: 'Instant Code Generation',
    instantCodeText:
      'A sentence becomes a plan, and the plan becomes files while you watch. It needs no key and no network to begin.',
    fullStack: 'Full-Stack Capable',
    fullStackText:
      'Screens, data, accounts and rules that fit together, in ordinary source code that is yours.',
    speed: 'Superhuman Speed',
    speedText:
      'The preview paints as files arrive. There is nothing to install and no dev server to wait for.',
  },
  demo: {
    heading: 'Code you would have written',
    lead: 'Small files, plain names, nothing hidden. Three samples of what one can ask for.',
    reactComponent: 'React component',
    expressApi: 'Express API',
    laravelController: 'Laravel controller',
    pause: 'Pause',
    goOn: 'Go on',
    next: 'Next sample',
  },
  features: {
    heading: 'What it does',
    lead: 'From the first sentence to the repository, with nothing lost on the way.',
    codeGeneration: 'Intelligent Code Generation',
    codeGenerationText:
      'Plans first, then writes, then checks what it wrote. Errors go back by themselves, at most twice.',
    refactoring: 'Automated Refactoring',
    refactoringText: 'Changes touch what they must and nothing else. The summary names every file.',
    databases: 'Database Management',
    databasesText: 'PostgreSQL is built in. Generated apps keep their data, and the schema is yours to read.',
    suggestions: 'Smart Suggestions',
    suggestionsText: 'The plan says what was understood and what was not, so that you can say it better.',
    rapidDevelopment: 'Rapid Development',
    rapidDevelopmentText: 'Every run is a version. Compare, restore and go on in seconds.',
    customSolutions: 'Custom Solutions',
    customSolutionsText: 'Your model, your database, your server. Each is one setting away.',
  },
  pricing: {
    heading: 'Pricing',
    lead: 'Four plans, per month, cancelled at any time.',
  },
  closing: {
    heading: 'One sentence is enough to begin.',
    getStarted: 'Get Started For Free',
    viewPricing: 'View Pricing',
  },
} as const
