import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitAvailability } from '#features/availability/contract.ts'
import { findDriverByPhone } from '#features/drivers/server/public.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { setDefaultLimit } from '#features/settings/contract.ts'
import { choice, form, WEEK } from '#test/availability/form.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { mergeDrivers } from '../contract-data.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PHONES = ['600100200', '600100299', '600100300'] as const

/**
 * By weekday from Monday; null for a day off. Without nights, so that every week obeys the night-then-day
 * rule.
 */
const week = fc.array(fc.constantFrom('Dzień', 'Dzień rezerwa', 'Do dyspozycji', null), {
  minLength: 7,
  maxLength: 7,
})

async function rowsOf(text: string): Promise<Record<string, unknown>[]> {
  const { rows } = await server.database.queries.execute(sql.raw(text))
  return rows
}
/** What there is of the drivers, whoever of them has it. */
async function whatIs(ids: readonly string[]) {
  const of = `('${ids.join("','")}')`
  const texts = async (text: string) => (await rowsOf(text)).map((row) => Object.values(row).join(' '))
  return {
    choices: await texts(`SELECT DISTINCT d.date, d.kind FROM submission_days d JOIN submissions s
      ON s.id = d.submission_id WHERE s.driver_id IN ${of} ORDER BY 1, 2`),
    regular: await texts(`SELECT DISTINCT d.date, d.option FROM submission_days d JOIN submissions s
      ON s.id = d.submission_id WHERE s.driver_id IN ${of} AND d.option IN ('day', 'night') ORDER BY 1, 2`),
    slots: await texts(`SELECT DISTINCT slot FROM schedule_places WHERE driver_id IN ${of} ORDER BY 1`),
    driven: await texts(`SELECT slot, car_id FROM schedule_places WHERE driver_id IN ${of}
      AND car_id IS NOT NULL ORDER BY 1, 2`),
  }
}

test('whatever two records hold, the union of their choices, slots and cars is the same after a merge as before', async () => {
  await fc.assert(
    fc.asyncProperty(week, week, week, fc.boolean(), async (one, two, other, isGenerated) => {
      await server.reset()
      const admin = await server.asUser({ admin: true })
      answered(await server.call(setDefaultLimit, { defaultLimit: 2 }, { as: admin }))
      await addCars(server.database.queries, 2)
      for (const [index, days] of [one, two, other].entries()) {
        const selectedDays = days.flatMap((option, day) =>
          option === null ? [] : [choice(16 + day, option)],
        )
        const empty = selectedDays.length === 0 ? { empty: true, reason: 'Urlop' as const } : {}
        const phone = PHONES[index] ?? ''
        answered(await server.call(submitAvailability, form({ phone, selectedDays, ...empty })))
      }
      if (isGenerated) answered(await server.call(generateWeek, WEEK, { as: admin }))
      const [staysId = '', foldedId = '', thirdId = ''] = await Promise.all(
        PHONES.map(
          async (phone) => (await findDriverByPhone(server.database.queries, `+48${phone}` as never))?.id,
        ),
      )
      const before = { both: await whatIs([staysId, foldedId]), third: await whatIs([thirdId]) }
      const merged = await server.call(mergeDrivers, { staysId, foldedId }, { as: admin })
      // Refused only where both drive in one slot, and then nothing has changed.
      const slots = before.both.driven.map((seat) => seat.split(' ')[0])
      expect(merged.ok).toBe(new Set(slots).size === slots.length)
      const after = merged.ok ? [staysId] : [staysId, foldedId]
      expect(await whatIs(after)).toEqual(before.both)
      expect(await whatIs([thirdId])).toEqual(before.third)
      const [counted] = await rowsOf(`SELECT
        (SELECT coalesce(sum(taken), 0)::int FROM slot_seats) AS taken,
        (SELECT count(*)::int FROM submission_days WHERE option IN ('day', 'night')) AS regular`)
      expect(counted?.taken).toBe(counted?.regular)
    }),
    { numRuns: 12 },
  )
}, 60_000)
