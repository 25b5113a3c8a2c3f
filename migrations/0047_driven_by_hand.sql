CREATE TABLE "driven_due" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handover_mileage" (
	"driver_id" uuid NOT NULL,
	"date" date NOT NULL,
	"shift" text NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"reg" text NOT NULL,
	"state" text NOT NULL,
	"mileage_m" integer,
	"shifts" smallint NOT NULL,
	"km_start" integer,
	"km_end" integer,
	CONSTRAINT "handover_mileage_pk" PRIMARY KEY("driver_id","date","shift","vehicle_id")
);
--> statement-breakpoint
CREATE INDEX "handover_mileage_of_vehicle" ON "handover_mileage" USING btree ("vehicle_id","date");
--> statement-breakpoint
-- What was handed over before is worked out beside the work, as anything new is.
INSERT INTO "driven_due" ("vehicle_id", "date") SELECT DISTINCT "vehicle_id", "date" FROM "handovers" WHERE "standing" = 'counts';
