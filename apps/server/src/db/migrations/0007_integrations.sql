CREATE TABLE "connections" (
	"user_id" uuid NOT NULL,
	"service" text NOT NULL,
	"account" text NOT NULL,
	"secret" text NOT NULL,
	"checked_against" text NOT NULL,
	"app_backend_services" text[] NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "connections_user_id_service_pk" PRIMARY KEY("user_id","service")
);
--> statement-breakpoint
CREATE TABLE "generated_files" (
	"project_id" uuid NOT NULL,
	"source" text NOT NULL,
	"files" json NOT NULL,
	CONSTRAINT "generated_files_project_id_source_pk" PRIMARY KEY("project_id","source")
);
--> statement-breakpoint
CREATE TABLE "repositories" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"remote_url" text,
	"web_url" text,
	"branch" text NOT NULL,
	"settings" json,
	"credentials" text,
	"status" text NOT NULL,
	"message" text,
	"started_at" timestamp (3) with time zone,
	"synced_commit" text,
	"synced_files" json,
	"synced_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_files" ADD CONSTRAINT "generated_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repositories" ADD CONSTRAINT "repositories_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;