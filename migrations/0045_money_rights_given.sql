CREATE TABLE "money_rights_given" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"by_id" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "money_rights_given" ADD CONSTRAINT "money_rights_given_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "money_rights_given_at" ON "money_rights_given" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "money_rights_given_to" ON "money_rights_given" USING btree ("user_id");
