CREATE TABLE "pin_picks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_fingerprint" text NOT NULL,
	"driver_id" uuid NOT NULL,
	"date" date NOT NULL,
	"shift" text NOT NULL,
	"picked_at" timestamp with time zone NOT NULL,
	"days_before" jsonb NOT NULL,
	"left" jsonb,
	"disowned_at" timestamp with time zone,
	"outcome" text,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "pin_picks_key" ON "pin_picks" USING btree ("key_fingerprint");
--> statement-breakpoint
CREATE INDEX "pin_picks_driver" ON "pin_picks" USING btree ("driver_id");
--> statement-breakpoint
CREATE INDEX "pin_picks_disowned" ON "pin_picks" USING btree ("disowned_at");
