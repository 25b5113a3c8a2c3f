CREATE TABLE "throttle_tries" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"network" text NOT NULL,
	"wrong" integer NOT NULL,
	"refused" integer NOT NULL,
	"entered" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "throttle_tries_kind_subject_network_pk" PRIMARY KEY("kind","subject","network")
);
--> statement-breakpoint
CREATE INDEX "throttle_tries_last" ON "throttle_tries" USING btree ("last_at");
