CREATE TABLE "submission_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"week" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"by_name" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "edit_deadline" jsonb;
--> statement-breakpoint
ALTER TABLE "submission_days" ADD COLUMN "asked_number" integer;
--> statement-breakpoint
CREATE INDEX "submission_changes_week" ON "submission_changes" USING btree ("year","week","driver_id","at");
--> statement-breakpoint
CREATE INDEX "submission_changes_driver" ON "submission_changes" USING btree ("driver_id");
