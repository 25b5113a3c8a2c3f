ALTER TABLE "payee_account_changes" ADD COLUMN "name_key" text;
--> statement-breakpoint
-- A change of the name alone was kept under the account's key with the name's, and where the name was taken
-- away under the account's key alone, as if the number had been entered: only who entered it is its author.
UPDATE payee_account_changes AS change
SET name_key = nullif(split_part(change.account_key, ' ', 2), ''),
  account_key = CASE WHEN change.account_key LIKE '% %' OR told.stays THEN NULL ELSE change.account_key END
FROM (
  SELECT id, split_part(account_key, ' ', 1) = lag(split_part(account_key, ' ', 1)) OVER (
    PARTITION BY driver_id ORDER BY at, revision) AS stays
  FROM payee_account_changes
) AS told
WHERE told.id = change.id AND change.account_key IS NOT NULL;
