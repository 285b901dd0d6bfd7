CREATE TABLE "run_events" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "run_events_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "run_records" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"record" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"mode" text NOT NULL,
	"prompt" text NOT NULL,
	"model" text NOT NULL,
	"attachments" text[] NOT NULL,
	"files" text[] NOT NULL,
	"approved_plan" uuid,
	"plan" json,
	"version_before" text,
	"version_after" text,
	"last_position" integer NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "runs_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempts" integer NOT NULL,
	"fence" integer NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"stop_requested_at" timestamp (3) with time zone,
	"is_charged" boolean,
	"is_settled" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "usage_accounts" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"day_start" date NOT NULL,
	"day_used" integer NOT NULL,
	"month_start" date NOT NULL,
	"month_used" integer NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day_start" date NOT NULL,
	"month_start" date NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "chat_history_project_id_index";--> statement-breakpoint
ALTER TABLE "chat_history" ADD COLUMN "sequence" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "chat_history_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "chat_history" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_history" ADD COLUMN "attachments" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_history" ADD COLUMN "generated_files" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_history" ADD COLUMN "plan" json;--> statement-breakpoint
ALTER TABLE "chat_history" ADD COLUMN "questions" json;--> statement-breakpoint
ALTER TABLE "chat_history" ADD COLUMN "build_notification" json;--> statement-breakpoint
ALTER TABLE "chat_history" ADD COLUMN "use" json;--> statement-breakpoint
ALTER TABLE "run_events" ADD CONSTRAINT "run_events_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_records" ADD CONSTRAINT "run_records_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_accounts" ADD CONSTRAINT "usage_accounts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_holds" ADD CONSTRAINT "usage_holds_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_holds" ADD CONSTRAINT "usage_holds_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_project_id_index" ON "runs" USING btree ("project_id","sequence");--> statement-breakpoint
CREATE INDEX "runs_user_id_index" ON "runs" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_one_at_a_time" ON "runs" USING btree ("project_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "runs_unsettled_index" ON "runs" USING btree ("status") WHERE not is_settled;--> statement-breakpoint
CREATE INDEX "usage_holds_workspace_id_index" ON "usage_holds" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "usage_holds_user_id_index" ON "usage_holds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usage_holds_expires_at_index" ON "usage_holds" USING btree ("state","expires_at");--> statement-breakpoint
ALTER TABLE "chat_history" ADD CONSTRAINT "chat_history_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_history_run_id_key" ON "chat_history" USING btree ("run_id","is_user");--> statement-breakpoint
CREATE INDEX "chat_history_project_id_index" ON "chat_history" USING btree ("project_id","sequence");