ALTER TABLE "settings" ADD COLUMN "market" jsonb DEFAULT '{"on":false,"names":false,"approval":"always","approvalHours":24,"reserveMinutes":60}'::jsonb NOT NULL;
