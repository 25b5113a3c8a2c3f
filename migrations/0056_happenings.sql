CREATE TABLE "happenings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"car_id" uuid,
	"driver_id" uuid,
	"day_start" date NOT NULL,
	"shift_start" text NOT NULL,
	"day_end" date NOT NULL,
	"shift_end" text NOT NULL,
	"note" text NOT NULL,
	"touched" jsonb,
	"removals" jsonb NOT NULL,
	"weeks" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_id" uuid,
	"undone_at" timestamp with time zone,
	"undone_by" text
);
--> statement-breakpoint
CREATE INDEX "happenings_days" ON "happenings" USING btree ("day_start","day_end");
--> statement-breakpoint
CREATE INDEX "happenings_driver" ON "happenings" USING btree ("driver_id");
