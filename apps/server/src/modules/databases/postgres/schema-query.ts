/** All tables, views and keys as one JSON text, in the form of the contract. `$1` is how many tables at most. */
export const schemaQuery = `
with found as (
  select c.oid, n.nspname, c.relname, c.relkind, c.reltuples, row_number() over (order by n.nspname, c.relname) as place
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'
), shown as (select * from found where place <= $1)
select json_build_object(
  'tables', (
    select coalesce(json_agg(json_build_object(
      'schema', s.nspname,
      'name', s.relname,
      'kind', case when s.relkind in ('v', 'm') then 'view' else 'table' end,
      'rowEstimate', case when s.reltuples >= 0 and s.relkind <> 'v' then s.reltuples::bigint end,
      'columns', (
        select coalesce(json_agg(json_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, a.atttypmod),
          'isNullable', not a.attnotnull,
          'isPrimaryKey', coalesce(a.attnum = any(i.indkey), false),
          'defaultValue', pg_get_expr(d.adbin, d.adrelid)
        ) order by a.attnum), '[]')
        from pg_attribute a
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
        where a.attrelid = s.oid and a.attnum > 0 and not a.attisdropped
      )
    ) order by s.place), '[]') from shown s
  ),
  'foreignKeys', (
    select coalesce(json_agg(json_build_object(
      'name', k.conname,
      'from', json_build_object('schema', f.nspname, 'table', f.relname, 'columns', (
        select json_agg(a.attname order by u.place)
        from unnest(k.conkey) with ordinality as u (attnum, place)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.attnum
      )),
      'to', json_build_object('schema', t.nspname, 'table', t.relname, 'columns', (
        select json_agg(a.attname order by u.place)
        from unnest(k.confkey) with ordinality as u (attnum, place)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.attnum
      ))
    ) order by f.place, k.conname), '[]')
    from pg_constraint k join shown f on f.oid = k.conrelid join shown t on t.oid = k.confrelid
    where k.contype = 'f'
  ),
  'isCut', (select count(*) > $1 from found)
)::text`
