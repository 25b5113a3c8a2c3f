DROP INDEX "transfer_orders_once";
--> statement-breakpoint
ALTER TABLE "transfer_orders" ADD COLUMN "paid" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "settlement_statements" ADD COLUMN "payee_takes_cash" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_ledger_storno" ON "settlement_ledger" USING btree ("of_entry") WHERE "settlement_ledger"."kind" = 'storno';
--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_orders_once" ON "transfer_orders" USING btree ("statement") WHERE "transfer_orders"."standing" AND NOT "transfer_orders"."paid";
--> statement-breakpoint
-- What a person saw at the bank is paid: the rest of its statement may have an order of its own.
UPDATE transfer_orders SET paid = true
FROM transfer_batches
WHERE transfer_batches.id = transfer_orders.batch_id AND transfer_batches.state = 'confirmed'
  AND transfer_orders.standing;
--> statement-breakpoint
-- An override is of the version that it was made for: those of versions that were reopened since are void.
DELETE FROM transfer_overrides
USING settlement_statements
WHERE settlement_statements.number = regexp_replace(transfer_overrides.statement, '/N$', '')
  AND settlement_statements.reopened_at > transfer_overrides.at;
--> statement-breakpoint
-- Who takes cash by the card of now takes it for what never left in a file.
ALTER TABLE "settlement_statements" DISABLE TRIGGER "settlement_statements_stay";
--> statement-breakpoint
UPDATE settlement_statements SET payee_takes_cash = true
FROM payee_accounts
WHERE payee_accounts.driver_id = settlement_statements.driver_id AND payee_accounts.takes_cash
  AND settlement_statements.reopened_at IS NULL
  AND NOT EXISTS (
    SELECT 1 FROM settlement_exports
    WHERE settlement_exports.statement IN (settlement_statements.number, settlement_statements.number || '/N')
  );
--> statement-breakpoint
ALTER TABLE "settlement_statements" ENABLE TRIGGER "settlement_statements_stay";
