ALTER TABLE "drivers" ADD COLUMN "contact_changed_at" timestamp with time zone;
