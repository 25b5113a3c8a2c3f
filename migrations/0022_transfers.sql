CREATE TABLE "payee_account_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"source" text NOT NULL,
	"revision" integer NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payee_account_checks" (
	"driver_id" uuid NOT NULL,
	"account_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "payee_account_checks_pk" PRIMARY KEY("driver_id","account_key")
);
--> statement-breakpoint
CREATE TABLE "payee_accounts" (
	"driver_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"account_key" text,
	"takes_cash" boolean NOT NULL,
	"revision" integer NOT NULL,
	"source" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_approvals" (
	"batch_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "transfer_approvals_pk" PRIMARY KEY("batch_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "transfer_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"date" date NOT NULL,
	"format" text NOT NULL,
	"profile" jsonb NOT NULL,
	"payer_name" text NOT NULL,
	"payer_address" text[] NOT NULL,
	"payer_account" text NOT NULL,
	"orders" integer NOT NULL,
	"total" bigint NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"prepared_by_id" text NOT NULL,
	"prepared_by" text NOT NULL,
	"exported_at" timestamp with time zone,
	"exported_by" text,
	"exported_on" date,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" text,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	CONSTRAINT "transfer_batches_number" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "transfer_files" (
	"batch_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"parts" smallint NOT NULL,
	"extension" text NOT NULL,
	"digest" text NOT NULL,
	"orders" integer NOT NULL,
	"total" bigint NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "transfer_files_pk" PRIMARY KEY("batch_id","part")
);
--> statement-breakpoint
CREATE TABLE "transfer_orders" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"statement" text NOT NULL,
	"driver_id" uuid NOT NULL,
	"grosze" bigint NOT NULL,
	"sealed" text NOT NULL,
	"overridden_by" text,
	"standing" boolean NOT NULL,
	"returned_at" timestamp with time zone,
	"returned_by" text,
	"return_reason" text,
	CONSTRAINT "transfer_orders_pk" PRIMARY KEY("batch_id","statement")
);
--> statement-breakpoint
CREATE TABLE "transfer_outside" (
	"batch_id" uuid NOT NULL,
	"statement" text NOT NULL,
	"driver_id" uuid NOT NULL,
	"grosze" bigint NOT NULL,
	"why" jsonb NOT NULL,
	CONSTRAINT "transfer_outside_pk" PRIMARY KEY("batch_id","statement")
);
--> statement-breakpoint
CREATE TABLE "transfer_overrides" (
	"statement" text PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text[] NOT NULL,
	"accounts" jsonb NOT NULL,
	"two_persons_over" bigint,
	"former_two_persons_over" bigint,
	"limit_changed_on" date,
	"revision" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transfer_approvals" ADD CONSTRAINT "transfer_approvals_batch" FOREIGN KEY ("batch_id") REFERENCES "transfer_batches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfer_files" ADD CONSTRAINT "transfer_files_batch" FOREIGN KEY ("batch_id") REFERENCES "transfer_batches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfer_orders" ADD CONSTRAINT "transfer_orders_batch" FOREIGN KEY ("batch_id") REFERENCES "transfer_batches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfer_outside" ADD CONSTRAINT "transfer_outside_batch" FOREIGN KEY ("batch_id") REFERENCES "transfer_batches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payee_account_changes_of" ON "payee_account_changes" USING btree ("driver_id","at");
--> statement-breakpoint
CREATE INDEX "payee_accounts_key" ON "payee_accounts" USING btree ("account_key");
--> statement-breakpoint
CREATE INDEX "transfer_batches_by_day" ON "transfer_batches" USING btree ("prepared_by_id","exported_on");
--> statement-breakpoint
CREATE INDEX "transfer_files_digest" ON "transfer_files" USING btree ("digest");
--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_orders_once" ON "transfer_orders" USING btree ("statement") WHERE "transfer_orders"."standing";
--> statement-breakpoint
CREATE INDEX "transfer_orders_driver" ON "transfer_orders" USING btree ("driver_id");
--> statement-breakpoint
CREATE INDEX "transfer_outside_driver" ON "transfer_outside" USING btree ("driver_id");
