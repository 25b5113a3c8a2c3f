ALTER TABLE "vehicles" ADD COLUMN "parking" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "office_phone" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "office_hours" text DEFAULT '' NOT NULL;
