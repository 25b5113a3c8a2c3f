-- Of a driver with several accounts in an app the report of one took the place of another's: the weeks in which
-- such reports begin are folded once more, beside the work of the day.
INSERT INTO "refold_due" ("monday")
SELECT DISTINCT date_trunc('week', "told"."date"::timestamp)::date
FROM "platform_drivers" AS "ref" JOIN "income_statements" AS "told" ON "told"."ref_id" = "ref"."id"
WHERE "told"."until" IS NOT NULL AND "ref"."driver_id" IN (
  SELECT "driver_id" FROM "platform_drivers" WHERE "driver_id" IS NOT NULL
  GROUP BY "driver_id", "platform" HAVING count(DISTINCT "identity") > 1)
ON CONFLICT DO NOTHING;
