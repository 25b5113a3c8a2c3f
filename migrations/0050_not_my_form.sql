CREATE TABLE "unproven_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_fingerprint" text,
	"driver_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"week" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"asked" jsonb NOT NULL,
	"reason" text,
	"reason_text" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"outcome" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "unproven_forms_key" UNIQUE("key_fingerprint")
);
--> statement-breakpoint
CREATE INDEX "unproven_forms_driver" ON "unproven_forms" USING btree ("driver_id");
--> statement-breakpoint
CREATE INDEX "unproven_forms_answer" ON "unproven_forms" USING btree ("answer","settled_at");
