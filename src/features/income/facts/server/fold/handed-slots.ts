import { type SQL, sql } from 'drizzle-orm'

const plateKey = (plate: SQL) => sql`regexp_replace(upper(${plate}), '[^A-Z0-9]', '', 'g')`

/**
 * For the fold, after its `slot` and `fact`: `handed`, what hand-overs tell of a shift's mileage where they
 * tell all of it, by the same rule as `handedOf` in `domain/handed-mileage.ts`. A row of hand-overs alone
 * makes no shift.
 */
export function handedSlots(from: SQL, to: SQL): SQL {
  return sql`
    told_by_hand AS MATERIALIZED (
      SELECT driver_id, date, shift, sum(mileage_m)::integer AS mileage_m,
        CASE WHEN count(*) = 1 AND min(km_end - km_start) * 1000 = sum(mileage_m) THEN min(km_start) END AS km_start,
        CASE WHEN count(*) = 1 AND min(km_end - km_start) * 1000 = sum(mileage_m) THEN min(km_end) END AS km_end,
        array_agg(${plateKey(sql`reg`)}) AS plates
      FROM handover_mileage JOIN slot USING (driver_id, date, shift)
      WHERE date BETWEEN ${from} AND ${to}
      GROUP BY driver_id, date, shift HAVING bool_and(state = 'known')
    ),
    driven_otherwise AS (
      SELECT DISTINCT driver_id, date, shift FROM told_by_hand JOIN fact USING (driver_id, date, shift)
      WHERE fact.plate IS NOT NULL AND (fact.counts IS NULL OR 0 = ANY(fact.counts))
        AND ${plateKey(sql`fact.plate`)} <> ALL (told_by_hand.plates)
    ),
    handed AS (
      SELECT told_by_hand.* FROM told_by_hand LEFT JOIN driven_otherwise AS other USING (driver_id, date, shift)
      WHERE other.driver_id IS NULL
    )`
}
