/** Statements that would take the whole server for themselves, or reach beyond their database. None may succeed. */
export const runAwayStatements: Record<string, string> = {
  sleep: 'select pg_sleep(60)',
  sleepWithoutTimeout: 'set statement_timeout = 0; select pg_sleep(60)',
  sleepInFunction: 'set statement_timeout = 0; do $$ begin perform pg_sleep(60); end $$',
  sleepAgainAndAgain:
    'set statement_timeout = 0; do $$ begin loop begin perform pg_sleep(60); exception when others then null; end; end loop; end $$',
  endlessLoop: 'do $$ begin loop null; end loop; end $$',
  endlessRecursion:
    'with recursive n as (select 1 as i union all select i + 1 from n) select count(*) from n',
  crossJoin: 'select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b',
  slowExpression: "select 'a' ~ repeat('(a|aa)+', 12) from generate_series(1, 10000000)",
  bigValue: "select length(repeat(repeat('x', 1000000), 1000))",
  bigDocument: "select length(json_agg(repeat('x', 1000))::text) from generate_series(1, 900000)",
  bigArray: 'select cardinality(array_agg(i)) from generate_series(1, 200000000) i',
  bigAnswer: "select repeat('x', 1000000) from generate_series(1, 2000)",
  bigSort:
    "set work_mem = '8GB'; select md5(i::text) from generate_series(1, 50000000) i order by 1 offset 49999999",
  bigTemporaryFile:
    "set work_mem = '64kB'; select md5(i::text) from generate_series(1, 30000000) i order by 1 offset 29999999",
  bigHash: "set work_mem = '8GB'; select count(distinct md5(i::text)) from generate_series(1, 50000000) i",
  deepNesting: `select ${'('.repeat(20_000)}1${')'.repeat(20_000)}`,
  copyProgram: "copy (select 1) to program 'id'",
  copyFile: "copy (select 1) to '/tmp/joinery-run-away'",
  readFile: "select pg_read_file('/etc/passwd')",
  listFolder: "select pg_ls_dir('/')",
  otherDatabase: 'create extension dblink',
  otherServer: 'create extension postgres_fdw',
  otherLanguage: 'create extension plperlu',
  becomeOther: 'set role joinery',
  moreRights: 'alter role current_user superuser',
  stopEverybody:
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename <> current_user',
}
