CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"version_number" integer NOT NULL,
	"tree_id" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"files" json,
	"file_count" integer NOT NULL,
	"size_bytes" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"fence" integer NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "published_sites" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"live_id" uuid,
	"previous_id" uuid,
	"switched_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "publication_table_decisions" (
	"project_id" uuid NOT NULL,
	"schema_name" text NOT NULL,
	"table_name" text NOT NULL,
	"finding" text NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "publication_table_decisions_key" PRIMARY KEY("project_id","schema_name","table_name","finding")
);
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_sites" ADD CONSTRAINT "published_sites_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_table_decisions" ADD CONSTRAINT "publication_table_decisions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_project_id_index" ON "publications" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "publications_building_key" ON "publications" USING btree ("project_id") WHERE status = 'building';--> statement-breakpoint
CREATE UNIQUE INDEX "published_sites_label_key" ON "published_sites" USING btree ("label");