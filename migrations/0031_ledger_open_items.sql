CREATE INDEX "settlement_ledger_newest" ON "settlement_ledger" USING btree ("driver_id","purse","no") WHERE "settlement_ledger"."kind" = 'settlement';
--> statement-breakpoint
CREATE INDEX "settlement_ledger_corrections" ON "settlement_ledger" USING btree ("no") WHERE "settlement_ledger"."corrections" <> '{}';
--> statement-breakpoint
CREATE INDEX "settlement_ledger_batch" ON "settlement_ledger" USING btree ("batch") WHERE "settlement_ledger"."batch" IS NOT NULL;

--> statement-breakpoint
-- What was applied before the price was kept is pinned: to the price that held when it was applied. What a
-- closed week has taken is pinned to the one that it was closed with, which holds for it since.
UPDATE mileage_decisions AS decided SET grosze = coalesce((
  SELECT div(sum(greatest(0, least(decided.metres, coalesce(tier.next_over, decided.metres)) - tier.over_metres)
    * tier.grosze_per_km) + 500, 1000)
  FROM (
    SELECT (told ->> 'overMetres')::bigint AS over_metres, (told ->> 'groszePerKm')::bigint AS grosze_per_km,
      lead((told ->> 'overMetres')::bigint) OVER (ORDER BY (told ->> 'overMetres')::bigint) AS next_over
    FROM jsonb_array_elements((
      SELECT allowance.tiers FROM mileage_allowances AS allowance
      WHERE allowance.from_monday <= decided.monday
      ORDER BY allowance.created_at <= decided.decided_at OR EXISTS (
          SELECT FROM closed_charge_weeks AS closed
          WHERE closed.driver_id = decided.driver_id AND closed.monday = decided.monday
        ) DESC, allowance.from_monday DESC, allowance.no DESC
      LIMIT 1
    )) AS told
  ) AS tier
), 0)
WHERE decided.state = 'applied' AND decided.grosze IS NULL;
--> statement-breakpoint
-- Of who was erased by an earlier edition, what was written freely goes as it does from now on.
CREATE TEMPORARY TABLE erased_persons ON COMMIT DROP AS
WITH RECURSIVE persons AS (
  SELECT id FROM drivers WHERE erased_number IS NOT NULL
  UNION SELECT folded_id FROM settlement_ledger AS link JOIN persons ON persons.id = link.driver_id WHERE link.kind = 'link'
)
SELECT id FROM persons WHERE id IS NOT NULL;
--> statement-breakpoint
UPDATE settlement_questions SET question = '(usunięto)', answer = CASE WHEN answer IS NOT NULL THEN '(usunięto)' END
WHERE driver_id IN (SELECT id FROM erased_persons);
--> statement-breakpoint
UPDATE settlement_statements SET reopen_reason = '(usunięto)'
WHERE reopen_reason IS NOT NULL AND driver_id IN (SELECT id FROM erased_persons);
--> statement-breakpoint
UPDATE settlement_corrections SET reason = '(usunięto)'
WHERE reason <> '' AND driver_id IN (SELECT id FROM erased_persons);
--> statement-breakpoint
UPDATE settlement_explanations SET reason = '(usunięto)' WHERE driver_id IN (SELECT id FROM erased_persons);
--> statement-breakpoint
UPDATE transfer_orders SET return_reason = ''
WHERE return_reason IS NOT NULL AND driver_id IN (SELECT id FROM erased_persons);
--> statement-breakpoint
UPDATE shared_costs SET note = '' WHERE EXISTS (
  SELECT FROM jsonb_array_elements(shifts) AS share JOIN erased_persons ON erased_persons.id::text = share ->> 'driver');
--> statement-breakpoint
UPDATE driver_charges SET note = '' WHERE driver_id IN (SELECT id FROM erased_persons);
--> statement-breakpoint
UPDATE standing_charges SET note = '' WHERE driver_id IN (SELECT id FROM erased_persons);
--> statement-breakpoint
UPDATE instalment_plans SET note = '' WHERE driver_id IN (SELECT id FROM erased_persons);
--> statement-breakpoint
UPDATE instalment_changes SET note = ''
WHERE plan_id IN (SELECT id FROM instalment_plans WHERE driver_id IN (SELECT id FROM erased_persons));
--> statement-breakpoint
UPDATE mileage_decisions SET note = '' WHERE driver_id IN (SELECT id FROM erased_persons);
--> statement-breakpoint
UPDATE scheme_versions SET note = ''
WHERE owner_kind = 'driver' AND owner_id IN (SELECT id::text FROM erased_persons);
--> statement-breakpoint
DELETE FROM transfer_overrides WHERE driver_id IN (SELECT id FROM erased_persons);
