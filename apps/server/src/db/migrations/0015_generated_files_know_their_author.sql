ALTER TABLE "generated_files" ADD COLUMN "variables" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "generated_files" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "generated_files" ADD CONSTRAINT "generated_files_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;