import { afterAll, beforeAll, expect, test } from 'vitest'
import { choice, form } from '#test/availability/form.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { getSubmission, submitAvailability, updateSubmissionShifts } from '../../contract.ts'

let server: TestServer
let office: TestCaller
let id: number
beforeAll(async () => {
  server = await startTestServer()
  office = await server.asUser()
  ;({ id } = answered(await server.call(submitAvailability, form())))
})
afterAll(() => server.close())

const stored = async () =>
  answered(await server.call(getSubmission, { id }, { as: office })).attributes.selectedDays

test.each<[string, (whole: Record<string, unknown>) => object, number]>([
  ['no shifts', ({ selectedDays: _, ...rest }) => rest, 400],
  ['no submission', ({ id: _, ...rest }) => rest, 400],
  ['a submission in words', (whole) => ({ ...whole, id: 'pierwsza' }), 400],
  ['half a submission', (whole) => ({ ...whole, id: 1.5 }), 400],
  ['shifts as text', (whole) => ({ ...whole, selectedDays: 'Dzień' }), 400],
  ['null for a shift', (whole) => ({ ...whole, selectedDays: [null] }), 400],
  [
    'a shift that nobody knows',
    (whole) => ({ ...whole, selectedDays: [{ ...choice(16, 'Dzień'), shiftOption: 'Wieczór' }] }),
    400,
  ],
  [
    'a date that is none',
    (whole) => ({ ...whole, selectedDays: [{ ...choice(16, 'Dzień'), day: 31, month: 2 }] }),
    400,
  ],
  [
    'a day in words',
    (whole) => ({ ...whole, selectedDays: [{ ...choice(16, 'Dzień'), day: 'szesnasty' }] }),
    400,
  ],
  [
    'more shifts than a week can hold',
    (whole) => ({ ...whole, selectedDays: Array(22).fill(choice(16, 'Dzień')) }),
    400,
  ],
  ['a body over the limit', (whole) => ({ ...whole, ballast: 'x'.repeat(200_000) }), 413],
])('%s is refused, and the submission stays as it is', async (_name, spoilt, status) => {
  const before = await stored()
  const sent = spoilt({ id, selectedDays: [choice(16, 'Dzień')] })
  const answer = await server.callRaw(updateSubmissionShifts, sent, { as: office })
  expect(answer).toMatchObject({ ok: false, status, failure: { msg: expect.stringMatching(/\.$/) } })
  expect(await stored()).toEqual(before)
})
