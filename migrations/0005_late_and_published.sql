CREATE TABLE "schedule_considered" (
	"week_id" uuid NOT NULL,
	"choice_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"day" smallint NOT NULL,
	"kind" text NOT NULL,
	"while_off" boolean NOT NULL,
	CONSTRAINT "schedule_considered_week_id_choice_id_pk" PRIMARY KEY("week_id","choice_id")
);
--> statement-breakpoint
ALTER TABLE "submission_days" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "schedule_weeks" ADD COLUMN "saved_tab" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "schedule_weeks" ADD COLUMN "published_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "schedule_weeks" ADD COLUMN "published_by" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "schedule_weeks" ADD COLUMN "base_version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "schedule_weeks" ADD COLUMN "told" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "schedule_weeks" ADD COLUMN "untold" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "publish_apart" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "send_schedule_sms" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "schedule_considered" ADD CONSTRAINT "schedule_considered_week_id_schedule_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."schedule_weeks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "schedule_considered_by_driver" ON "schedule_considered" USING btree ("driver_id");
--> statement-breakpoint
ALTER TABLE "submission_days" ADD CONSTRAINT "submission_days_choice" UNIQUE("id");

--> statement-breakpoint
-- Weeks that are generated already: what was submitted before they were is taken into account, what came after waits from now on.
INSERT INTO "schedule_considered" ("week_id", "choice_id", "driver_id", "day", "kind", "while_off")
SELECT week."id", choice."id", submission."driver_id",
  choice."date" - to_date(week."year" || '-' || week."week", 'IYYY-IW'), choice."kind",
  EXISTS (
    SELECT 1 FROM "schedule_places" AS place
    WHERE place."week_id" = week."id" AND place."driver_id" = submission."driver_id" AND place."car_id" IS NULL
      AND place."slot" / 2 = choice."date" - to_date(week."year" || '-' || week."week", 'IYYY-IW')
      AND (place."reason" LIKE '%jesteś na liście jako nieaktywny kierowca%'
        OR place."reason" LIKE '%nie masz wtedy ważnych dokumentów%'))
FROM "schedule_weeks" AS week
JOIN "schedule_versions" AS first ON first."week_id" = week."id" AND first."version" = 1
JOIN "submissions" AS submission ON submission."year" = week."year" AND submission."week" = week."week"
JOIN "submission_days" AS choice ON choice."submission_id" = submission."id"
WHERE submission."created_at" <= first."saved_at";
--> statement-breakpoint
-- Every week that was generated so far was shown to its drivers at once.
UPDATE "schedule_weeks" SET "published_at" = first."saved_at", "published_by" = first."saved_by"
FROM "schedule_versions" AS first
WHERE first."week_id" = "schedule_weeks"."id" AND first."version" = 1;
