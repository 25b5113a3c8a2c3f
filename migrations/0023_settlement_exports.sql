CREATE TABLE "settlement_exports" (
	"statement" text PRIMARY KEY NOT NULL,
	"batch" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payee_account_changes" ADD COLUMN "by_id" text;
--> statement-breakpoint
ALTER TABLE "payee_account_changes" ADD COLUMN "account_key" text;
--> statement-breakpoint
-- Every statement of which an order left in a file, whatever became of the order since.
INSERT INTO "settlement_exports" ("statement", "batch", "at")
SELECT DISTINCT ON (o."statement") o."statement", b."number", b."exported_at"
FROM "transfer_orders" o JOIN "transfer_batches" b ON b."id" = o."batch_id"
WHERE b."exported_at" IS NOT NULL
ORDER BY o."statement", b."exported_at", b."number";
