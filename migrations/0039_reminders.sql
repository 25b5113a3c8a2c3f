CREATE TABLE "driver_reminders" (
	"driver_id" uuid PRIMARY KEY NOT NULL,
	"evening_off" boolean NOT NULL,
	"evening_hour" integer,
	"otherwise" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "reminders" jsonb DEFAULT '{"eveningHour":20,"formHours":24,"otherwise":"none"}'::jsonb NOT NULL;
