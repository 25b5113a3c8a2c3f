ALTER TABLE "closed_charge_weeks" ADD COLUMN "bonuses_known" boolean DEFAULT false NOT NULL;
