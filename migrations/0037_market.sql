CREATE TABLE "market_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"giver_id" uuid NOT NULL,
	"date" date NOT NULL,
	"shift" text NOT NULL,
	"to_driver_id" uuid,
	"for_date" date,
	"for_shift" text,
	"state" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"first_asked" uuid[] NOT NULL,
	"reserve_until" timestamp with time zone,
	"declined" uuid[] NOT NULL,
	"taker_id" uuid,
	"taken_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "market" jsonb DEFAULT '{"on":false,"names":false,"approval":"always","approvalHours":24,"reserveMinutes":60}'::jsonb NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "market_offers_once" ON "market_offers" USING btree ("giver_id","date","shift") WHERE state in ('open', 'asked');
--> statement-breakpoint
CREATE INDEX "market_offers_state" ON "market_offers" USING btree ("state","date");
--> statement-breakpoint
CREATE INDEX "market_offers_taker" ON "market_offers" USING btree ("taker_id");
