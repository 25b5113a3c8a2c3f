CREATE TABLE "photos" (
	"holder" text NOT NULL,
	"holder_id" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"goes_last" boolean NOT NULL,
	CONSTRAINT "photos_pk" PRIMARY KEY("holder","holder_id","name")
);
--> statement-breakpoint
INSERT INTO "photos" ("holder", "holder_id", "name", "hash", "taken_at", "goes_last")
SELECT 'handover', p."handover_id", p."side", p."hash", p."taken_at",
	(h."objection" <> '' AND h."settled_at" IS NULL) OR EXISTS (
		SELECT FROM "vehicle_damages" d WHERE d."handover_id" = h."id" AND d."repaired_at" IS NULL)
FROM "handover_photos" p
JOIN "handovers" h ON h."id" = p."handover_id";
--> statement-breakpoint
DROP TABLE "handover_photos" CASCADE;
--> statement-breakpoint
ALTER TABLE "driver_reports" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_hash_photo_files_hash_fk" FOREIGN KEY ("hash") REFERENCES "photo_files"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "photos_hash" ON "photos" USING btree ("hash");
--> statement-breakpoint
CREATE INDEX "photos_taken" ON "photos" USING btree ("taken_at");
