DROP INDEX "settlement_ledger_version";
--> statement-breakpoint
ALTER TABLE "settlement_ledger" ADD COLUMN "purse" text DEFAULT 'week' NOT NULL;
--> statement-breakpoint
ALTER TABLE "settlement_receipts" ADD COLUMN "purse" text DEFAULT 'week' NOT NULL;
--> statement-breakpoint
ALTER TABLE "settlement_corrections" ADD COLUMN "apart_grosze" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "settlement_statements" ADD COLUMN "apart" jsonb;
--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_ledger_version" ON "settlement_ledger" USING btree ("version_id","purse") WHERE "settlement_ledger"."kind" = 'settlement';

--> statement-breakpoint
-- Rentals of drivers' own cars in weeks that are closed were printed and paid by nobody: each is owed from now on,
-- in a ledger of its own, with what earlier ones of that driver left. What is frozen keeps its bytes.
ALTER TABLE "settlement_statements" DISABLE TRIGGER "settlement_statements_stay";
--> statement-breakpoint
UPDATE settlement_statements AS statement
SET apart = jsonb_build_object('opening', owed.through - owed.result, 'result', owed.result)
FROM (
  SELECT id, result, sum(result) OVER (PARTITION BY driver_id ORDER BY closed_at, number) AS through
  FROM (
    SELECT id, driver_id, closed_at, number,
      (SELECT sum((line ->> 'amount')::bigint)
        FROM json_array_elements(frozen::json -> 'settlement' -> 'paidApart') AS line) AS result
    FROM settlement_statements
    WHERE reopened_at IS NULL AND frozen LIKE '%"own-car"%'
  ) AS weeks
  WHERE result IS NOT NULL
) AS owed
WHERE statement.id = owed.id;
--> statement-breakpoint
ALTER TABLE "settlement_statements" ENABLE TRIGGER "settlement_statements_stay";
--> statement-breakpoint
INSERT INTO settlement_ledger
  (no, id, driver_id, kind, purse, grosze, statement, version_id, year, week, booked_at, booked_by)
SELECT
  (SELECT coalesce(max(no), 0) FROM settlement_ledger) + row_number() OVER (ORDER BY closed_at, number),
  gen_random_uuid(), driver_id, 'settlement', 'own-car', (apart ->> 'result')::bigint, number || '/N', id,
  year, week, closed_at, closed_by
FROM settlement_statements
WHERE apart IS NOT NULL;
