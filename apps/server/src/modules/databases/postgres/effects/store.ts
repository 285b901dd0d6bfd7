import { fillText, texts } from '@joinery/contract'
import type pg from 'pg'
import { AppError } from '../../../../http/app-error.ts'
import { callsFunction } from './calls-function.ts'

const { actsOutside, readOnly } = texts.databases.console

/**
 * A transaction that only reads keeps the data as it is, and knows nothing of what a function does beside it: with files
 * of the server's machine, with other sessions, with other servers. So what calls such a function is not carried out. What
 * a view, an operator or a type calls is not seen here.
 */
export async function refuseEffects(client: pg.Client, statement: string): Promise<void> {
  if (isOnlyPlanned(statement)) return
  // A name in such letters could be any name.
  if (/u&"/i.test(statement)) throw new AppError('invalid-input', readOnly)
  const { rows } = await client.query<[string]>({
    text: functionsWithEffects,
    values: [builtIn, readingExtensions],
    rowMode: 'array',
  })
  const called = rows.find(([name]) => callsFunction(statement, name))
  if (called) throw new AppError('invalid-input', fillText(actsOutside, { name: called[0] }))
}

const isOnlyPlanned = (statement: string) =>
  /^\s*explain\b/i.test(statement) && !/analy[sz]e/i.test(statement)

/** Those that act at once, and those that carry out a text in which their names could hide. */
const builtIn = `^(${[
  'lo_(ex|im)port',
  '(query|cursor)_to_xml.*',
  'ts_(stat|rewrite)',
  'binary_upgrade_.*',
  'pg_(cancel|terminate)_backend',
  'pg_(start|stop)_backup|pg_backup_.*|pg_promote|pg_wal_replay_(pause|resume)',
  'pg_reload_conf|pg_rotate_logfile|pg_file_.*|pg_log_.*|pg_stat_reset.*',
  'pg_(create|copy|drop|sync|import)_.*|pg_switch_wal|pg_nextoid|pg_stop_making_pinned_objects',
  'pg_logical_(emit|slot_get)_.*|pg_replication_(slot_advance|origin_.*)',
].join('|')})$`

/** Extensions whose functions are declared as if they changed something, and only read or make up values. */
const readingExtensions = ['uuid-ossp', 'pgcrypto', 'pg_stat_statements', 'pg_buffercache', 'pgstattuple']

/**
 * Of functions that do not come with the server, one that is declared as if it changed something can act outside where it
 * is in a language that may, has its owner's rights, or is called by somebody who may write files or begin programs.
 */
const functionsWithEffects = `
  select distinct p.proname::text
  from pg_catalog.pg_proc p join pg_catalog.pg_language l on l.oid = p.prolang
  where p.provolatile = 'v' and p.prorettype <> 'pg_catalog.trigger'::regtype and case
    when p.oid < 16384 then p.proname ~ $1
    else (
      not l.lanpltrusted or p.prosecdef
      or (select rolsuper from pg_catalog.pg_roles where rolname = current_user)
      or exists (
        select from pg_catalog.pg_roles where pg_has_role(oid, 'member')
          and rolname in ('pg_write_server_files', 'pg_execute_server_program')
      )
    ) and not exists (
      select from pg_catalog.pg_depend d join pg_catalog.pg_extension e on e.oid = d.refobjid
      where d.classid = 'pg_catalog.pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e' and e.extname = any($2)
    )
  end`
