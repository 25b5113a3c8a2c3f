CREATE TABLE "former_drivers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phones" text[] NOT NULL,
	"full_name" text NOT NULL,
	"removed_at" timestamp with time zone,
	"kept_apart_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "former_drivers_phones" ON "former_drivers" USING gin ("phones");
--> statement-breakpoint
INSERT INTO "former_drivers" ("id", "phones", "full_name")
SELECT gone."id",
	coalesce((SELECT array_agg(DISTINCT known."phone" ORDER BY known."phone") FROM "platform_driver_phones" known
		JOIN "platform_drivers" ref ON ref."id" = known."ref_id" WHERE ref."driver_id" = gone."id"), '{}'),
	coalesce(
		(SELECT s."payee_name" FROM "settlement_statements" s
			WHERE s."driver_id" = gone."id" AND s."payee_name" <> 'Usunięty kierowca' ORDER BY s."closed_at" DESC LIMIT 1),
		(SELECT min(ref."name") FROM "platform_drivers" ref WHERE ref."driver_id" = gone."id"))
FROM (
	SELECT "driver_id" AS "id" FROM "platform_drivers" WHERE "driver_id" IS NOT NULL
	UNION SELECT "driver_id" FROM "settlement_statements"
) gone
WHERE NOT EXISTS (SELECT FROM "drivers" d WHERE d."id" = gone."id")
	AND NOT EXISTS (SELECT FROM "settlement_ledger" l WHERE l."folded_id" = gone."id")
	AND (EXISTS (SELECT FROM "platform_drivers" ref WHERE ref."driver_id" = gone."id")
		OR EXISTS (SELECT FROM "settlement_statements" s WHERE s."driver_id" = gone."id" AND s."payee_name" <> 'Usunięty kierowca'));
