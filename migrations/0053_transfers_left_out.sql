CREATE TABLE "transfer_left_out" (
	"statement" text PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
