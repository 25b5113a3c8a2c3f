ALTER TABLE "schedule_considered" ADD COLUMN "source" text;
--> statement-breakpoint
-- What was taken back before is known by nothing but its form, as it was until now.
UPDATE "schedule_considered" SET "source" = "submission_days"."source"
FROM "submission_days" WHERE "submission_days"."id" = "schedule_considered"."choice_id";
