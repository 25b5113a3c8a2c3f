CREATE TABLE "own_statement_channels" (
	"driver_id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_tellings" (
	"about_id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"statement" text NOT NULL,
	"way" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"told_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "send_statement_letters" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "send_statement_sms" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "statement_tellings_statement" ON "statement_tellings" USING btree ("statement");
