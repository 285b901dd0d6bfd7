CREATE TABLE "operator_appointment" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"appointed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_appointment_is_only" CHECK ("operator_appointment"."is_only")
);
--> statement-breakpoint
CREATE TABLE "waiting_sign_ups" (
	"token_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"address" text NOT NULL,
	"password_hash" text,
	"metadata" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiting_sign_ups" ADD CONSTRAINT "waiting_sign_ups_token_id_one_time_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "auth"."one_time_tokens"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
INSERT INTO "operator_appointment" ("appointed_at") SELECT min("profiles"."created_at") FROM "profiles" JOIN "auth"."users" ON "users"."id" = "profiles"."id" WHERE NOT "users"."is_anonymous" HAVING count(*) > 0;