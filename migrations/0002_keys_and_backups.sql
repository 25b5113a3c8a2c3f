CREATE TABLE "backup_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"hour" integer NOT NULL,
	"keep_daily" integer NOT NULL,
	"keep_weekly" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"due" text,
	"state" text NOT NULL,
	"fault" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"file" text NOT NULL,
	"bytes" bigint NOT NULL,
	"rows_read" integer NOT NULL,
	CONSTRAINT "backup_runs_due" UNIQUE("due")
);
--> statement-breakpoint
CREATE TABLE "key_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"check_value" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
