CREATE TABLE "sentence_corrections" (
	"language" text NOT NULL,
	"sentence" text NOT NULL,
	"original" text NOT NULL,
	"correction" text NOT NULL,
	"catalogue" text NOT NULL,
	"path" text NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sentence_corrections_language_sentence_pk" PRIMARY KEY("language","sentence")
);
