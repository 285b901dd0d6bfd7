CREATE TABLE "audit_heads" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"workspace_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"detail" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_log_workspace_id_position_pk" PRIMARY KEY("workspace_id","position")
);
--> statement-breakpoint
ALTER TABLE "workspace_members" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD COLUMN "seated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "token_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "accepted_by" uuid;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "sent_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "expires_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD CONSTRAINT "audit_heads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_pending_key" ON "invitations" USING btree ("workspace_id","email") WHERE "invitations"."status" = 'pending';