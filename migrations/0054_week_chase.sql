CREATE TABLE "schedule_readings" (
	"week_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedule_readings_week_id_driver_id_pk" PRIMARY KEY("week_id","driver_id")
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "chasing" jsonb DEFAULT '{"restHours":12,"fromHour":8,"untilHour":21}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "schedule_readings" ADD CONSTRAINT "schedule_readings_week_id_schedule_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "schedule_weeks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "schedule_readings_by_driver" ON "schedule_readings" USING btree ("driver_id");
