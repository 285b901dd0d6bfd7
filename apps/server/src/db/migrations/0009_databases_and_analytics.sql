CREATE TABLE "analytics_daily" (
	"day" date NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"model" text NOT NULL,
	"prompts" integer NOT NULL,
	"runs" integer NOT NULL,
	"succeeded" integer NOT NULL,
	"failed" integer NOT NULL,
	"stopped" integer NOT NULL,
	"duration_ms" bigint NOT NULL,
	"longest_ms" bigint NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cached_tokens" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	"unpriced_runs" integer NOT NULL,
	"versions" integer NOT NULL,
	"files" bigint NOT NULL,
	CONSTRAINT "analytics_daily_day_project_id_user_id_model_pk" PRIMARY KEY("day","project_id","user_id","model")
);
--> statement-breakpoint
CREATE TABLE "analytics_instance_daily" (
	"day" date NOT NULL,
	"model" text NOT NULL,
	"prompts" integer NOT NULL,
	"runs" integer NOT NULL,
	"succeeded" integer NOT NULL,
	"failed" integer NOT NULL,
	"stopped" integer NOT NULL,
	"duration_ms" bigint NOT NULL,
	"longest_ms" bigint NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cached_tokens" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	"unpriced_runs" integer NOT NULL,
	"versions" integer NOT NULL,
	"files" bigint NOT NULL,
	CONSTRAINT "analytics_instance_daily_day_model_pk" PRIMARY KEY("day","model")
);
--> statement-breakpoint
CREATE TABLE "database_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"engine" text NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"database" text NOT NULL,
	"username" text NOT NULL,
	"sealed_password" text NOT NULL,
	"tls" text NOT NULL,
	"ca_certificate" text,
	"server_version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "database_queries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"database_id" uuid NOT NULL,
	"statement" text NOT NULL,
	"is_explain" boolean NOT NULL,
	"allows_writes" boolean NOT NULL,
	"duration_ms" integer NOT NULL,
	"row_count" integer,
	"error" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_daily" ADD CONSTRAINT "analytics_daily_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_daily" ADD CONSTRAINT "analytics_daily_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_daily" ADD CONSTRAINT "analytics_daily_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "database_connections" ADD CONSTRAINT "database_connections_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "database_queries" ADD CONSTRAINT "database_queries_database_id_database_connections_id_fk" FOREIGN KEY ("database_id") REFERENCES "public"."database_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_daily_user_id_index" ON "analytics_daily" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "analytics_daily_workspace_id_index" ON "analytics_daily" USING btree ("workspace_id","day");--> statement-breakpoint
CREATE INDEX "analytics_daily_project_id_index" ON "analytics_daily" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "database_connections_user_id_index" ON "database_connections" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "database_queries_database_id_index" ON "database_queries" USING btree ("database_id","created_at");--> statement-breakpoint
CREATE INDEX "runs_created_at_index" ON "runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "runs_ended_at_index" ON "runs" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "project_versions_created_at_index" ON "project_versions" USING btree ("created_at");