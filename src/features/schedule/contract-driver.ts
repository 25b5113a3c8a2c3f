import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireId, wireShift, wireShiftOption, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { driverShiftTexts } from './texts-driver-page.ts'

const wireSlot = { date: z.string(), shift: wireShift }

export const listDriverShifts = endpoint({
  method: 'GET',
  path: '/api/driver-shifts',
  access: 'user',
  summary:
    "A driver's weeks, newest first: places of generated weeks, choices of others. From eight weeks back on, or the eight weeks before `year` and `week`.",
  input: z.object({ driverId: wireId, year: z.optional(wireYear), week: z.optional(wireWeek) }).check(
    z.refine(({ year, week }) => (year === undefined) === (week === undefined), {
      error: driverShiftTexts.period,
    }),
  ),
  output: z.object({
    data: z.array(
      z.object({
        year: z.number(),
        week: z.number(),
        /** Without it `shifts` are what the driver has chosen. */
        generated: z.boolean(),
        shifts: z.array(
          z.object({
            date: z.string(),
            option: wireShiftOption,
            /** Of the place, on call too; null of a wish to be on call, which is for the whole date. */
            shift: z.nullable(wireShift),
            /** The place: in a car, on the reserve list, on call; or only chosen so far. */
            kind: z.enum(['car', 'reserve', 'on-call', 'chosen']),
            /** Empty without a car. */
            reg: z.string(),
            /** Null without a car. */
            carId: z.nullable(z.string()),
            /** The slot has not begun. */
            coming: z.boolean(),
          }),
        ),
        /** Shifts from which the office has taken the driver (D21). */
        removed: z.array(z.object({ ...wireSlot, reg: z.string(), at: z.string(), by: z.string() })),
      }),
    ),
    /** To be asked with for what is older; null where there is nothing. */
    older: z.nullable(z.object({ year: z.number(), week: z.number() })),
  }),
  failures: {},
})
