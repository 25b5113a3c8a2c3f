CREATE TABLE "closed_charge_weeks" (
	"driver_id" uuid NOT NULL,
	"monday" date NOT NULL,
	"statement" text NOT NULL,
	CONSTRAINT "closed_charge_weeks_pk" PRIMARY KEY("driver_id","monday")
);
--> statement-breakpoint
CREATE TABLE "driver_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"monday" date NOT NULL,
	"kind" text NOT NULL,
	"grosze" bigint NOT NULL,
	"date" date NOT NULL,
	"detail" text NOT NULL,
	"counter_of" uuid,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" text
);
--> statement-breakpoint
CREATE TABLE "instalment_changes" (
	"plan_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"monday" date NOT NULL,
	"act" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "instalment_changes_pk" PRIMARY KEY("plan_id","no")
);
--> statement-breakpoint
CREATE TABLE "instalment_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"grosze" bigint NOT NULL,
	"count" smallint NOT NULL,
	"monday" date NOT NULL,
	"date" date NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mileage_allowances" (
	"no" integer PRIMARY KEY NOT NULL,
	"from_monday" date NOT NULL,
	"tiers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mileage_decisions" (
	"driver_id" uuid NOT NULL,
	"monday" date NOT NULL,
	"metres" integer NOT NULL,
	"state" text NOT NULL,
	"grosze" bigint,
	"note" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" text NOT NULL,
	CONSTRAINT "mileage_decisions_pk" PRIMARY KEY("driver_id","monday")
);
--> statement-breakpoint
CREATE TABLE "settled_charges" (
	"driver_id" uuid NOT NULL,
	"charge_id" text NOT NULL,
	"monday" date NOT NULL,
	CONSTRAINT "settled_charges_pk" PRIMARY KEY("driver_id","charge_id")
);
--> statement-breakpoint
CREATE TABLE "shared_costs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"monday" date NOT NULL,
	"grosze" bigint NOT NULL,
	"date" date NOT NULL,
	"shifts" jsonb NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" text
);
--> statement-breakpoint
CREATE TABLE "standing_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"driver_id" uuid,
	"vehicle_id" uuid,
	"per" text NOT NULL,
	"grosze" bigint NOT NULL,
	"by_roster" boolean NOT NULL,
	"detail" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" text
);
--> statement-breakpoint
CREATE TABLE "scheme_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "scheme_groups_once" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "scheme_members" (
	"driver_id" uuid NOT NULL,
	"from_monday" date NOT NULL,
	"group_id" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "scheme_members_pk" PRIMARY KEY("driver_id","from_monday")
);
--> statement-breakpoint
CREATE TABLE "scheme_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"version" integer NOT NULL,
	"from_monday" date NOT NULL,
	"scheme" jsonb,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	CONSTRAINT "scheme_versions_once" UNIQUE("owner_kind","owner_id","version")
);
--> statement-breakpoint
ALTER TABLE "instalment_changes" ADD CONSTRAINT "instalment_changes_plan" FOREIGN KEY ("plan_id") REFERENCES "instalment_plans"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "driver_charges_week" ON "driver_charges" USING btree ("monday","driver_id");
--> statement-breakpoint
CREATE INDEX "driver_charges_driver" ON "driver_charges" USING btree ("driver_id");
--> statement-breakpoint
CREATE INDEX "driver_charges_counter" ON "driver_charges" USING btree ("counter_of");
--> statement-breakpoint
CREATE INDEX "instalment_plans_driver" ON "instalment_plans" USING btree ("driver_id");
--> statement-breakpoint
CREATE INDEX "shared_costs_week" ON "shared_costs" USING btree ("monday");
--> statement-breakpoint
CREATE INDEX "standing_charges_driver" ON "standing_charges" USING btree ("driver_id");
--> statement-breakpoint
CREATE INDEX "standing_charges_vehicle" ON "standing_charges" USING btree ("vehicle_id");
--> statement-breakpoint
CREATE INDEX "scheme_members_group" ON "scheme_members" USING btree ("group_id");
