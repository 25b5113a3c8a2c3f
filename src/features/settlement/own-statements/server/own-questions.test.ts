import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeWeeks, readSettlementWeek } from '#features/settlement/weeks/contract.ts'
import {
  answerQuestion,
  readStatement,
  writeQuestion,
} from '#features/settlement/weeks/contract-statement.ts'
import type { Week } from '#kernel/week.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { makeFirstExample } from '#test/settlement/first-example.ts'
import { MONDAY_48, makeDriver, makeReference, makeRow, WEEK_47 } from '#test/settlement/made-week.ts'
import { askAboutStatement, listOwnStatements, MOST_OPEN_QUESTIONS, readOwnStatement } from '../contract.ts'

let server: TestServer
let office: TestCaller
/** Example 1, and whoever else is in the week. */
let jan: TestCaller

const FIRST = 'R-2026-47-0001'

beforeAll(async () => {
  server = await startTestServer({ at: MONDAY_48 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set(MONDAY_48)
  office = await server.asUser({ money: true })
  const { queries } = server.database
  const example = await makeFirstExample(queries)
  jan = await server.asScope('driver', example.jan)
  const other = await makeDriver(queries, 'Ola Inna')
  await makeRow(queries, {
    ...{ load: 1, row: 55, app: 'bolt', amounts: { net: 777.77 } },
    ref: await makeReference(queries, 'bolt', 'Ola Inna', other),
  })
})

async function closeAll(week: Week = WEEK_47) {
  const { data } = answered(await server.call(readSettlementWeek, week, { as: office }))
  const open = data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  return answered(await server.call(closeWeeks, { ...week, drivers: open }, { as: office })).closed
}

const list = async (as = jan) => answered(await server.call(listOwnStatements, {}, { as }))
const one = async (number = FIRST, as = jan) =>
  answered(await server.call(readOwnStatement, { number }, { as }))
const ask = (question: string, as = jan, number = FIRST) =>
  server.call(askAboutStatement, { number, question }, { as })
const idOf = async (driverId: string, week = WEEK_47) =>
  answered(await server.call(readStatement, { ...week, driverId }, { as: office })).id ?? ''

test('a question reaches the office with the driver as its author, and its answer stands on both sides', async () => {
  await closeAll()
  answered(await ask('  Uber: napiwek z 18.11 przyszedł dwa razy.\nProszę sprawdzić. '))
  const week = answered(await server.call(readSettlementWeek, WEEK_47, { as: office }))
  expect(week.data.find(({ driverId }) => driverId === jan.id)?.openQuestions).toBe(1)
  const offices = answered(
    await server.call(readStatement, { ...WEEK_47, driverId: jan.id }, { as: office }),
  ).questions
  expect(offices).toMatchObject([
    {
      question: 'Uber: napiwek z 18.11 przyszedł dwa razy.\nProszę sprawdzić.',
      writtenBy: null,
      answer: null,
    },
  ])
  expect(await list()).toMatchObject({ data: [{ openQuestions: 1, answeredQuestions: 0 }] })
  answered(
    await server.call(answerQuestion, { id: offices[0]?.id ?? '', answer: 'Masz rację.' }, { as: office }),
  )
  expect((await one()).questions).toMatchObject([{ answer: 'Masz rację.', byOffice: false }])
  expect(await list()).toMatchObject({ data: [{ openQuestions: 0, answeredQuestions: 1 }] })
})

test('what the office wrote down for the driver is there too, and says so', async () => {
  await closeAll()
  const id = await idOf(jan.id)
  answered(await server.call(writeQuestion, { id, question: 'Pytał przez telefon' }, { as: office }))
  expect((await one()).questions).toMatchObject([{ question: 'Pytał przez telefon', byOffice: true }])
})

test('pressed twice, or from two devices at once, it is one question', async () => {
  await closeAll()
  const same = await Promise.all([ask('Gotówka?'), ask('Gotówka?'), ask(' Gotówka? ')])
  expect(new Set(same.map((answer) => answered(answer).id)).size).toBe(1)
  expect((await one()).questions).toHaveLength(1)
})

test('of thirty questions so many wait as the office can see at a time, and the rest is refused in words', async () => {
  await closeAll()
  const answers = []
  for (let at = 0; at < 30; at += 1) answers.push(await ask(`Pytanie ${at}`))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(MOST_OPEN_QUESTIONS)
  expect(answers.at(-1)).toMatchObject({ status: 409, failure: { code: 'too_many_open' } })
  // One that is asked already is no further one.
  answered(await ask('Pytanie 0'))
  const [open] = (await one()).questions
  answered(await server.call(answerQuestion, { id: open?.id ?? '', answer: 'Tak.' }, { as: office }))
  answered(await ask('Pytanie 29'))
})

test('a question without words, or with more than a thousand characters, is refused with its reason', async () => {
  await closeAll()
  for (const question of ['', '   ', 'a'.repeat(1001)])
    expect(await ask(question)).toMatchObject({ status: 400, failure: { code: 'invalid_input' } })
  answered(await ask('ą'.repeat(1000)))
})
