CREATE TABLE "message_gateway_entries" (
	"kind" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"entry_id" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"entered_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "parts" integer;
--> statement-breakpoint
ALTER TABLE "messaging_settings" ADD COLUMN "sms_part_price" integer;
--> statement-breakpoint
CREATE INDEX "messages_recipient" ON "messages" USING btree ("recipient","created_at");
