ALTER TABLE "unsplit_results" ADD COLUMN "apps_income_grosze" bigint;
--> statement-breakpoint
ALTER TABLE "unsplit_results" ADD COLUMN "overlap_grosze" bigint;
--> statement-breakpoint
ALTER TABLE "settlement_receipts" ADD COLUMN "payer" text;
--> statement-breakpoint
ALTER TABLE "settlement_receipts" ADD COLUMN "payer_address" text[];
--> statement-breakpoint
-- Reports that cross each other were added up: the weeks in which reports begin are folded once more, beside the
-- work of the day.
INSERT INTO "refold_due" ("monday")
SELECT date_trunc('week', date::timestamp)::date FROM "unsplit_results"
UNION SELECT date_trunc('week', date::timestamp)::date FROM "income_statements" WHERE "until" IS NOT NULL
ON CONFLICT DO NOTHING;
