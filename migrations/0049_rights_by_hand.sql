ALTER TABLE "money_rights_given" ADD COLUMN "how" text DEFAULT 'given' NOT NULL;
