ALTER TABLE "settlement_corrections" ADD COLUMN "rows" jsonb DEFAULT '[]'::jsonb NOT NULL;
