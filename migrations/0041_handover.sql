CREATE TABLE "handover_photos" (
	"handover_id" uuid NOT NULL,
	"side" text NOT NULL,
	"hash" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "handover_photos_pk" PRIMARY KEY("handover_id","side")
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"reg" text NOT NULL,
	"driver_id" uuid,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"shift" text NOT NULL,
	"planned" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"km" integer NOT NULL,
	"fuel" smallint NOT NULL,
	"remark" text NOT NULL,
	"previous_id" uuid,
	"objection" text NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text NOT NULL,
	"settled_note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mileage_readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"km" integer NOT NULL,
	"source" text NOT NULL,
	"handover_id" uuid,
	"author" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"corrected_by" uuid
);
--> statement-breakpoint
CREATE TABLE "next_services" (
	"vehicle_id" uuid PRIMARY KEY NOT NULL,
	"km" integer NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_damages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"handover_id" uuid NOT NULL,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"kind" text NOT NULL,
	"remark" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"repaired_at" timestamp with time zone,
	"repaired_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "handover" jsonb DEFAULT '{"on":false,"keepDays":90,"megabytes":500}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "handover_photos" ADD CONSTRAINT "handover_photos_handover_id_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "handovers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "handover_photos" ADD CONSTRAINT "handover_photos_hash_photo_files_hash_fk" FOREIGN KEY ("hash") REFERENCES "photo_files"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "handover_photos_hash" ON "handover_photos" USING btree ("hash");
--> statement-breakpoint
CREATE INDEX "handover_photos_taken" ON "handover_photos" USING btree ("taken_at");
--> statement-breakpoint
CREATE INDEX "handovers_of_vehicle" ON "handovers" USING btree ("vehicle_id","at");
--> statement-breakpoint
CREATE INDEX "handovers_of_driver" ON "handovers" USING btree ("driver_id","date");
--> statement-breakpoint
CREATE INDEX "handovers_at" ON "handovers" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "mileage_readings_of" ON "mileage_readings" USING btree ("vehicle_id","at");
--> statement-breakpoint
CREATE INDEX "vehicle_damages_of" ON "vehicle_damages" USING btree ("vehicle_id","noted_at");
