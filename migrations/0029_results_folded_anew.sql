CREATE TABLE "refold_due" (
	"monday" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Sums of several loads leave 32 bits. One statement a table, since each writes all of it anew.
ALTER TABLE "shift_results"
  ALTER COLUMN "total_income_grosze" SET DATA TYPE bigint,
  ALTER COLUMN "company_income_grosze" SET DATA TYPE bigint,
  ALTER COLUMN "bolt_net_grosze" SET DATA TYPE bigint,
  ALTER COLUMN "bolt_cash_grosze" SET DATA TYPE bigint,
  ALTER COLUMN "bolt_gross_grosze" SET DATA TYPE bigint,
  ALTER COLUMN "uber_net_grosze" SET DATA TYPE bigint,
  ALTER COLUMN "uber_cash_grosze" SET DATA TYPE bigint,
  ALTER COLUMN "freenow_net_grosze" SET DATA TYPE bigint,
  ALTER COLUMN "freenow_cash_grosze" SET DATA TYPE bigint,
  ALTER COLUMN "money" SET DATA TYPE bigint[],
  ALTER COLUMN "bolt_rides" SET DATA TYPE bigint,
  ALTER COLUMN "uber_rides" SET DATA TYPE bigint,
  ALTER COLUMN "freenow_rides" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "unsplit_results"
  ADD COLUMN "income_from" text,
  ALTER COLUMN "total_income_grosze" SET DATA TYPE bigint,
  ALTER COLUMN "money" SET DATA TYPE bigint[],
  ALTER COLUMN "rides" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "result_driver_sums"
  ALTER COLUMN "highest_income" SET DATA TYPE bigint,
  ALTER COLUMN "lowest_income" SET DATA TYPE bigint;
--> statement-breakpoint
-- An app's gross counts where it told no net (places of moneyPlace).
UPDATE unsplit_results SET income_from = CASE
  WHEN (money[3] IS NULL AND money[1] <> 0) OR (money[13] IS NULL AND money[11] <> 0)
    OR (money[23] IS NULL AND money[21] <> 0) THEN 'gross' ELSE 'net' END
WHERE total_income_grosze IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "bolt_runs" ADD COLUMN "load_id" uuid;
--> statement-breakpoint
ALTER TABLE "bolt_runs" ADD COLUMN "load_dates" text[];
--> statement-breakpoint
-- Which load a run made was kept nowhere: it is the one of its name that was loaded while the run was under way.
UPDATE bolt_runs AS run
SET load_id = made.id, load_dates = coalesce(
  (SELECT array_agg(DISTINCT told.date::text ORDER BY told.date::text)
    FROM income_statements AS told WHERE told.load_no = made.no),
  ARRAY[run.date::text])
FROM income_loads AS made
WHERE run.state = 'good' AND made.source = 'bolt'
  AND made.file_name = 'Bolt ' || run.company_id || ' ' || run.date
  AND made.loaded_at BETWEEN run.started_at AND run.finished_at;
--> statement-breakpoint
-- Hours of erased people were kept.
DELETE FROM bolt_hours USING platform_drivers AS ref WHERE ref.id = bolt_hours.ref_id AND ref.ref_key LIKE 'erased:%';
--> statement-breakpoint
-- What was folded by the rules of before is folded once more, beside the work of the day.
INSERT INTO refold_due (monday)
SELECT date_trunc('week', date::timestamp)::date FROM shift_results
UNION SELECT date_trunc('week', date::timestamp)::date FROM unsplit_results
UNION SELECT date_trunc('week', date::timestamp)::date FROM income_statements;
