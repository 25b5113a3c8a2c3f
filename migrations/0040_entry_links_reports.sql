CREATE TABLE "driver_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"shift" text NOT NULL,
	"reg" text NOT NULL,
	"minutes" integer,
	"drives" boolean,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"taken_by" text DEFAULT '' NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "entry_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"key_fingerprint" text NOT NULL,
	"pin_revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"devices" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "entry_links_key" UNIQUE("key_fingerprint")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "way" text;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "place" text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "driver_reports_open" ON "driver_reports" USING btree ("driver_id","date","shift","kind") WHERE taken_at is null and withdrawn_at is null;
--> statement-breakpoint
CREATE INDEX "driver_reports_date" ON "driver_reports" USING btree ("date");
--> statement-breakpoint
CREATE INDEX "driver_reports_sent" ON "driver_reports" USING btree ("sent_at");
--> statement-breakpoint
CREATE INDEX "entry_links_driver" ON "entry_links" USING btree ("driver_id");
--> statement-breakpoint
CREATE INDEX "entry_links_end" ON "entry_links" USING btree ("ends_at");
