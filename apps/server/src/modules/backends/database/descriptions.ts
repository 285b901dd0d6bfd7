/** Questions to PostgreSQL's own catalog. Each answers one JSON value, called `found`. */

const publicTables = "c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')"
const kind = "case when c.relkind in ('v', 'm') then 'view' else 'table' end"

const columnNames = (relation: string, numbers: string) =>
  `(select json_agg(a.attname order by k.position) from unnest(${numbers}) with ordinality as k (number, position)
      join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number)`

/** What requests are compared with. */
export const describeCatalog = `
select json_build_object(
  'tables', (
    select coalesce(json_agg(json_build_object(
      'name', c.relname,
      'kind', ${kind},
      'columns', (
        select coalesce(json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum), '[]')
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
      'primaryKey', coalesce((
        select ${columnNames('c.oid', 'i.indkey::int2[]')}
        from pg_index i where i.indrelid = c.oid and i.indisprimary), '[]'))), '[]')
    from pg_class c where ${publicTables}),
  'foreignKeys', (
    select coalesce(json_agg(json_build_object(
      'name', f.conname,
      'from', json_build_object('table', here.relname, 'columns', ${columnNames('f.conrelid', 'f.conkey')}),
      'to', json_build_object('table', there.relname, 'columns', ${columnNames('f.confrelid', 'f.confkey')}),
      'isUnique', exists (
        select from pg_index i where i.indrelid = f.conrelid and i.indisunique and i.indpred is null
          and (select array_agg(k order by k) from unnest(i.indkey::int2[]) k)
            = (select array_agg(k order by k) from unnest(f.conkey) k)))
      order by f.conname), '[]')
    from pg_constraint f
      join pg_class here on here.oid = f.conrelid and here.relnamespace = 'public'::regnamespace
      join pg_class there on there.oid = f.confrelid and there.relnamespace = 'public'::regnamespace
    where f.contype = 'f' and f.conparentid = 0),
  'routines', (
    select coalesce(json_agg(json_build_object(
      'name', p.proname,
      'arguments', (
        select coalesce(json_agg(json_build_object(
          'name', coalesce(p.proargnames[n], ''),
          'type', format_type(case when p.proallargtypes is null then p.proargtypes[n - 1] else p.proallargtypes[n] end, null),
          'isOptional', ins.place > p.pronargs - p.pronargdefaults) order by n), '[]')
        from (
          select n, row_number() over (order by n) as place
          from generate_series(1, coalesce(cardinality(p.proallargtypes), p.pronargs)) n
          where p.proargmodes is null or p.proargmodes[n] in ('i', 'b', 'v')) ins),
      'isSet', p.proretset,
      'returns', case
        when p.prorettype = 'void'::regtype then 'nothing'
        when t.typtype = 'c' or p.prorettype = 'record'::regtype then 'row'
        else 'value' end,
      'table', (select r.relname from pg_class r where r.oid = t.typrelid and r.relkind in ('r', 'p', 'v', 'm')
        and r.relnamespace = 'public'::regnamespace),
      'isReadOnly', p.provolatile <> 'v')), '[]')
    from pg_proc p join pg_type t on t.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype))
) as found`

/** What people see of it. */
export const describeSchema = `
select json_build_object(
  'tables', (
    select coalesce(json_agg(json_build_object(
      'schema', 'public',
      'name', c.relname,
      'kind', ${kind},
      'rowEstimate', case when c.reltuples < 0 then null else c.reltuples::bigint end,
      'columns', (
        select coalesce(json_agg(json_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, a.atttypmod),
          'isNullable', not a.attnotnull,
          'isPrimaryKey', exists (
            select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey::int2[])),
          'defaultValue', pg_get_expr(d.adbin, d.adrelid)) order by a.attnum), '[]')
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)) order by c.relname), '[]')
    from pg_class c where ${publicTables}),
  'foreignKeys', (
    select coalesce(json_agg(json_build_object(
      'name', f.conname,
      'from', json_build_object('schema', 'public', 'table', here.relname, 'columns', ${columnNames('f.conrelid', 'f.conkey')}),
      'to', json_build_object('schema', there.relnamespace::regnamespace::text, 'table', there.relname,
        'columns', ${columnNames('f.confrelid', 'f.confkey')})) order by f.conname), '[]')
    from pg_constraint f
      join pg_class here on here.oid = f.conrelid and here.relnamespace = 'public'::regnamespace
      join pg_class there on there.oid = f.confrelid
    where f.contype = 'f' and f.conparentid = 0),
  'isCut', false
) as found`

/** Who may do what with each table. */
export const describePolicies = `
select coalesce(json_agg(json_build_object(
  'schema', 'public',
  'table', c.relname,
  'kind', ${kind},
  'hasRowSecurity', case when c.relkind in ('v', 'm')
    then coalesce('security_invoker=true' = any (c.reloptions) or 'security_invoker=on' = any (c.reloptions), false)
    else c.relrowsecurity end,
  'grants', (
    select json_agg(json_build_object('role', r.name, 'verbs', (
      select coalesce(json_agg(v.name), '[]') from unnest(array['select', 'insert', 'update', 'delete']) v (name)
      where has_table_privilege(r.name, c.oid, v.name))))
    from unnest(array['anon', 'authenticated']) r (name)),
  'policies', (
    select coalesce(json_agg(json_build_object(
      'name', p.polname,
      'command', case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update'
        when 'd' then 'delete' else 'all' end,
      'roles', (select json_agg(case when member = 0 then 'public' else pg_get_userbyid(member)::text end)
        from unnest(p.polroles) member),
      'isPermissive', p.polpermissive,
      'using', pg_get_expr(p.polqual, p.polrelid),
      'check', pg_get_expr(p.polwithcheck, p.polrelid)) order by p.polname), '[]')
    from pg_policy p where p.polrelid = c.oid)) order by c.relname), '[]') as found
from pg_class c where ${publicTables}`
