ALTER TABLE "bonuses" ALTER COLUMN "value" SET DATA TYPE numeric(8, 2);
