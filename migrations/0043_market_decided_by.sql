ALTER TABLE "market_offers" ADD COLUMN "decided_by" text DEFAULT '' NOT NULL;
