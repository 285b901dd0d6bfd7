CREATE TABLE "backends" (
	"ref" text PRIMARY KEY NOT NULL,
	"project_id" uuid,
	"status" text NOT NULL,
	"message" text,
	"sealed_secrets" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "backends" ADD CONSTRAINT "backends_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "backends_project_id_key" ON "backends" USING btree ("project_id");