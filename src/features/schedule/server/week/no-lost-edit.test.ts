import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodePlaces } from '#features/roster/domain/places-codec.ts'
import { scheduleVersions } from '#features/roster/server/tables.ts'
import { placesOnBoard } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { type Editor, missingEdits, saveTaggedEdits } from '#test/schedule/tagged-edits.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '../../contract.ts'

const WEEK = { year: 2026, week: 12 }
const EDITORS = 4

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function connect() {
  const as = await server.asUser()
  return {
    read: async () => {
      const week = answered(await server.call(getGeneratedWeek, WEEK, { as }))
      if (!week) throw new Error('The week is not generated.')
      return { id: week.id, version: week.version, places: placesOnBoard(week) }
    },
    save: async (week: Parameters<typeof server.call<typeof updateWeek>>[1]) => {
      const answer = await server.call(updateWeek, week, { as })
      if (answer.ok) return answer.value.version
      expect(answer.failure.code).toBe('older_version')
      return undefined
    },
  }
}

test('of several who save one week at once nobody loses an acknowledged edit, in no version since (D19, Q5)', async () => {
  const cars = await addCars(server.database.queries, EDITORS)
  const editors: Editor[] = []
  for (const [index, car] of cars.entries())
    editors.push({
      cars: [car],
      drivers: [
        await submit(server, WEEK, `Kierowca ${index}`, `60010020${index}`, { 0: 'day', 4: 'night' }),
      ],
    })
  const { id } = answered(await server.call(generateWeek, WEEK, { as: await server.asUser() }))
  const edited = await Promise.all(
    editors.map(async (editor) => ({
      ...editor,
      ...(await saveTaggedEdits(editor, await connect(), 30, 6)),
    })),
  )
  expect(edited.map(({ unfit }) => unfit)).toEqual(editors.map(() => 0))
  expect(edited.reduce((sum, { refusedAsOlder }) => sum + refusedAsOlder, 0)).toBeGreaterThan(0)
  const rows = await server.database.queries
    .select()
    .from(scheduleVersions)
    .where(eq(scheduleVersions.weekId, id))
  const versions = new Map(rows.map(({ version, places }) => [version, decodePlaces(places)]))
  expect(missingEdits(versions, edited)).toEqual([])
  const [last, ...rest] = [...versions.keys()].sort((a, b) => b - a)
  const withoutLast = new Map(rest.map((version) => [version, versions.get(version) ?? []]))
  expect(missingEdits(withoutLast, edited)).toEqual([expect.stringContaining(`version ${last} is not there`)])
})
