import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Spot } from '#features/roster/domain/places.ts'
import { MONDAY_DAY, type MovingOffice, openOffice, TUESDAY_NIGHT } from '#test/schedule/moving-office.ts'
import { placesOnBoard } from '#test/schedule/readable-week.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'
import { readNotices, type StoredNotice } from './notices.ts'
import { revisionOf } from './revision.ts'

let gateway: SmsGatewayServer
let server: TestServer
beforeAll(async () => {
  gateway = await startSmsGateway()
  server = await startTestServer({
    env: { SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'token', SMS_URL: gateway.url },
  })
})
afterAll(() => Promise.all([server.close(), gateway.close()]))

/** More by `RUNS=500 npx vitest run …`. */
const { RUNS: wantedRuns = '8' } = process.env
const RUNS = Number(wantedRuns)

const SLOTS = [MONDAY_DAY, TUESDAY_NIGHT, 4] as const
/** In each of three slots: nowhere, in one of two cars, in reserve, or on call. */
const week = fc.tuple(...SLOTS.map(() => fc.constantFrom('none', 'W01', 'W02', 'reserve', 'on call')))
type Wanted = 'none' | 'W01' | 'W02' | 'reserve' | 'on call'
const step = fc.record({ week, told: fc.boolean() })

/**
 * A shift that was told is taken away and comes again as part of a move that is not told before it goes too.
 */
const TOLD_THEN_COVERED_BY_WHAT_NOBODY_HEARD: { week: Wanted[]; told: boolean }[] = [
  { week: ['W02', 'reserve', 'none'], told: true },
  { week: ['none', 'none', 'none'], told: false },
  { week: ['none', 'W01', 'none'], told: false },
  { week: ['none', 'none', 'none'], told: false },
]

test(
  'whatever the office does and tells, and leaves untold: once all is told, a driver believes what stands',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
        const office = await openOffice(server)
        gateway.forget()
        const driver: Driver = {
          heard: new Map(),
          places: new Map<number, string>([
            [MONDAY_DAY, placeOf({ slot: MONDAY_DAY, carId: office.cars[0] ?? '', onCall: false })],
          ]),
        }
        for (const [index, { week: wanted, told }] of steps.entries()) {
          await office.put(
            office.jan,
            wanted.flatMap((where, place) => spotOf(office, SLOTS[place] ?? 0, where as Wanted)),
          )
          if (told || index === steps.length - 1) await hear(office, driver)
        }
        expect(promised([...driver.places.values()])).toEqual(promised(await standing(office)))
        expect(new Set(gateway.sent.map(({ idx }) => idx)).size).toBe(gateway.sent.length)
      }),
      { numRuns: RUNS, examples: [[TOLD_THEN_COVERED_BY_WHAT_NOBODY_HEARD]] },
    )
  },
  60_000 + RUNS * 2000,
)

function spotOf({ cars }: MovingOffice, slot: number, where: Wanted) {
  if (where === 'none') return []
  const carId = where === 'W01' ? cars[0] : where === 'W02' ? cars[1] : undefined
  return [{ slot, carId: carId ?? null, onCall: where === 'on call' }]
}

interface Driver {
  /** The last that was said of each change. */
  readonly heard: Map<string, StoredNotice>
  /** By slot. */
  readonly places: Map<number, string>
}

/** Everything is told and goes out, and the driver goes by the newest of it. */
async function hear(office: MovingOffice, { heard, places }: Driver) {
  const { sent, changes } = await office.tellAll()
  const before = gateway.sent.length
  await office.work()
  expect(gateway.sent.length - before).toBe(sent)
  const { id } = await office.week()
  const news = (await readNotices(server.database.queries, id)).filter((notice) => {
    const last = heard.get(notice.id)
    return !last || revisionOf(last) !== revisionOf(notice)
  })
  expect(news).toHaveLength(changes)
  for (const { id: change, from } of news) {
    const former = heard.get(change)?.to
    if (former && places.get(former.slot) === placeOf(former)) places.delete(former.slot)
    if (from) places.delete(from.slot)
  }
  for (const notice of news) {
    if (notice.to) places.set(notice.to.slot, placeOf(notice.to))
    heard.set(notice.id, notice)
  }
}

async function standing(office: MovingOffice): Promise<string[]> {
  return placesOnBoard(await office.week())
    .filter(({ driverId }) => driverId === office.jan)
    .map(placeOf)
}

function placeOf({ slot, carId, onCall }: Spot): string {
  return onCall ? `${slot} on call` : `${slot} ${carId ?? 'reserve'}`
}

/** Being on call promises nothing. */
function promised(places: readonly string[]): string[] {
  return places.filter((place) => !place.endsWith('on call')).sort()
}
