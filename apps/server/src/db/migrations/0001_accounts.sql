CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "auth"."challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"factor_id" uuid NOT NULL,
	"ip" text,
	"code_hash" text,
	"verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"friendly_name" text,
	"secret" text,
	"phone" text,
	"last_challenged_at" timestamp (3) with time zone,
	"last_used_step" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."flow_states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"auth_code" text NOT NULL,
	"auth_code_issued_at" timestamp (3) with time zone,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"code_challenge" text,
	"code_challenge_method" text,
	"redirect_to" text,
	"linking_target_id" uuid,
	"invite_token" text,
	"provider_code_verifier" text,
	"provider_nonce" text,
	"provider_access_token" text,
	"provider_refresh_token" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"claims" json NOT NULL,
	"email" text,
	"last_sign_in_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_to" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"is_operator" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "auth"."secret_canary" (
	"is_only" boolean PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "secret_canary_is_only" CHECK ("auth"."secret_canary"."is_only")
);
--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"aal" text NOT NULL,
	"amr" json NOT NULL,
	"factor_id" uuid,
	"refresh_key" text NOT NULL,
	"refresh_counter" integer NOT NULL,
	"refreshed_at" timestamp (3) with time zone,
	"not_after" timestamp (3) with time zone,
	"user_agent" text,
	"ip" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"algorithm" text NOT NULL,
	"public_jwk" text NOT NULL,
	"private_jwk" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"signs_from" timestamp (3) with time zone NOT NULL,
	"retires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "auth"."sso_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."sso_providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"entity_id" text NOT NULL,
	"entry_point" text NOT NULL,
	"certificates" text[] NOT NULL,
	"name_id_format" text,
	"attribute_names" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"email_confirmed_at" timestamp (3) with time zone,
	"phone" text,
	"phone_confirmed_at" timestamp (3) with time zone,
	"password_hash" text,
	"role" text NOT NULL,
	"invited_at" timestamp (3) with time zone,
	"confirmation_sent_at" timestamp (3) with time zone,
	"recovery_sent_at" timestamp (3) with time zone,
	"new_email" text,
	"email_change_sent_at" timestamp (3) with time zone,
	"email_change_confirmations" integer NOT NULL,
	"new_phone" text,
	"phone_change_sent_at" timestamp (3) with time zone,
	"reauthentication_sent_at" timestamp (3) with time zone,
	"last_sign_in_at" timestamp (3) with time zone,
	"app_metadata" json NOT NULL,
	"user_metadata" json NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"is_sso_user" boolean NOT NULL,
	"banned_until" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspace_members" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "workspace_members_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"attempts" integer NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "auth"."challenges" ADD CONSTRAINT "challenges_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "auth"."factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."factors" ADD CONSTRAINT "factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_linking_target_id_users_id_fk" FOREIGN KEY ("linking_target_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "auth"."factors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sso_domains" ADD CONSTRAINT "sso_domains_provider_id_sso_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "auth"."sso_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenges_factor_id_index" ON "auth"."challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "factors_user_id_index" ON "auth"."factors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flow_states_auth_code_key" ON "auth"."flow_states" USING btree ("auth_code");--> statement-breakpoint
CREATE INDEX "flow_states_user_id_method_index" ON "auth"."flow_states" USING btree ("user_id","method");--> statement-breakpoint
CREATE INDEX "flow_states_linking_target_id_index" ON "auth"."flow_states" USING btree ("linking_target_id");--> statement-breakpoint
CREATE INDEX "flow_states_created_at_index" ON "auth"."flow_states" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_provider_subject_key" ON "auth"."identities" USING btree ("provider","subject");--> statement-breakpoint
CREATE INDEX "identities_user_id_index" ON "auth"."identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identities_email_index" ON "auth"."identities" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_user_id_kind_key" ON "auth"."one_time_tokens" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "one_time_tokens_token_hash_index" ON "auth"."one_time_tokens" USING btree ("token_hash","kind");--> statement-breakpoint
CREATE INDEX "one_time_tokens_sent_to_index" ON "auth"."one_time_tokens" USING btree ("sent_to","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_one_operator_key" ON "profiles" USING btree ("is_operator") WHERE "profiles"."is_operator";--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "auth"."rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "auth"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_factor_id_index" ON "auth"."sessions" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "sso_domains_provider_id_index" ON "auth"."sso_domains" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sso_providers_entity_id_key" ON "auth"."sso_providers" USING btree ("entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "auth"."users" USING btree ("email") WHERE not "auth"."users"."is_sso_user";--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_key" ON "auth"."users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "auth"."users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "workspace_members_user_id_index" ON "workspace_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workspaces_owner_id_index" ON "workspaces" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "outbox_next_attempt_at_index" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_created_at_index" ON "outbox" USING btree ("created_at");