-- What went wrong with a message was kept as a Polish sentence; it becomes a code with its facts. Every sentence that the editions up to here could
-- write is known again; any other one, such as a mail server's own words, stays as it is, under the code 'other'.
CREATE FUNCTION "send_fault_of_told"(told text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  m text[];
BEGIN
  IF told = '' THEN RETURN NULL; END IF;
  CASE told
    WHEN 'SerwerSMS nie przyjął wiadomości' THEN RETURN '{"code": "serwersms-not-taken"}';
    WHEN 'Nie wiadomo, czy bramka wysłała tę wiadomość. Wyślij ją ponownie, jeśli kierowca jej nie dostał.' THEN
      RETURN '{"code": "uncertain"}';
    WHEN 'Treść jest zaszyfrowana innym kluczem (SECRET_KEY) i nie da się jej wysłać.' THEN RETURN '{"code": "other-key"}';
    WHEN 'Numer specjalny albo o podwyższonej opłacie. Na takie numery SMS-y nie są wysyłane.' THEN
      RETURN '{"code": "costly-number"}';
    WHEN 'Na ten adres poszły już dziś trzy wiadomości po zgłoszeniach z formularza. Jeśli ta ma wyjść, wyślij ją ponownie.' THEN
      RETURN '{"code": "mailbox-full"}';
    WHEN 'To nie jest poprawny adres e-mail.' THEN RETURN '{"code": "no-address"}';
    WHEN 'Operator nie doręczył SMS-a.' THEN RETURN '{"code": "undelivered"}';
    WHEN 'niezrozumiała odpowiedź bramki' THEN RETURN '{"code": "unreadable", "status": null}';
    ELSE NULL;
  END CASE;
  m := regexp_match(told, '^niezrozumiała odpowiedź bramki \(HTTP (\d{3})\)$');
  IF m IS NOT NULL THEN RETURN jsonb_build_object('code', 'unreadable', 'status', m[1]::integer); END IF;
  m := regexp_match(told, '^brak odpowiedzi bramki \((.*)\)$');
  IF m IS NOT NULL THEN
    RETURN jsonb_build_object('code', 'no-answer', 'why',
      CASE m[1] WHEN 'przekroczony czas' THEN 'timeout' WHEN 'przerwane połączenie' THEN 'cut' ELSE m[1] END);
  END IF;
  m := regexp_match(told, '^Numer zagraniczny(?: \((.*)\))?\. SMS-y idą tylko do krajów, które zaznaczono w szablonach\.$');
  IF m IS NOT NULL THEN RETURN jsonb_build_object('code', 'country-not-allowed', 'country', coalesce(m[1], '')); END IF;
  m := regexp_match(told, '^(SMSAPI|SerwerSMS) (.{1,10}?): (.*)$');
  IF m IS NOT NULL THEN
    RETURN jsonb_build_object('code', lower(m[1]), 'number', m[2], 'said', CASE m[3] WHEN 'błąd bramki' THEN '' ELSE m[3] END);
  END IF;
  RETURN jsonb_build_object('code', 'other', 'text', told);
END $$;
--> statement-breakpoint
ALTER TABLE "message_gateways" ALTER COLUMN "last_error" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "message_gateways" ALTER COLUMN "last_error" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "message_gateways" ALTER COLUMN "last_error" SET DATA TYPE jsonb USING send_fault_of_told("last_error");
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "error" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "error" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "error" SET DATA TYPE jsonb USING send_fault_of_told("error");
--> statement-breakpoint
DROP FUNCTION "send_fault_of_told"(text);
--> statement-breakpoint
-- Why a form has no shifts in it: the words of the form become codes. Words that were never on the list stay.
UPDATE "submissions" SET "reason" = codes.code
FROM (VALUES ('Dobiorę zmiany na tygodniu', 'picks-later'), ('Choroba', 'illness'), ('Urlop', 'holiday'),
  ('Zobowiązania w drugiej pracy', 'other-job'), ('Inne', 'other')) AS codes (words, code)
WHERE "submissions"."reason" = codes.words;
--> statement-breakpoint
UPDATE "waiting_forms" SET "reason" = codes.code
FROM (VALUES ('Dobiorę zmiany na tygodniu', 'picks-later'), ('Choroba', 'illness'), ('Urlop', 'holiday'),
  ('Zobowiązania w drugiej pracy', 'other-job'), ('Inne', 'other')) AS codes (words, code)
WHERE "waiting_forms"."reason" = codes.words;
