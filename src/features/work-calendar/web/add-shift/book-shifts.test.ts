import { expect, test } from 'vitest'
import { bookShifts } from './book-shifts.ts'

const input = {
  fullName: 'Jan Nowak',
  email: 'jan@example.com',
  phone: '+48600100200',
  addedDays: [{ date: '2026-03-10', shift: 'Dzień' as const }],
}
const LOST = { ok: false, failure: { status: 0, code: 'not_reached', msg: '' } } as const
const REFUSED = { ok: false, failure: { status: 409, code: 'gone', msg: '' } } as const
const BOOKED = { ok: true as const, value: { booked: [] } }

/** A network that answers as told, one answer a try. */
function network(...answers: (typeof LOST | typeof REFUSED | typeof BOOKED)[]) {
  const ids: string[] = []
  const pauses: number[] = []
  const way = {
    send: async (_input: unknown, requestId: string) => {
      ids.push(requestId)
      return answers[ids.length - 1] ?? LOST
    },
    pause: async (milliseconds: number) => void pauses.push(milliseconds),
  }
  return { way, ids, pauses }
}

test('a lost answer is asked for again under the same key, and the next press too', async () => {
  const lost = network(LOST, LOST, LOST)
  expect(await bookShifts(input, lost.way)).toEqual(LOST)
  expect(lost.pauses).toEqual([1000, 3000])
  const next = network(LOST, BOOKED)
  expect(await bookShifts({ ...input }, next.way)).toEqual(BOOKED)
  expect(new Set([...lost.ids, ...next.ids]).size).toBe(1)
})

test('after an answer, and for another choice, it is a new act', async () => {
  const refused = network(REFUSED)
  expect(await bookShifts(input, refused.way)).toEqual(REFUSED)
  const again = network(LOST)
  await bookShifts(input, again.way)
  const other = network(BOOKED)
  await bookShifts({ ...input, fullName: 'Anna Nowak' }, other.way)
  expect(refused.ids).toHaveLength(1)
  expect(new Set([refused.ids[0], again.ids[0], other.ids[0]]).size).toBe(3)
})
