-- Sums of months are made anew, with what they did not know.
DELETE FROM "result_kept_months";
--> statement-breakpoint
ALTER TABLE "result_driver_sums" ADD COLUMN "earned_rows" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "result_driver_sums" ADD COLUMN "earned_grosze" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "result_driver_sums" ADD COLUMN "earned_gross_rows" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "result_driver_sums" ADD COLUMN "cash_rows" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "result_driver_sums" ADD COLUMN "cash_grosze" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "result_slot_sums" ADD COLUMN "earned_rows" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "result_slot_sums" ADD COLUMN "earned_grosze" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "result_slot_sums" ADD COLUMN "earned_sheet_rows" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "result_slot_sums" ADD COLUMN "earned_sheet_grosze" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "result_slot_sums" ADD COLUMN "earned_gross_rows" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "result_slot_sums" ADD COLUMN "earned_gross_grosze" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "result_slot_sums" ADD COLUMN "cash_rows" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "result_slot_sums" ADD COLUMN "cash_grosze" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "result_slot_sums" ADD COLUMN "money" bigint[] NOT NULL;
