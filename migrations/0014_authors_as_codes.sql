-- Who made a version or a change was kept in Polish words where it was nobody of the office; it becomes a code, which stands where a name stands.
CREATE FUNCTION "author_code_of_told"(told text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE told
    WHEN 'Flotylla (automatycznie)' THEN '@automatic'
    WHEN 'Kierowca (dobrana zmiana)' THEN '@driver-picked'
    WHEN 'PIN floty (dobrana zmiana)' THEN '@fleet-pin-picked'
    WHEN 'Kierowca (to nie ja)' THEN '@driver-returned'
    ELSE told
  END
$$;
--> statement-breakpoint
UPDATE "schedule_weeks" SET "saved_by" = "author_code_of_told"("saved_by") WHERE "saved_by" <> "author_code_of_told"("saved_by");
--> statement-breakpoint
UPDATE "schedule_versions" SET "saved_by" = "author_code_of_told"("saved_by") WHERE "saved_by" <> "author_code_of_told"("saved_by");
--> statement-breakpoint
UPDATE "schedule_changes" SET "by" = "author_code_of_told"("by") WHERE "by" <> "author_code_of_told"("by");
--> statement-breakpoint
UPDATE "schedule_returns" SET "by" = "author_code_of_told"("by") WHERE "by" <> "author_code_of_told"("by");
--> statement-breakpoint
DROP FUNCTION "author_code_of_told"(text);
