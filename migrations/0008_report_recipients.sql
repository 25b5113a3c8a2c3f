CREATE TABLE "report_recipients" (
	"address" text PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "report_recipients" ("address", "added_at") SELECT DISTINCT lower("recipient"), now() FROM "messages" WHERE "about_kind" = 'report' AND "kind" = 'email' ON CONFLICT DO NOTHING;
