ALTER TABLE "messaging_settings" ADD COLUMN "sms_countries" jsonb DEFAULT '["PL"]'::jsonb NOT NULL;
