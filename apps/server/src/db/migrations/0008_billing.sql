CREATE TABLE "billing_alerts" (
	"scope" text NOT NULL,
	"stripe_customer_id" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_alerts_scope_stripe_customer_id_text_pk" PRIMARY KEY("scope","stripe_customer_id","text")
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"scope" text NOT NULL,
	"stripe_customer_id" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_customers_scope_stripe_customer_id_pk" PRIMARY KEY("scope","stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"scope" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"stripe_customer_id" text,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"problem" text,
	CONSTRAINT "billing_events_scope_event_id_pk" PRIMARY KEY("scope","event_id")
);
--> statement-breakpoint
CREATE TABLE "billing_reconciliations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"accounts_checked" integer NOT NULL,
	"events_missed" integer NOT NULL,
	"drift" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_scopes" (
	"key_fingerprint" text PRIMARY KEY NOT NULL,
	"scope" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_paid" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"plan" text,
	"stripe_payment_id" text,
	"stripe_invoice_id" text,
	"invoice_pdf" text,
	"invoice_url" text,
	"receipt_url" text,
	"billing_reason" text
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"scope" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"is_default" boolean NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	CONSTRAINT "payment_methods_scope_payment_method_id_pk" PRIMARY KEY("scope","payment_method_id")
);
--> statement-breakpoint
CREATE TABLE "stripe_sandbox_objects" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stripe_sandbox_objects_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"object" json NOT NULL,
	CONSTRAINT "stripe_sandbox_objects_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "scope" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "stripe_subscription_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "grace_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "synced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_history" ADD CONSTRAINT "payment_history_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_one_per_user" ON "billing_customers" USING btree ("scope","user_id");--> statement-breakpoint
CREATE INDEX "billing_events_waiting" ON "billing_events" USING btree ("next_attempt_at") WHERE "billing_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "billing_events_newest" ON "billing_events" USING btree ("scope","received_at","event_id");--> statement-breakpoint
CREATE INDEX "payment_history_of_user" ON "payment_history" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_methods_of_user" ON "payment_methods" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_default" ON "payment_methods" USING btree ("user_id","scope") WHERE "payment_methods"."is_default";--> statement-breakpoint
CREATE INDEX "stripe_sandbox_objects_newest" ON "stripe_sandbox_objects" USING btree ("kind","place");--> statement-breakpoint
CREATE INDEX "stripe_sandbox_objects_of_customer" ON "stripe_sandbox_objects" USING btree ("kind",("object" ->> 'customer'));--> statement-breakpoint
CREATE INDEX "stripe_sandbox_objects_to_deliver" ON "stripe_sandbox_objects" USING btree ("place") WHERE "stripe_sandbox_objects"."kind" = 'delivery' and "stripe_sandbox_objects"."object" ->> 'state' = 'pending';