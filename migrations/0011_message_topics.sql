CREATE TABLE "message_topics" (
	"message_id" uuid NOT NULL,
	"about_id" text NOT NULL,
	"event_key" text NOT NULL,
	"not_after" timestamp with time zone,
	"outdated" boolean DEFAULT false NOT NULL,
	"ended" text,
	CONSTRAINT "message_topics_message_id_about_id_pk" PRIMARY KEY("message_id","about_id"),
	CONSTRAINT "message_topics_event" UNIQUE("event_key")
);
--> statement-breakpoint
DROP INDEX "messages_about";
--> statement-breakpoint
ALTER TABLE "message_topics" ADD CONSTRAINT "message_topics_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "message_topics_about" ON "message_topics" USING btree ("about_id");
--> statement-breakpoint
-- Messages about changes told of one change each so far, which their event key names with its round and state.
INSERT INTO "message_topics" ("message_id", "about_id", "event_key", "not_after", "outdated")
SELECT "id", "about_id", "event_key", "not_after", "outdated" FROM "messages"
WHERE "about_id" <> '' AND ("event_key" LIKE 'schedule-change:%' OR "event_key" LIKE 'schedule-change-letter:%');
