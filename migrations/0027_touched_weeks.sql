CREATE TABLE "touched_weeks" (
	"driver_id" uuid NOT NULL,
	"monday" date NOT NULL,
	CONSTRAINT "touched_weeks_pk" PRIMARY KEY("monday","driver_id")
);
--> statement-breakpoint
-- Closed weeks for which something was loaded or taken back since are compared, as they were before.
INSERT INTO touched_weeks (driver_id, monday)
SELECT DISTINCT driver_id, to_date(year || '-' || week, 'IYYY-IW') FROM settlement_statements AS closed
WHERE reopened_at IS NULL AND EXISTS (
  SELECT 1 FROM income_loads
  WHERE greatest(loaded_at, taken_back_at) > closed_at
    AND period_start <= to_date(closed.year || '-' || closed.week, 'IYYY-IW') + 6
    AND period_end >= to_date(closed.year || '-' || closed.week, 'IYYY-IW'));
--> statement-breakpoint
-- What the statements of folded records have settled went to the drivers who stayed, whose open weeks could not be
-- closed with it: closed weeks and taken charges go back to those whose statements they are.
UPDATE closed_charge_weeks AS closed SET driver_id = statement.driver_id
FROM settlement_statements AS statement
WHERE statement.number = closed.statement AND statement.reopened_at IS NULL
  AND statement.driver_id <> closed.driver_id;
--> statement-breakpoint
INSERT INTO closed_charge_weeks (driver_id, monday, statement)
SELECT statement.driver_id, to_date(statement.year || '-' || statement.week, 'IYYY-IW'), statement.number
FROM settlement_statements AS statement JOIN drivers AS folded ON folded.id = statement.driver_id
WHERE statement.reopened_at IS NULL AND folded.merged_into IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE TEMPORARY TABLE taken_by_folded AS
SELECT statement.driver_id, to_date(statement.year || '-' || statement.week, 'IYYY-IW') AS monday,
  charge ->> 'id' AS charge_id
FROM settlement_statements AS statement JOIN drivers AS folded ON folded.id = statement.driver_id,
  jsonb_array_elements(statement.frozen::jsonb #> '{input,charges}') AS charge
WHERE statement.reopened_at IS NULL AND folded.merged_into IS NOT NULL
  AND charge ->> 'kind' NOT IN ('correction', 'own-car-correction');
--> statement-breakpoint
DELETE FROM settled_charges AS settled USING taken_by_folded AS taken
WHERE settled.charge_id = taken.charge_id AND settled.monday = taken.monday
  AND settled.driver_id <> taken.driver_id AND NOT EXISTS (
    SELECT 1 FROM settlement_statements AS own
    WHERE own.driver_id = settled.driver_id AND own.reopened_at IS NULL
      AND to_date(own.year || '-' || own.week, 'IYYY-IW') = settled.monday);
--> statement-breakpoint
INSERT INTO settled_charges (driver_id, charge_id, monday)
SELECT driver_id, charge_id, monday FROM taken_by_folded ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE driver_charges AS entered SET driver_id = taken.driver_id
FROM taken_by_folded AS taken WHERE taken.charge_id = 'charge:' || entered.id;
--> statement-breakpoint
DROP TABLE taken_by_folded;
