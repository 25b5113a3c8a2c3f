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
