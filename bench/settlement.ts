/**
 * A week in money of 500 drivers with a weekly row of two apps and some charges each: reading it, held
 * against reading its facts as plainly as can be, for two who ask at once, and closing it whole; and for how
 * long others wait for the main thread meanwhile: `npm run bench -- settlement`.
 */
import { randomUUID } from 'node:crypto'
import { drivers } from '#features/drivers/server/tables.ts'
import { incomeRows } from '#features/income/facts/server/public.ts'
import { incomeStatements, platformDrivers } from '#features/income/facts/server/tables.ts'
import { driverCharges } from '#features/settlement/charges/server/tables.ts'
import { closeWeeks, readSettlementWeek } from '#features/settlement/weeks/contract.ts'
import { listCorrections } from '#features/settlement/weeks/contract-statement.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import { looseKey, polishSortKey } from '#kernel/polish-text.ts'
import { datesOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { answered, startTestServer } from '#test/server/test-server.ts'
import { HALVES, MONDAY_48, makeLoad, makeScheme, WEEK_47 } from '#test/settlement/made-week.ts'
import { plainFacts } from './settlement/plain-facts.ts'

const DRIVERS = 500
const RIDES_A_DAY = Number(process.env.RIDES ?? 8)
const TIMES = 15
const GOAL_READ = 1.5
const GOAL_CLOSE_MS = 3000

const server = await startTestServer({ at: MONDAY_48, checkOutput: false })
const { queries } = server.database
const days = datesOf(WEEK_47)
const period = { from: days[0] as CalendarDate, until: days[6] as CalendarDate }
await server.database.transaction(fill)
const office = await server.asUser({ money: true })

const rows = await measured(() => incomeRows(queries, period))
const reading = async () => answered(await server.call(readSettlementWeek, WEEK_47, { as: office }))
const plainly = () => plainFacts(queries, period)
// In turn, so that what slows the machine for a while slows both; three at a time after one that does not
// count, since what the one leaves behind is collected while the other is measured.
const inTurn = { facts: [] as Measured[], read: [] as Measured[] }
for (let time = 0; time < TIMES; time += 3) {
  for (const [work, times] of [[plainly, inTurn.facts] as const, [reading, inTurn.read] as const]) {
    await work()
    for (let again = 0; again < 3; again += 1) times.push(await measured(work, 1))
  }
}
const facts = ofAll(inTurn.facts)
const read = ofAll(inTurn.read)
// The same one by one, the garbage of the plain facts among what the week takes.
const oneByOne = { facts: [] as Measured[], read: [] as Measured[] }
for (let time = 0; time < TIMES; time += 1) {
  oneByOne.facts.push(await measured(plainly, 1))
  oneByOne.read.push(await measured(reading, 1))
}
const twice = await measured(() => Promise.all([reading(), reading()]))
const ratio = read.ms / facts.ms
console.log(
  `reading the week of ${DRIVERS}: ${said(read)}; its facts alone, plainly, ${said(facts)}: ` +
    `${ratio.toFixed(2)} x (goal ${GOAL_READ} x: ${ratio <= GOAL_READ ? 'met' : 'missed'})`,
)
const each = { facts: ofAll(oneByOne.facts), read: ofAll(oneByOne.read) }
console.log(
  `one by one, with what the other leaves behind: ${said(each.read)} and ${said(each.facts)}: ` +
    `${(each.read.ms / each.facts.ms).toFixed(2)} x`,
)
console.log(`its rows as it reads them: ${said(rows)}; the week for two who ask at once: ${said(twice)}`)

const { data } = await reading()
const marks = data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
let closed = 0
const close = await measured(async () => {
  const asked = { ...WEEK_47, drivers: marks }
  closed = answered(await server.call(closeWeeks, asked, { as: office })).closed.length
}, 1)
console.log(
  `closing ${closed} of them: ${said(close)} ` +
    `(goal ${GOAL_CLOSE_MS} ms: ${close.ms <= GOAL_CLOSE_MS ? 'met' : 'missed'})`,
)
const waiting = await measured(() => server.call(listCorrections, {}, { as: office }))
console.log(`what of the ${closed} would be corrected by now: ${said(waiting)}`)
await server.close()

interface Measured {
  /** Median by the clock. */
  readonly ms: number
  /** Median of the main thread's processor time. */
  readonly processor: number
  /** The processor's time of the longest while in which nothing else had a turn there. */
  readonly longest: number
}

function ofAll(times: readonly Measured[]): Measured {
  return {
    ms: median(times.map(({ ms }) => ms)),
    processor: median(times.map(({ processor }) => processor)),
    longest: Math.max(...times.map(({ longest }) => longest)),
  }
}

function said({ ms, processor, longest }: Measured): string {
  return `${ms.toFixed(0)} ms (${processor.toFixed(0)} ms of the main thread, at most ${longest.toFixed(0)} ms at once)`
}

async function measured(work: () => Promise<unknown>, times = TIMES): Promise<Measured> {
  const taken: number[] = []
  const used: number[] = []
  let longest = 0
  for (let time = 0; time < times; time += 1) {
    let turn = processorMs()
    const turns = setInterval(() => {
      const now = processorMs()
      longest = Math.max(longest, now - turn)
      turn = now
    }, 1)
    const before = processorMs()
    const start = performance.now()
    await work()
    taken.push(performance.now() - start)
    used.push(processorMs() - before)
    clearInterval(turns)
  }
  return { ms: median(taken), processor: median(used), longest }
}

/** Of the main thread. A busy machine makes clocks say little. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Bolt ride by ride, Uber as a weekly sum, a wash and fuel. */
async function fill(tx: Queries): Promise<void> {
  await makeScheme(tx, HALVES)
  await makeLoad(tx, { no: 1, kind: 'bolt-trips' })
  await makeLoad(tx, { no: 2, kind: 'uber-drivers' })
  for (let index = 0; index < DRIVERS; index += 1) {
    const id = randomUUID()
    const fullName = `Kierowca ${String(index).padStart(4, '0')}`
    await tx.insert(drivers).values({
      ...{ id, fullName, nameSort: polishSortKey(fullName), email: '', pinSealed: '', pinHash: '' },
      phone: `+48700${String(index).padStart(6, '0')}` as Phone,
      createdAt: '2026-01-01T08:00:00Z',
    })
    const refs = { bolt: randomUUID(), uber: randomUUID() }
    await tx.insert(platformDrivers).values(
      (['bolt', 'uber'] as const).map((platform) => ({
        ...{ id: refs[platform], platform, refKey: `id:${refs[platform]}`, externalId: null, name: fullName },
        ...{ nameKey: looseKey(fullName), identity: refs[platform], driverId: id },
        ...{ state: 'matched' as const, matchedBy: 'person' as const },
      })),
    )
    const rides = days.slice(0, 6).flatMap((date, day) =>
      Array.from({ length: RIDES_A_DAY }, (_, ride) => ({
        ...{ loadNo: 1, rowNo: index * 100 + day * RIDES_A_DAY + ride + 2, app: 1, refId: refs.bolt },
        ...{ key: `a${randomUUID().slice(1)}`, date, shift: 'day' as const, until: null },
        ...{ kinds: [1, 2, 3, 8], amounts: [4000, 1000, 3000, ride % 3 === 0 ? 4000 : 0] },
        ...{ removed: false, holds: true },
      })),
    )
    await tx.insert(incomeStatements).values([
      ...rides,
      {
        ...{ loadNo: 2, rowNo: index + 2, app: 2, refId: refs.uber, key: `c${randomUUID().slice(1)}` },
        ...{ date: period.from, shift: null, until: period.until, removed: false, holds: true },
        ...{ kinds: [3, 4, 8, 10], amounts: [120_437, 3520, 26_800, 93_637] },
      },
    ])
    await tx.insert(driverCharges).values(
      (['wash', 'fuel'] as const).map((kind) => ({
        ...{ id: randomUUID(), driverId: id, monday: period.from, kind, grosze: 3000, date: period.from },
        ...{ detail: '', note: '', createdAt: '2026-11-20T08:00:00Z', createdBy: 'Anna Próbna' },
      })),
    )
  }
}
