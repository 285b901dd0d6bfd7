import { isStyle } from '../compile/file-kind.ts'
import type { Diagnostic } from '../diagnostics.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import type { RuntimeScript } from '../document/build-runtime.ts'
import type { PackageSet } from '../packages/package-set.ts'
import type { CompilerPool } from '../pool/create-compiler-pool.ts'
import type { BuiltSite } from './build-site.ts'
import { buildSite } from './build-site.ts'

interface BuildOptions {
  pool: Pick<CompilerPool, 'open'>
  /** The packages in production. */
  packages: Pick<PackageSet, 'index' | 'read'>
  /** The script that a published site starts with. */
  runtime: RuntimeScript
  env?: Readonly<Record<string, string>>
}

/** A project as it is published. It is compiled by the pool, like a preview. */
export async function buildProject(
  files: ProjectFiles,
  { pool, packages, runtime, env = {} }: BuildOptions,
): Promise<BuiltSite> {
  const session = await pool.open(files, { mode: 'production', packages: packages.index, env })
  session.close()
  const { diagnostics } = session.opened
  return buildSite({
    bundle: { ...session.opened, diagnostics: diagnostics.map((each) => judgeForVisitors(each)) },
    projectFiles: files,
    packages,
    runtime: runtime.code,
  })
}

/** A stub helps whoever builds the app to see the rest. Nobody should publish one unknowingly. */
function judgeForVisitors(diagnostic: Diagnostic): Diagnostic {
  const { kind, specifier = '' } = diagnostic
  const isMissed =
    kind === 'missing-package' ||
    kind === 'missing-export' ||
    (kind === 'missing-file' && !isDispensable(specifier))
  return isMissed ? { ...diagnostic, severity: 'error' } : diagnostic
}

/** A page can do without plain styles. The names that a module of styles gives are code. */
function isDispensable(specifier: string): boolean {
  return isStyle(specifier) && !specifier.includes('.module.')
}
