CREATE TABLE "bolt_companies" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"gone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bolt_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sealed" text,
	"entered_at" timestamp with time zone NOT NULL,
	"entered_by" text NOT NULL,
	"checked_at" timestamp with time zone,
	"check_fault" jsonb,
	"lease_until" timestamp with time zone,
	"lease_of" uuid
);
--> statement-breakpoint
CREATE TABLE "bolt_hours" (
	"company_id" bigint NOT NULL,
	"ref_id" uuid NOT NULL,
	"date" date NOT NULL,
	"shift" text NOT NULL,
	"waiting_s" integer NOT NULL,
	"driving_s" integer NOT NULL,
	"break_s" integer NOT NULL,
	CONSTRAINT "bolt_hours_pk" PRIMARY KEY("ref_id","date","shift","company_id")
);
--> statement-breakpoint
CREATE TABLE "bolt_rides" (
	"company_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"ref_id" uuid NOT NULL,
	"date" date NOT NULL,
	"shift" text NOT NULL,
	"started_at" bigint NOT NULL,
	"plate" text,
	"completed" integer NOT NULL,
	"distance_m" integer,
	"gross" integer,
	"commission" integer,
	"net" integer,
	"tip" integer,
	"toll" integer,
	"cancellation_fee" integer,
	"cash" integer,
	"state" text NOT NULL,
	CONSTRAINT "bolt_rides_pk" PRIMARY KEY("company_id","reference")
);
--> statement-breakpoint
CREATE TABLE "bolt_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"date" date NOT NULL,
	"nth" integer NOT NULL,
	"state" text NOT NULL,
	"asked_by" text,
	"asked_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"fault" jsonb,
	"counts" jsonb,
	"problems" jsonb,
	CONSTRAINT "bolt_runs_once" UNIQUE("company_id","date","nth")
);
--> statement-breakpoint
ALTER TABLE "bolt_companies" ADD CONSTRAINT "bolt_companies_connection_id_bolt_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "bolt_connections"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bolt_hours_day" ON "bolt_hours" USING btree ("company_id","date");
--> statement-breakpoint
CREATE INDEX "bolt_rides_day" ON "bolt_rides" USING btree ("company_id","date");
--> statement-breakpoint
CREATE INDEX "bolt_rides_driver" ON "bolt_rides" USING btree ("ref_id","date");
--> statement-breakpoint
CREATE INDEX "bolt_runs_asked" ON "bolt_runs" USING btree ("asked_at");
