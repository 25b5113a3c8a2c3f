CREATE TABLE "platform_driver_names" (
	"ref_id" uuid NOT NULL,
	"name_key" text NOT NULL,
	"name" text NOT NULL,
	"loads" integer[] NOT NULL,
	CONSTRAINT "platform_driver_names_pk" PRIMARY KEY("ref_id","name_key")
);
--> statement-breakpoint
ALTER TABLE "income_loads" ADD COLUMN "holding_rows" integer NOT NULL;
--> statement-breakpoint
ALTER TABLE "income_statements" ADD COLUMN "own_ref_id" uuid;
--> statement-breakpoint
ALTER TABLE "income_statements" ADD COLUMN "own_date" date;
--> statement-breakpoint
ALTER TABLE "income_statements" ADD COLUMN "own_shift" text;
--> statement-breakpoint
ALTER TABLE "income_statements" ADD COLUMN "own_until" date;
--> statement-breakpoint
ALTER TABLE "income_statements" ADD COLUMN "counts" smallint[];
--> statement-breakpoint
ALTER TABLE "platform_driver_phones" ADD COLUMN "loads" integer[];
--> statement-breakpoint
ALTER TABLE "platform_drivers" ADD COLUMN "identity" uuid;
--> statement-breakpoint
ALTER TABLE "platform_drivers" ADD COLUMN "doubt" text;
--> statement-breakpoint
ALTER TABLE "platform_driver_names" ADD CONSTRAINT "platform_driver_names_ref_id_platform_drivers_id_fk" FOREIGN KEY ("ref_id") REFERENCES "platform_drivers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "income_statements" DROP COLUMN "sole";
--> statement-breakpoint
-- Each load of a file as it was kept: only its latest one has a number. Data carried over begins here.
INSERT INTO income_loads (no, id, source, kind, file_name, sha256, period_start, period_end, row_count, new_rows,
  replaced_rows, removed_rows, holding_rows, loaded_at, loaded_by)
SELECT load_no, id, CASE WHEN file_name = 'fill-results' THEN 'rows' ELSE 'file' END, kind, file_name, sha256,
  least(coalesce(period_start, as_of), coalesce(period_end, as_of)), coalesce(period_end, as_of), row_count, new_rows,
  replaced_rows, 0, 0, loaded_at, loaded_by
FROM result_files;
--> statement-breakpoint
-- A phone goes with the name; who is erased keeps the hash. Every reference stands for itself at first.
UPDATE platform_drivers SET identity = id,
  ref_key = CASE WHEN ref_key LIKE 'phone:%' THEN ref_key || ' name:' || name_key ELSE ref_key END;
--> statement-breakpoint
-- By which loads a phone and a name were given.
UPDATE platform_driver_phones AS known SET loads = ARRAY[coalesce((
  SELECT max(file.load_no) FROM result_files AS file JOIN platform_drivers AS ref ON ref.id = known.ref_id
  WHERE file.sha256 = known.sha256 AND (file.kind LIKE ref.platform || '%')), 0)];
--> statement-breakpoint
INSERT INTO platform_driver_names (ref_id, name_key, name, loads)
SELECT ref.id, ref.name_key, ref.name, ARRAY[coalesce((
  SELECT max(file.load_no) FROM result_files AS file
  WHERE file.sha256 = ref.seen_sha AND file.kind LIKE ref.platform || '%'), 0)]
FROM platform_drivers AS ref WHERE ref.ref_key NOT LIKE 'erased:%';
--> statement-breakpoint
-- Rides: Uber's by its own id, Bolt's by driver, minute and a running number among equals.
INSERT INTO income_statements (load_no, row_no, app, key, ref_id, date, shift, started_at, plate, kinds, amounts, removed, holds)
SELECT load_no, row_no, app,
  (CASE WHEN app = 2 THEN 'a' || substr(md5('2 ride ' || trip_key), 2)
    ELSE 'b' || left(substr(md5('1 ' || ref_id || ' ' || minute || ' '), 2), 27)
      || lpad(to_hex(row_number() OVER (PARTITION BY app, ref_id, minute
        ORDER BY completed DESC, said COLLATE "C", load_no, row_no) - 1), 4, '0') END)::uuid,
  ref_id, date, shift, started_at, plate, kinds, amounts, false, true
FROM (
  SELECT told.*, to_char(started_at, 'YYYY-MM-DD"T"HH24:MI') AS minute,
    to_char(started_at, 'YYYY-MM-DD"T"HH24:MI:SS') || '[' || array_to_string(kinds, ',') || '],['
      || array_to_string(amounts, ',') || '],' || coalesce('"' || plate || '"', 'null') AS said
  FROM (
    SELECT file.load_no, trip.row_no, CASE trip.platform WHEN 'uber' THEN 2 ELSE 1 END AS app, trip.trip_key, trip.ref_id,
      trip.date, trip.shift, trip.started_at, trip.plate, trip.completed,
      array_remove(ARRAY[CASE WHEN completed = 1 AND gross_grosze IS NOT NULL THEN 1 END, CASE WHEN completed = 1 AND tip_grosze IS NOT NULL THEN 4 END,
    CASE WHEN completed = 1 AND cash_grosze IS NOT NULL THEN 8 END, 20, CASE WHEN completed = 1 AND distance_m IS NOT NULL THEN 21 END], NULL)::smallint[] AS kinds,
      array_remove(ARRAY[CASE WHEN completed = 1 THEN gross_grosze END, CASE WHEN completed = 1 THEN tip_grosze END,
    CASE WHEN completed = 1 THEN cash_grosze END, completed, CASE WHEN completed = 1 THEN distance_m END], NULL) AS amounts
    FROM result_trips AS trip JOIN result_files AS file ON file.id = trip.file_id
  ) AS told
) AS told;
--> statement-breakpoint
-- Payments: in the slot of their ride where that is known, else in the period of their file.
INSERT INTO income_statements (load_no, row_no, app, key, ref_id, date, shift, until, own_ref_id, own_date, own_until,
  of_ride, note, kinds, amounts, removed, holds)
SELECT paid.load_no, paid.row_no, 2, paid.key, coalesce(ride.ref_id, paid.ref_id), coalesce(ride.date, paid.first), ride.shift,
  CASE WHEN ride.key IS NULL THEN paid.last END, CASE WHEN ride.key IS NOT NULL THEN paid.ref_id END,
  CASE WHEN ride.key IS NOT NULL THEN paid.first END, CASE WHEN ride.key IS NOT NULL THEN paid.last END,
  paid.of_ride, paid.description, paid.kinds, paid.amounts, false, true
FROM (
  SELECT file.load_no, paid.row_no, ('a' || substr(md5('2 payment ' || paid.transaction_key), 2))::uuid AS key, paid.ref_id,
    least(coalesce(file.period_start, file.as_of), coalesce(file.period_end, file.as_of)) AS first,
    coalesce(file.period_end, file.as_of) AS last, paid.description,
    CASE WHEN paid.trip_key IS NOT NULL THEN ('a' || substr(md5('2 ride ' || paid.trip_key), 2))::uuid END AS of_ride,
    array_remove(ARRAY[CASE WHEN net_grosze IS NOT NULL THEN 3 END, CASE WHEN cash_grosze IS NOT NULL THEN 8 END], NULL)::smallint[] AS kinds,
    array_remove(ARRAY[net_grosze, cash_grosze], NULL) AS amounts
  FROM result_orders AS paid JOIN result_files AS file ON file.id = paid.file_id
) AS paid
LEFT JOIN income_statements AS ride ON ride.key = paid.of_ride;
--> statement-breakpoint
-- Sums over days. What had no column of its own stands under its heading, written as `headingKey` writes it. Bolt's
-- gross held tips, campaigns, tolls and cancellation fees: of the readings the one under which the row adds up to its
-- net, as `boltAmounts` has it.
INSERT INTO income_statements (load_no, row_no, app, key, ref_id, date, until, kinds, amounts, removed, holds)
SELECT load_no, row_no, app, ('c' || substr(md5(app || ' ' || ref_id || ' ' || period_start || ' ' || period_end), 2))::uuid,
  ref_id, period_start, period_end,
  array_remove(ARRAY[CASE WHEN gross IS NOT NULL THEN 1 END, CASE WHEN commission IS NOT NULL THEN 2 END, CASE WHEN net_grosze IS NOT NULL THEN 3 END, CASE WHEN tips_grosze IS NOT NULL THEN 4 END, CASE WHEN toll IS NOT NULL THEN 5 END, CASE WHEN bonus_grosze IS NOT NULL THEN 6 END, CASE WHEN cancellation IS NOT NULL THEN 7 END, CASE WHEN cash_grosze IS NOT NULL THEN 8 END, CASE WHEN adjustment IS NOT NULL THEN 9 END, CASE WHEN payout IS NOT NULL THEN 10 END, CASE WHEN rides IS NOT NULL THEN 20 END], NULL)::smallint[],
  array_remove(ARRAY[gross, commission, net_grosze, tips_grosze, toll, bonus_grosze, cancellation, cash_grosze, adjustment, payout, rides], NULL), false, true
FROM (
  SELECT said.*,
    CASE app WHEN 1 THEN coalesce(adding.gross, plainest) WHEN 2 THEN raw.fare ELSE gross_grosze END AS gross,
    CASE app WHEN 1 THEN coalesce(adding.commission, abs(commission_grosze)) ELSE commission_grosze END AS commission,
    CASE app WHEN 1 THEN raw.toll END AS toll, CASE app WHEN 1 THEN raw.cancellation END AS cancellation,
    CASE app WHEN 2 THEN raw.refunds END AS adjustment,
    CASE app WHEN 2 THEN payout_grosze - coalesce(raw.transferred, 0) ELSE payout_grosze END AS payout
  FROM (
    SELECT told.*, file.load_no, CASE told.platform WHEN 'bolt' THEN 1 WHEN 'uber' THEN 2 ELSE 3 END AS app
    FROM result_periods AS told JOIN result_files AS file ON file.id = told.file_id
  ) AS said
  CROSS JOIN LATERAL (
    SELECT
      max(grosze) FILTER (WHERE heading IN ('oplaty drogowe', 'toll fees', 'tolls', 'portagens')) AS toll,
      max(grosze) FILTER (WHERE heading IN ('oplaty za anulowanie', 'cancellation fees', 'taxas de cancelamento', 'oplata za anulowanie')) AS cancellation,
      max(grosze) FILTER (WHERE heading IN ('zarobki brutto platnosci w aplikacji', 'gross earnings in app payments', 'gross earnings in app payment', 'ganhos brutos pagamentos na app'))
        + max(grosze) FILTER (WHERE heading IN ('zarobki brutto platnosci gotowkowe', 'gross earnings cash payments', 'gross earnings cash payment', 'ganhos brutos pagamentos em dinheiro')) AS of_rides,
      coalesce(max(grosze) FILTER (WHERE heading IN ('oplaty rezerwacyjne', 'booking fees', 'taxas de reserva')), 0) AS booking,
      abs(coalesce(max(grosze) FILTER (WHERE heading IN ('zwroty dla pasazerow', 'refunds to riders', 'rider refunds', 'reembolsos aos passageiros')), 0)) AS repaid,
      abs(coalesce(max(grosze) FILTER (WHERE heading IN ('inne oplaty', 'other fees', 'outras taxas')), 0)) AS other_fees,
      max(grosze) FILTER (WHERE heading IN ('paid to you your earnings fare fare', 'wyplacono ci twoj przychod oplata oplata')) AS fare,
      max(grosze) FILTER (WHERE heading IN ('wyplacono ci bilans przejazdu zwroty', 'paid to you trip balance refunds')) AS refunds,
      max(grosze) FILTER (WHERE heading IN ('wyplacono ci bilans przejazdu wyplaty przelano na konto bankowe', 'paid to you trip balance payouts transferred to bank account')) AS transferred
    FROM (
      SELECT trim(regexp_replace(lower(translate(split_part(each.key, '|', 1), 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż', 'ACELNOSZZacelnoszz')), '[^[:alnum:]]+', ' ', 'g')) AS heading,
        each.value::integer AS grosze
      FROM jsonb_each_text(said.raw_grosze) AS each
    ) AS each
  ) AS raw
  CROSS JOIN LATERAL (
    SELECT coalesce(raw.of_rides, gross_grosze) AS plainest,
      coalesce(tips_grosze, 0) + coalesce(bonus_grosze, 0) + coalesce(raw.toll, 0) + coalesce(raw.cancellation, 0) AS passed
  ) AS plain
  LEFT JOIN LATERAL (
    SELECT way.gross, taken.commission
    FROM (VALUES
      (1, CASE WHEN raw.of_rides IS NULL THEN plainest - passed ELSE plainest END),
      (2, CASE WHEN raw.of_rides IS NULL THEN plainest ELSE plainest + raw.booking END),
      (3, CASE WHEN raw.of_rides IS NOT NULL THEN plainest - raw.repaid END),
      (4, CASE WHEN raw.of_rides IS NOT NULL THEN plainest + raw.booking - raw.repaid END)
    ) AS way (place, gross)
    CROSS JOIN (VALUES (1, abs(commission_grosze)), (2, abs(commission_grosze) + raw.other_fees)) AS taken (place, commission)
    WHERE app = 1 AND way.gross + passed - taken.commission = net_grosze
    ORDER BY way.place, taken.place LIMIT 1
  ) AS adding ON true
) AS said;
--> statement-breakpoint
-- The fleet's own sheet: all its kinds in their order.
INSERT INTO income_statements (load_no, row_no, app, key, ref_id, date, shift, kinds, amounts, removed, holds)
SELECT file.load_no, told.row_no, 0, ('d' || substr(md5(told.ref_id || ' ' || told.date || ' ' || told.shift), 2))::uuid, told.ref_id,
  told.date, told.shift, '{30,31,32,33,34,35,36,37,38,39}'::smallint[],
  ARRAY[total_income_grosze, company_income_grosze, mileage_m, km_start, km_end, bolt_rides, uber_rides, freenow_rides,
    fuel_total_grosze, average_consumption_hundredths], false, true
FROM result_settlements AS told JOIN result_files AS file ON file.id = told.file_id;
--> statement-breakpoint
UPDATE income_loads AS load SET holding_rows = told.holding
FROM (SELECT load_no, count(*)::integer AS holding FROM income_statements GROUP BY load_no) AS told WHERE told.load_no = load.no;
--> statement-breakpoint
-- What apps told of each shift, kind by kind; what was folded before stays as it is.
UPDATE shift_results AS result SET money = CASE WHEN app.is_told THEN app.money END
FROM (
  SELECT ref.driver_id, told.date, told.shift, bool_or(each.kind <= 10) AS is_told, ARRAY[(sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 1 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 2 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 3 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 4 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 5 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 6 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 7 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 8 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 9 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 10 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 11 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 12 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 13 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 14 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 15 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 16 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 17 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 18 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 19 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 20 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 21 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 22 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 23 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 24 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 25 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 26 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 27 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 28 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 29 AND each.kind <= 10))::integer, (sum(each.amount) FILTER (WHERE (told.app - 1) * 10 + each.kind = 30 AND each.kind <= 10))::integer] AS money
  FROM income_statements AS told JOIN platform_drivers AS ref ON ref.id = told.ref_id
  CROSS JOIN LATERAL unnest(told.kinds, told.amounts) AS each (kind, amount)
  WHERE told.app > 0 AND told.shift IS NOT NULL AND ref.driver_id IS NOT NULL
  GROUP BY ref.driver_id, told.date, told.shift
) AS app
WHERE (app.driver_id, app.date, app.shift) = (result.driver_id, result.date, result.shift);
--> statement-breakpoint
UPDATE shift_results AS result SET income_from = CASE
    WHEN EXISTS (
      SELECT FROM platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id
      WHERE ref.driver_id = result.driver_id AND told.app = 0 AND told.date = result.date AND told.shift = result.shift
        AND told.amounts[1] IS NOT NULL) THEN 'sheet'
    WHEN bolt_gross_grosze IS NOT NULL THEN 'gross' ELSE 'net' END
WHERE total_income_grosze IS NOT NULL;
--> statement-breakpoint
-- A shift of nothing but cancelled rides is none.
DELETE FROM shift_results AS result
WHERE money IS NULL AND coalesce(bolt_rides, 0) + coalesce(uber_rides, 0) = 0
  AND NOT EXISTS (
    SELECT FROM platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id
    WHERE ref.driver_id = result.driver_id AND told.app = 0 AND told.date = result.date AND told.shift = result.shift)
  AND NOT EXISTS (
    SELECT FROM shift_mileage AS typed
    WHERE (typed.driver_id, typed.date, typed.shift) = (result.driver_id, result.date, result.shift));
--> statement-breakpoint
ALTER TABLE "platform_drivers" ALTER COLUMN "identity" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "platform_driver_phones" ALTER COLUMN "loads" SET NOT NULL;
--> statement-breakpoint
DROP TABLE "result_files" CASCADE;
--> statement-breakpoint
DROP TABLE "result_orders" CASCADE;
--> statement-breakpoint
DROP TABLE "result_periods" CASCADE;
--> statement-breakpoint
DROP TABLE "result_settlements" CASCADE;
--> statement-breakpoint
DROP TABLE "result_trips" CASCADE;
--> statement-breakpoint
DROP INDEX "shift_results_date";
--> statement-breakpoint
CREATE INDEX "income_statements_load" ON "income_statements" USING brin ("load_no");
--> statement-breakpoint
CREATE INDEX "income_statements_days" ON "income_statements" USING btree ("ref_id","date") WHERE until IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "income_statements_ride" ON "income_statements" USING btree ("of_ride") WHERE of_ride IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "platform_driver_phones" DROP COLUMN "as_of";
--> statement-breakpoint
ALTER TABLE "platform_driver_phones" DROP COLUMN "sha256";
--> statement-breakpoint
ALTER TABLE "platform_drivers" DROP COLUMN "seen_as_of";
--> statement-breakpoint
ALTER TABLE "platform_drivers" DROP COLUMN "seen_sha";
--> statement-breakpoint
ALTER TABLE "shift_results" DROP CONSTRAINT "shift_results_pk";
--> statement-breakpoint
ALTER TABLE "shift_results" ADD CONSTRAINT "shift_results_pk" PRIMARY KEY("date","shift","driver_id");
