CREATE TABLE "waiting_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"phone" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"year" integer NOT NULL,
	"week" integer NOT NULL,
	"reason" text,
	"reason_text" text NOT NULL,
	"asked" jsonb NOT NULL,
	"network" text NOT NULL,
	"other_emails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_forms_number" UNIQUE("number"),
	CONSTRAINT "waiting_forms_phone_week" UNIQUE("phone","year","week")
);
--> statement-breakpoint
CREATE TABLE "email_claims" (
	"driver_id" uuid NOT NULL,
	"mailbox" text NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"times" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone,
	CONSTRAINT "email_claims_pk" PRIMARY KEY("driver_id","mailbox")
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "confirm_unknown" text DEFAULT 'burst' NOT NULL;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "unknown_per_hour" integer DEFAULT 10 NOT NULL;
--> statement-breakpoint
ALTER TABLE "email_claims" ADD CONSTRAINT "email_claims_driver" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "waiting_forms_network" ON "waiting_forms" USING btree ("network");
