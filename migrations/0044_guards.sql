ALTER TABLE "entry_links" ADD COLUMN "sessions" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "entry_links" ADD COLUMN "openings" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "handovers" ADD COLUMN "standing" text DEFAULT 'counts' NOT NULL;
--> statement-breakpoint
ALTER TABLE "handovers" ADD COLUMN "judged_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "handovers" ADD COLUMN "judged_by" text DEFAULT '' NOT NULL;
