ALTER TABLE "submissions" ADD COLUMN "proven" boolean DEFAULT true NOT NULL;
