import '../quick-modules.mjs'

const { environment, folderOf, readConfig } = await import('../config.ts')
const { BackupError } = await import('./backup-error.ts')
const { restoreInstallation } = await import('./restore-installation.ts')
const { runCommand } = await import('./run-command.ts')

await runCommand('Joinery was not restored.', async () => {
  const folder = folderOf(environment, process.argv[2])
  if (folder === undefined)
    throw new BackupError('Name the folder of a backup: npm run restore -- ../joinery-backup')
  await restoreInstallation({
    config: readConfig(environment),
    folder,
    say: (line) => process.stdout.write(`${line}\n`),
  })
})
