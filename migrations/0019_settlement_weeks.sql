CREATE TABLE "settlement_ledger" (
	"no" integer PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"grosze" bigint NOT NULL,
	"statement" text,
	"version_id" uuid,
	"year" smallint,
	"week" smallint,
	"of_entry" uuid,
	"corrections" uuid[] DEFAULT '{}' NOT NULL,
	"on_the_way" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"folded_id" uuid,
	"batch" text,
	"receipt" text,
	"booked_at" timestamp with time zone NOT NULL,
	"booked_by" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "settlement_ledger_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "settlement_orders" (
	"statement" text PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"batch" text NOT NULL,
	"grosze" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_receipt_numbers" (
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "settlement_receipt_numbers_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "settlement_receipts" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"driver_id" uuid NOT NULL,
	"name" text NOT NULL,
	"grosze" bigint NOT NULL,
	"statement" text,
	"note" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"statement" text NOT NULL,
	"year" smallint NOT NULL,
	"week" smallint NOT NULL,
	"state" text NOT NULL,
	"grosze" bigint NOT NULL,
	"breakdown" jsonb NOT NULL,
	"added" text[] NOT NULL,
	"removed" text[] NOT NULL,
	"changed" text[] NOT NULL,
	"inputs_hash" text NOT NULL,
	"rows_digest" text NOT NULL,
	"no" smallint NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "settlement_corrections_once" UNIQUE("version_id","no")
);
--> statement-breakpoint
CREATE TABLE "settlement_explanations" (
	"year" smallint NOT NULL,
	"week" smallint NOT NULL,
	"driver_id" uuid NOT NULL,
	"code" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"explained_at" timestamp with time zone NOT NULL,
	"explained_by" text NOT NULL,
	CONSTRAINT "settlement_explanations_pk" PRIMARY KEY("year","week","driver_id","code","subject")
);
--> statement-breakpoint
CREATE TABLE "settlement_numbers" (
	"year" smallint NOT NULL,
	"week" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "settlement_numbers_pk" PRIMARY KEY("year","week")
);
--> statement-breakpoint
CREATE TABLE "settlement_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"statement" text NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"written_by" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE TABLE "settlement_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"week" smallint NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"version" smallint NOT NULL,
	"frozen" text NOT NULL,
	"frozen_sha256" text NOT NULL,
	"inputs_hash" text NOT NULL,
	"rows_digest" text NOT NULL,
	"opening_grosze" bigint NOT NULL,
	"result_grosze" bigint NOT NULL,
	"to_pay_grosze" bigint NOT NULL,
	"carry_grosze" bigint NOT NULL,
	"figures" jsonb NOT NULL,
	"scheme" jsonb NOT NULL,
	"payee_name" text NOT NULL,
	"payee_address" text[] NOT NULL,
	"payee_account" text,
	"payee_account_masked" text,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" text NOT NULL,
	"reopened_at" timestamp with time zone,
	"reopened_by" text,
	"reopen_reason" text,
	"replaced_by" uuid,
	CONSTRAINT "settlement_statements_version" UNIQUE("number","version")
);
--> statement-breakpoint
ALTER TABLE "settlement_corrections" ADD CONSTRAINT "settlement_corrections_of" FOREIGN KEY ("version_id") REFERENCES "settlement_statements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "settlement_ledger_driver" ON "settlement_ledger" USING btree ("driver_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_ledger_version" ON "settlement_ledger" USING btree ("version_id") WHERE "settlement_ledger"."kind" = 'settlement';
--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_ledger_reopening" ON "settlement_ledger" USING btree ("of_entry") WHERE "settlement_ledger"."kind" = 'reopening';
--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_ledger_link" ON "settlement_ledger" USING btree ("folded_id") WHERE "settlement_ledger"."kind" = 'link';
--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_ledger_receipt" ON "settlement_ledger" USING btree ("receipt") WHERE "settlement_ledger"."receipt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "settlement_orders_batch" ON "settlement_orders" USING btree ("batch");
--> statement-breakpoint
CREATE INDEX "settlement_receipts_driver" ON "settlement_receipts" USING btree ("driver_id");
--> statement-breakpoint
CREATE INDEX "settlement_corrections_driver" ON "settlement_corrections" USING btree ("driver_id");
--> statement-breakpoint
CREATE INDEX "settlement_questions_statement" ON "settlement_questions" USING btree ("statement");
--> statement-breakpoint
CREATE INDEX "settlement_questions_open" ON "settlement_questions" USING btree ("asked_at") WHERE "settlement_questions"."answered_at" IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_statements_in_force" ON "settlement_statements" USING btree ("year","week","driver_id") WHERE "settlement_statements"."reopened_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "settlement_statements_driver" ON "settlement_statements" USING btree ("driver_id");
--> statement-breakpoint
-- What was closed is never rewritten: only what tells of its reopening is added.
CREATE FUNCTION "settlement_statements_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  open text[] := ARRAY['reopened_at', 'reopened_by', 'reopen_reason', 'replaced_by'];
BEGIN
  IF (to_jsonb(OLD) - open) IS DISTINCT FROM (to_jsonb(NEW) - open) THEN
    RAISE EXCEPTION 'A closed statement is frozen: %', OLD.id
      USING ERRCODE = '23514', CONSTRAINT = 'settlement_statements_frozen';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "settlement_statements_stay" BEFORE UPDATE ON "settlement_statements"
  FOR EACH ROW EXECUTE FUNCTION "settlement_statements_stay"();
--> statement-breakpoint
-- Nothing that was booked is changed; a person who was erased takes along what was written beside it.
CREATE FUNCTION "settlement_ledger_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(OLD) - 'note') IS DISTINCT FROM (to_jsonb(NEW) - 'note') THEN
    RAISE EXCEPTION 'An entry of the ledger is never changed: %', OLD.id
      USING ERRCODE = '23514', CONSTRAINT = 'settlement_ledger_frozen';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "settlement_ledger_stays" BEFORE UPDATE ON "settlement_ledger"
  FOR EACH ROW EXECUTE FUNCTION "settlement_ledger_stays"();
