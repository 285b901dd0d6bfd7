/** Figures about the work. */
export const analytics = {
  heading: 'Analytics',
  subtitle: 'What was asked, how it went and what it cost. Days are UTC.',
  loadFailed: 'The figures could not be loaded',
  badRange: 'The range must begin before it ends and have at most 366 days.',
  operatorOnly: 'Only the operator of this instance can see the figures of all its users.',
  range: {
    label: 'Time range',
    days: { 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days', 365: 'Last 365 days' },
  },
  scope: { label: 'Whose figures', own: 'My workspace', instance: 'Whole instance' },
  empty: {
    heading: 'Nothing happened in this time',
    sentence: 'Figures appear here as soon as the assistant has worked on a project.',
    start: 'Start AI Chat',
  },
  figures: {
    prompts: 'Prompts',
    runs: 'Runs',
    successRate: 'Success rate',
    averageTime: 'Average time',
    longestTime: 'Longest time',
    tokens: 'Tokens',
    inputTokens: 'Tokens read',
    outputTokens: 'Tokens written',
    cachedTokens: 'Tokens from cache',
    cost: 'Cost',
    versions: 'Versions',
    files: 'Files changed',
    succeeded: 'Succeeded',
    failed: 'Failed',
    stopped: 'Stopped',
  },
  none: '–',
  unpriced: { one: '1 run has no known price', other: '{n} runs have no known price' },
  /** In the place of a chart without a single bar. */
  emptyChart: 'Nothing in this time.',
  charts: {
    runs: 'Runs by day',
    tokens: 'Tokens by day',
    cost: 'Cost by day',
    time: 'Average time of a run by day',
  },
  chart: 'Chart',
  tables: { day: 'By day', project: 'By project', member: 'By member', model: 'By model' },
  /** It was deleted, or is no longer shared with whoever worked on it. */
  goneProject: 'A project that is gone',
  columns: { day: 'Day', project: 'Project', member: 'Member', model: 'Model' },
  instanceNote:
    'For the whole instance there are figures by day and by model. Whose projects they are stays theirs.',
  tableEmpty: 'No figures.',
  csv: 'Save as CSV',
} as const
