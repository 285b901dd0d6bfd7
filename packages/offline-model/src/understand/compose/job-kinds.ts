/** Work that runs in steps, by the words that ask for it. The last one fits everything. */
export const jobKinds = [
  {
    words: /back ?up|recover|restor|storage/,
    title: 'Backup',
    icon: 'database-backup',
    verb: 'Back up',
    target: 'What to back up',
    steps: ['Reading', 'Packing', 'Checking', 'Storing'],
  },
  {
    words: /migrat|schema/,
    title: 'Migration',
    icon: 'arrow-right-left',
    verb: 'Migrate',
    target: 'From version',
    steps: ['Comparing', 'Planning', 'Applying', 'Checking'],
  },
  {
    words: /deploy|environment/,
    title: 'Deployment',
    icon: 'rocket',
    verb: 'Deploy',
    target: 'Service',
    steps: ['Building', 'Testing', 'Rolling out', 'Checking health'],
  },
  {
    words: /crawl|scrap|fetch|retriev/,
    title: 'Collecting',
    icon: 'download-cloud',
    verb: 'Collect',
    target: 'Keywords',
    steps: ['Opening the sample pages', 'Reading', 'Checking against the criteria', 'Saving'],
  },
  {
    words: /test/,
    title: 'Test runs',
    icon: 'flask-conical',
    verb: 'Run tests',
    target: 'Which tests',
    steps: ['Preparing', 'Running', 'Collecting results'],
  },
  {
    words: /trojan|virus|scan|detect|fault/,
    title: 'Scan',
    icon: 'shield-check',
    verb: 'Scan',
    target: 'What to scan',
    steps: ['Listing files', 'Comparing with known patterns', 'Report'],
  },
  {
    words: /repair/,
    title: 'Repair',
    icon: 'wrench',
    verb: 'Repair',
    target: 'Which server',
    steps: ['Diagnosis', 'Restart', 'Check'],
  },
  {
    words: /video|media|transcod|convert|process/,
    title: 'Processing',
    icon: 'cpu',
    verb: 'Process',
    target: 'File',
    steps: ['Reading', 'Dividing into parts', 'Working', 'Joining'],
  },
  {
    words: /./,
    title: 'Tasks in the background',
    icon: 'loader',
    verb: 'Start',
    target: 'Name',
    steps: ['Preparing', 'Working', 'Checking', 'Finishing'],
  },
] as const

/** What a scan for harmful files comes upon: known kinds by their names. */
export const harmfulFiles = [
  { title: 'Trojan.WebShell.A', file: 'uploads/avatar.php', risk: 'High' },
  { title: 'Backdoor.Cron.B', file: 'tmp/.cache/update.sh', risk: 'High' },
  { title: 'Trojan.Redirect.C', file: 'themes/header.js', risk: 'Medium' },
  { title: 'Spam.Mailer.D', file: 'lib/mail-queue.php', risk: 'Medium' },
  { title: 'Adware.Frame.E', file: 'pages/old-banner.html', risk: 'Low' },
] as const

export const findsHarm = /\b(?:trojans?|virus(?:es)?|malware|malicious|vulnerabilit(?:y|ies))\b/
