import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDate, wireDone, wireId, wirePln, wireShift, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { bonusTexts, changedMeanwhileText } from './texts.ts'

const bonusOfShift = {
  date: wireDate,
  shift: wireShift,
  value: wirePln(1, 100_000, bonusTexts.valueRange),
}

const wireSeen = z.optional(z.object(bonusOfShift))
/** `details` has the bonus as it is, as `seen` takes it: whoever sends that along changes it all the same. */
const changedMeanwhile = {
  status: 409,
  msg: bonusTexts.changedMeanwhile,
  says: changedMeanwhileText,
} as const

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
  input: z.object(bonusOfShift),
  output: z.object({ id: z.string() }),
  failures: { already_there: { status: 409, msg: bonusTexts.alreadyThere } },
})

export const editBonus = endpoint({
  method: 'PUT',
  path: '/api/bonuses/:id',
  access: 'user',
  summary: 'Changes the date, shift and value of a bonus.',
  input: z.object({
    id: wireId,
    ...bonusOfShift,
    /**
     * The bonus as the caller has seen it: where somebody has changed it since, nothing is done. Without it
     * the later change holds.
     */
    seen: wireSeen,
  }),
  output: wireDone,
  failures: {
    no_such_bonus: { status: 404, msg: bonusTexts.noSuchBonus },
    already_there: { status: 409, msg: bonusTexts.alreadyThere },
    changed_meanwhile: changedMeanwhile,
  },
})

export const removeBonus = endpoint({
  method: 'DELETE',
  path: '/api/bonuses/:id',
  access: 'user',
  summary: 'Removes a bonus; drivers no longer see it.',
  input: z.object({ id: wireId, seen: wireSeen }),
  output: wireDone,
  failures: {
    no_such_bonus: { status: 404, msg: bonusTexts.noSuchBonus },
    changed_meanwhile: changedMeanwhile,
  },
})
