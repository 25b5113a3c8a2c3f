-- Why somebody waits was kept as the Polish sentence that the driver was told; it becomes a code with its facts. Every sentence that the editions
-- up to here could write is known again by its words; any other one stays as it is, under the code 'other'. The place in the list, which stood at
-- the end of a sentence, is the place's rank. The functions are gone again when this is done.
CREATE FUNCTION "decided_of_told"(told text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  m text[];
  shifts integer;
BEGIN
  CASE told
    WHEN 'Wszystkie miejsca przydzieliło biuro.' THEN RETURN '{"by": "pinned"}';
    WHEN 'Wszystkie miejsca są już ogłoszone innym.' THEN RETURN '{"by": "published"}';
    WHEN 'Najpierw jadą ci, którzy wybrali tę zmianę, a dopiero potem rezerwa.' THEN RETURN '{"by": "class"}';
    ELSE NULL;
  END CASE;
  m := regexp_match(told, '^(?:Masz (\d+) zmian[ęy]?|Nie masz jeszcze zmian); (.*)$');
  shifts := coalesce(m[1], '0')::integer;
  CASE m[2]
    WHEN 'najpierw każdy dostaje swoje minimum zmian.' THEN RETURN jsonb_build_object('by', 'minimum', 'shifts', shifts);
    WHEN 'inni mają mniej.' THEN RETURN jsonb_build_object('by', 'fairness', 'shifts', shifts);
    WHEN 'inni tyle samo, ale zgłosili się wcześniej.' THEN RETURN jsonb_build_object('by', 'queue-of-equals', 'shifts', shifts);
    WHEN 'inni zgłosili się wcześniej.' THEN RETURN jsonb_build_object('by', 'queue', 'shifts', shifts);
    ELSE RETURN NULL;
  END CASE;
END $$;
--> statement-breakpoint
CREATE FUNCTION "slot_of_told"(shift text, weekday text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT (array_position(ARRAY['pn', 'wt', 'śr', 'cz', 'pt', 'so', 'nd'], weekday) - 1) * 2
    + CASE shift WHEN 'Dzień' THEN 0 WHEN 'Noc' THEN 1 END
$$;
--> statement-breakpoint
CREATE FUNCTION "wait_reason_of_told"(told text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  other jsonb := jsonb_build_object('code', 'other', 'text', told);
  m text[];
  why text;
  decided jsonb;
  seats jsonb;
  blocked integer;
BEGIN
  IF told = '' THEN RETURN NULL; END IF;
  IF told = 'Na listę rezerwową przeniosło biuro.' THEN RETURN '{"code": "by-office"}'; END IF;
  IF told = 'Zmiana dobrana w czasie generowania grafiku: nie ma już wolnego auta.' THEN RETURN '{"code": "picked-too-late"}'; END IF;

  m := regexp_match(told, '^Auto (.+?) jest uziemione(?:: (.*))?\.$');
  IF m IS NOT NULL THEN RETURN jsonb_build_object('code', 'car-grounded', 'reg', m[1], 'note', coalesce(m[2], '')); END IF;
  m := regexp_match(told, '^Auto (.+) jest wynajęte\.$');
  IF m IS NOT NULL THEN RETURN jsonb_build_object('code', 'car-rented', 'reg', m[1]); END IF;
  m := regexp_match(told, '^Auto (.+?) nie ma wtedy ważnych dokumentów: (.*)\.$');
  IF m IS NOT NULL THEN RETURN jsonb_build_object('code', 'car-papers', 'reg', m[1], 'paper', m[2]); END IF;
  m := regexp_match(told, '^Auta (.+) nie ma już we flocie\.$');
  IF m IS NOT NULL THEN RETURN jsonb_build_object('code', 'car-left', 'reg', m[1]); END IF;

  m := regexp_match(told, '^(?:Dzień|Noc) (?:pn|wt|śr|cz|pt|so|nd): (.*) Jesteś \d+\. w rezerwie\.$');
  IF m IS NULL THEN RETURN other; END IF;
  why := m[1];
  CASE why
    WHEN 'ta zmiana jest zamknięta.' THEN RETURN '{"code": "closed"}';
    WHEN 'biuro zdecydowało, że tej zmiany nie jedziesz.' THEN RETURN '{"code": "kept-off"}';
    WHEN 'wolne miejsca nie są teraz uzupełniane z rezerwy.' THEN RETURN '{"code": "reserve-not-used"}';
    WHEN 'ta zmiana już minęła.' THEN RETURN '{"code": "past"}';
    WHEN 'nie znaleziono układu zmian, w którym to miejsce przypada Tobie.' THEN RETURN '{"code": "no-arrangement"}';
    WHEN 'jedziesz w noc z niedzieli na poniedziałek, a po nocy nie ma zmiany dziennej.' THEN
      RETURN '{"code": "previous-week-night"}';
    WHEN 'jesteś na liście jako nieaktywny kierowca.' THEN RETURN '{"code": "driver-inactive"}';
    WHEN 'zgłoszenie przyszło po ułożeniu grafiku i czeka na decyzję biura.' THEN RETURN '{"code": "came-late"}';
    ELSE NULL;
  END CASE;

  m := regexp_match(why, '^nie masz wtedy ważnych dokumentów \((.*)\)\.$');
  IF m IS NOT NULL THEN RETURN jsonb_build_object('code', 'driver-papers', 'paper', m[1]); END IF;

  m := regexp_match(why, '^masz zmianę następnego dnia \((\S+) (\S+)\), a po nocy nie ma zmiany dziennej\.$');
  blocked := slot_of_told(m[1], m[2]);
  IF blocked IS NOT NULL THEN RETURN jsonb_build_object('code', 'rest-before-day', 'blockedBy', blocked); END IF;
  m := regexp_match(why, '^masz zmianę w noc przed tym dniem \((\S+) (\S+)\), a po nocy nie ma zmiany dziennej\.$');
  blocked := slot_of_told(m[1], m[2]);
  IF blocked IS NOT NULL THEN RETURN jsonb_build_object('code', 'rest-after-night', 'blockedBy', blocked); END IF;
  m := regexp_match(why, '^masz już drugą zmianę tego samego dnia \((\S+) (\S+)\)\.$');
  blocked := slot_of_told(m[1], m[2]);
  IF blocked IS NOT NULL THEN RETURN jsonb_build_object('code', 'same-date', 'blockedBy', blocked); END IF;

  -- From 1 000 on the digits stand in groups.
  m := regexp_match(why, '^limit (\d[^a-z]*) aut[oa]?, (\d+) chętny(?:ch)?\. (.*)$');
  IF m IS NOT NULL THEN
    decided := decided_of_told(m[3]);
    IF decided IS NULL THEN RETURN other; END IF;
    RETURN jsonb_build_object('code', 'limit', 'limit', regexp_replace(m[1], '\D', '', 'g')::integer,
      'candidates', m[2]::integer, 'decided', decided);
  END IF;
  m := regexp_match(why, '^(?:brak dostępnych aut|dostępn(?:e|ych) (\d[^a-z]*) aut[oa]?), (\d+) chętny(?:ch)?(?:, a (\d[^a-z]*) aut[oa]? nie ma ważnych dokumentów)?\. (.*)$');
  decided := decided_of_told(m[4]);
  IF decided IS NULL THEN RETURN other; END IF;
  seats := jsonb_build_object('cars', regexp_replace(coalesce(m[1], '0'), '\D', '', 'g')::integer,
    'candidates', m[2]::integer, 'decided', decided);
  RETURN seats || CASE WHEN m[3] IS NULL THEN '{"code": "no-car"}'::jsonb
    ELSE jsonb_build_object('code', 'cars-without-papers', 'without', regexp_replace(m[3], '\D', '', 'g')::integer) END;
END $$;
--> statement-breakpoint
ALTER TABLE "schedule_places" ALTER COLUMN "reason" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "schedule_places" ALTER COLUMN "reason" SET DATA TYPE jsonb USING wait_reason_of_told("reason");
--> statement-breakpoint
UPDATE "pin_picks" SET "left" = jsonb_set("left", '{reason}', coalesce(wait_reason_of_told("left"->>'reason'), 'null'))
WHERE jsonb_typeof("left"->'reason') = 'string';
--> statement-breakpoint
DROP FUNCTION "wait_reason_of_told"(text);
--> statement-breakpoint
DROP FUNCTION "slot_of_told"(text, text);
--> statement-breakpoint
DROP FUNCTION "decided_of_told"(text);
