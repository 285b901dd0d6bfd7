-- What every app's database starts with, made by the login that owns it. The tables of accounts are those of the
-- accounts service; `backends.test.ts` compares them with the product's own.

create schema auth;
create schema extensions;
grant usage on schema auth, extensions, public to anon, authenticated, service_role;

alter default privileges in schema public grant select, insert, update, delete on tables to anon, authenticated, service_role;
alter default privileges in schema public grant usage, select on sequences to anon, authenticated, service_role;

-- Who asks, as policies see it.
create function auth.jwt() returns jsonb language sql stable
  return coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;
create function auth.uid() returns uuid language sql stable
  return nullif(auth.jwt() ->> 'sub', '')::uuid;
create function auth.role() returns text language sql stable
  return nullif(auth.jwt() ->> 'role', '');
create function auth.email() returns text language sql stable
  return nullif(auth.jwt() ->> 'email', '');

create table auth.challenges (
  id uuid primary key,
  factor_id uuid not null,
  ip text,
  code_hash text,
  verified_at timestamptz(3),
  created_at timestamptz(3) not null
);

create table auth.factors (
  id uuid primary key,
  user_id uuid not null,
  type text not null,
  status text not null,
  friendly_name text,
  secret text,
  phone text,
  last_challenged_at timestamptz(3),
  last_used_step integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table auth.flow_states (
  id uuid primary key,
  user_id uuid,
  auth_code text not null,
  auth_code_issued_at timestamptz(3),
  method text not null,
  provider text not null,
  code_challenge text,
  code_challenge_method text,
  redirect_to text,
  linking_target_id uuid,
  invite_token text,
  provider_code_verifier text,
  provider_nonce text,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz(3) not null
);

create table auth.identities (
  id uuid primary key,
  user_id uuid not null,
  provider text not null,
  subject text not null,
  claims json not null,
  email text,
  last_sign_in_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null,
  kind text not null,
  token_hash text not null,
  sent_to text not null,
  created_at timestamptz(3) not null
);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null,
  aal text not null,
  amr json not null,
  factor_id uuid,
  refresh_key text not null,
  refresh_counter integer not null,
  refreshed_at timestamptz(3),
  not_after timestamptz(3),
  user_agent text,
  ip text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table auth.signing_keys (
  kid text primary key,
  algorithm text not null,
  public_jwk text not null,
  private_jwk text not null,
  created_at timestamptz(3) not null,
  signs_from timestamptz(3) not null,
  retires_at timestamptz(3)
);

create table auth.sso_domains (
  domain text primary key,
  provider_id uuid not null
);

create table auth.sso_providers (
  id uuid primary key,
  enabled boolean not null,
  entity_id text not null,
  entry_point text not null,
  certificates text[] not null,
  name_id_format text,
  attribute_names json not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table auth.users (
  id uuid primary key,
  email text,
  email_confirmed_at timestamptz(3),
  phone text,
  phone_confirmed_at timestamptz(3),
  password_hash text,
  role text not null,
  invited_at timestamptz(3),
  confirmation_sent_at timestamptz(3),
  recovery_sent_at timestamptz(3),
  new_email text,
  email_change_sent_at timestamptz(3),
  email_change_confirmations integer not null,
  new_phone text,
  phone_change_sent_at timestamptz(3),
  reauthentication_sent_at timestamptz(3),
  last_sign_in_at timestamptz(3),
  app_metadata json not null,
  user_metadata json not null,
  is_anonymous boolean not null,
  is_sso_user boolean not null,
  banned_until timestamptz(3),
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- As triggers and functions of apps know them.
  raw_app_meta_data jsonb generated always as (app_metadata::jsonb) stored,
  raw_user_meta_data jsonb generated always as (user_metadata::jsonb) stored
);
alter table auth.challenges add constraint challenges_factor_id_factors_id_fk foreign key (factor_id) references auth.factors(id) on delete cascade;
alter table auth.factors add constraint factors_user_id_users_id_fk foreign key (user_id) references auth.users(id) on delete cascade;
alter table auth.flow_states add constraint flow_states_user_id_users_id_fk foreign key (user_id) references auth.users(id) on delete cascade;
alter table auth.flow_states add constraint flow_states_linking_target_id_users_id_fk foreign key (linking_target_id) references auth.users(id) on delete cascade;
alter table auth.identities add constraint identities_user_id_users_id_fk foreign key (user_id) references auth.users(id) on delete cascade;
alter table auth.one_time_tokens add constraint one_time_tokens_user_id_users_id_fk foreign key (user_id) references auth.users(id) on delete cascade;
alter table auth.sessions add constraint sessions_user_id_users_id_fk foreign key (user_id) references auth.users(id) on delete cascade;
alter table auth.sessions add constraint sessions_factor_id_factors_id_fk foreign key (factor_id) references auth.factors(id) on delete set null;
alter table auth.sso_domains add constraint sso_domains_provider_id_sso_providers_id_fk foreign key (provider_id) references auth.sso_providers(id) on delete cascade;
create index challenges_factor_id_index on auth.challenges (factor_id);
create index factors_user_id_index on auth.factors (user_id);
create unique index flow_states_auth_code_key on auth.flow_states (auth_code);
create index flow_states_user_id_method_index on auth.flow_states (user_id,method);
create index flow_states_linking_target_id_index on auth.flow_states (linking_target_id);
create index flow_states_created_at_index on auth.flow_states (created_at);
create unique index identities_provider_subject_key on auth.identities (provider,subject);
create index identities_user_id_index on auth.identities (user_id);
create index identities_email_index on auth.identities (email);
create unique index one_time_tokens_user_id_kind_key on auth.one_time_tokens (user_id,kind);
create index one_time_tokens_token_hash_index on auth.one_time_tokens (token_hash,kind);
create index one_time_tokens_sent_to_index on auth.one_time_tokens (sent_to,kind);
create index sessions_user_id_index on auth.sessions (user_id);
create index sessions_factor_id_index on auth.sessions (factor_id);
create index sso_domains_provider_id_index on auth.sso_domains (provider_id);
create unique index sso_providers_entity_id_key on auth.sso_providers (entity_id);
create unique index users_email_key on auth.users (email) where not is_sso_user;
create unique index users_phone_key on auth.users (phone);
create index users_created_at_index on auth.users (created_at,id);

-- Files are not served yet. The tables are there because migrations of apps write buckets and policies into them.
create schema storage;
create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  owner_id text,
  metadata jsonb,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now()
);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
create function storage.foldername(name text) returns text[] language sql immutable
  return trim_array(string_to_array(name, '/'), 1);
create function storage.filename(name text) returns text language sql immutable
  return split_part(name, '/', -1);
create function storage.extension(name text) returns text language sql immutable
  return split_part(split_part(name, '/', -1), '.', -1);

-- Migrations add tables to it. Nothing is published from here yet.
create publication supabase_realtime;

create schema supabase_migrations;
create table supabase_migrations.schema_migrations (
  name text primary key,
  applied_at timestamptz not null default now(),
  -- A backup makes the tables anew by what was carried out, in the order in which it was.
  place bigint generated always as identity,
  sql text
);
