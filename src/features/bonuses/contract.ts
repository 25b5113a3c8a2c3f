import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDate, wireInteger, wireShift, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { bonusTexts } from './texts.ts'

/** `date` is YYYY-MM-DD, `value` PLN. */
const bonusOnWire = z.object({
  id: z.string(),
  attributes: z.object({ date: z.string(), shift: z.enum(['Dzień', 'Noc']), value: z.number() }),
})

export const getPublicBonuses = endpoint({
  method: 'GET',
  path: '/api/get-public-bonuses',
  access: 'anyone',
  summary:
    'The day bonuses of a week, for the hints on the availability form; the year defaults to that of the week for availability.',
  input: z.object({ week: wireWeek, year: z.optional(wireYear) }),
  output: z.object({ data: z.array(bonusOnWire) }),
  failures: {},
})

export const listBonuses = endpoint({
  method: 'GET',
  path: '/api/get-bonuses',
  access: 'user',
  summary: 'All bonuses, newest date first.',
  input: z.object({}),
  output: z.object({ data: z.array(bonusOnWire) }),
  failures: {},
})

export const addBonus = endpoint({
  method: 'POST',
  path: '/api/add-bonus',
  access: 'user',
  summary: 'Adds a bonus to a date and shift.',
  input: z.object({
    date: wireDate,
    shift: wireShift,
    value: wireInteger(1, 100_000, bonusTexts.valueRange),
  }),
  output: z.object({ id: z.string() }),
  failures: { already_there: { status: 409, msg: bonusTexts.alreadyThere } },
})
