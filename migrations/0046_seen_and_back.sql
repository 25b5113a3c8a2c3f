ALTER TABLE "driver_reports" ADD COLUMN "back_seen_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "driver_reports" ADD COLUMN "back_seen_by" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "vehicle_damages" ADD COLUMN "seen_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "vehicle_damages" ADD COLUMN "seen_by" text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE INDEX "vehicle_damages_new" ON "vehicle_damages" USING btree ("noted_at") WHERE seen_at is null;
--> statement-breakpoint
UPDATE "vehicle_damages" SET "seen_at" = "noted_at";
--> statement-breakpoint
UPDATE "driver_reports" SET "back_seen_at" = "withdrawn_at" WHERE "withdrawn_at" IS NOT NULL;
