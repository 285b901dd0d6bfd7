import '../quick-modules.mjs'

const { environment, folderOf, readConfig } = await import('../config.ts')
const { readVersion } = await import('../read-version.ts')
const { BackupError } = await import('./backup-error.ts')
const { backupInstallation } = await import('./backup-installation.ts')
const { runCommand } = await import('./run-command.ts')

await runCommand('Joinery was not backed up.', async () => {
  const folder = folderOf(environment, process.argv[2])
  if (folder === undefined) throw new BackupError('Name a new folder: npm run backup -- ../joinery-backup')
  await backupInstallation({
    config: readConfig(environment),
    folder,
    version: readVersion(),
    say: (line) => process.stdout.write(`${line}\n`),
  })
})
