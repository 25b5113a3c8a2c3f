CREATE TABLE "income_loads" (
	"no" integer PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"row_count" integer NOT NULL,
	"new_rows" integer NOT NULL,
	"replaced_rows" integer NOT NULL,
	"removed_rows" integer NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL,
	"loaded_by" text NOT NULL,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" text,
	CONSTRAINT "income_loads_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "income_statements" (
	"load_no" integer NOT NULL,
	"row_no" integer NOT NULL,
	"app" smallint NOT NULL,
	"key" uuid NOT NULL,
	"ref_id" uuid NOT NULL,
	"date" date NOT NULL,
	"shift" text,
	"until" date,
	"started_at" timestamp,
	"of_ride" uuid,
	"plate" text,
	"note" text,
	"kinds" smallint[] NOT NULL,
	"amounts" integer[] NOT NULL,
	"removed" boolean NOT NULL,
	"holds" boolean NOT NULL,
	"sole" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unsplit_results" (
	"driver_id" uuid NOT NULL,
	"date" date NOT NULL,
	"until" date NOT NULL,
	"total_income_grosze" integer,
	"money" integer[] NOT NULL,
	"rides" integer,
	CONSTRAINT "unsplit_results_pk" PRIMARY KEY("date","driver_id","until")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "money" boolean;
--> statement-breakpoint
-- Who managed the office before saw all of its money.
UPDATE "users" SET "money" = "admin";
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "money" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "shift_results" ADD COLUMN "money" integer[];
--> statement-breakpoint
ALTER TABLE "shift_results" ADD COLUMN "income_from" text;
--> statement-breakpoint
CREATE INDEX "income_loads_file" ON "income_loads" USING btree ("kind","sha256");
--> statement-breakpoint
CREATE INDEX "income_statements_slot" ON "income_statements" USING btree ("ref_id","date");
--> statement-breakpoint
CREATE INDEX "income_statements_key" ON "income_statements" USING btree ("key");
