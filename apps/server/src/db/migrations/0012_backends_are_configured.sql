ALTER TABLE "backends" ADD COLUMN "is_configured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "backends" SET "is_configured" = "status" IN ('migrating', 'success', 'error');