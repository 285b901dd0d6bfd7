-- Made by the server's own login, so that nothing an app brings along can take it away: every new table starts with
-- row-level security on, and a migration that wants it off has to say so.

create schema joinery;
create function joinery.secure_new_tables() returns event_trigger language plpgsql set search_path = pg_catalog as $$
declare
  made record;
begin
  for made in
    select object_identity from pg_event_trigger_ddl_commands()
    where object_type = 'table' and schema_name = 'public'
  loop
    execute format('alter table %s enable row level security', made.object_identity);
  end loop;
end
$$;
create event trigger secure_new_tables on ddl_command_end
  when tag in ('CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO')
  execute function joinery.secure_new_tables();
