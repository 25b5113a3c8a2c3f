ALTER TABLE "drivers" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "messaging_settings" ADD COLUMN "sms_in_polish" boolean DEFAULT false NOT NULL;
