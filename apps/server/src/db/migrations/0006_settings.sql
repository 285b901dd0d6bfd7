CREATE TABLE "ai_providers" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"key" text,
	"base_url" text,
	"models" text[] NOT NULL,
	"model" text NOT NULL,
	"is_streaming" boolean NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ai_providers_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "project_settings" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"shows_badge" boolean NOT NULL,
	"model" text,
	"setup" json
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"theme" text NOT NULL,
	"frontend_language" text NOT NULL,
	"frontend_framework" text NOT NULL,
	"backend_framework" text NOT NULL,
	"mails_success" boolean NOT NULL,
	"mails_failure" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_providers" ADD CONSTRAINT "ai_providers_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_settings" ADD CONSTRAINT "project_settings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;