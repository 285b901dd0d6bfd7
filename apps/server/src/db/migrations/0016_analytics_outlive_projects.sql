CREATE TABLE "analytics_gone_daily" (
	"day" date NOT NULL,
	"model" text NOT NULL,
	"prompts" integer NOT NULL,
	"runs" integer NOT NULL,
	"succeeded" integer NOT NULL,
	"failed" integer NOT NULL,
	"stopped" integer NOT NULL,
	"duration_ms" bigint NOT NULL,
	"longest_ms" bigint NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cached_tokens" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	"unpriced_runs" integer NOT NULL,
	"versions" integer NOT NULL,
	"files" bigint NOT NULL,
	CONSTRAINT "analytics_gone_daily_day_model_pk" PRIMARY KEY("day","model")
);
--> statement-breakpoint
ALTER TABLE "analytics_daily" DROP CONSTRAINT "analytics_daily_project_id_projects_id_fk";
