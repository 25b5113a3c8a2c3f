CREATE TABLE "push_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"sealed" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_taken_at" timestamp with time zone,
	CONSTRAINT "push_subscriptions_device" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE INDEX "push_subscriptions_driver" ON "push_subscriptions" USING btree ("driver_id");
