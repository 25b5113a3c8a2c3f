/**
 * Q23: invented drivers flood the form, from 1 and from 500 addresses behind a proxy, while known drivers
 * submit from the same ones: `npm run torture -- flood [INVENTED]`, 10,000 unless told. On the embedded
 * database; the clock of the fleet stands still.
 */
import { asc, count, eq, sql } from 'drizzle-orm'
import { submitAvailability } from '#features/availability/contract.ts'
import {
  confirmWaitingForms,
  deleteWaitingForms,
  listWaitingForms,
} from '#features/availability/contract-waiting.ts'
import { waitingForms } from '#features/availability/server/tables.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { messagingJobs } from '#features/messaging/server/public.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { setDefaultLimit, setNotifications, setUnknownPeople } from '#features/settings/contract.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { mailboxOf } from '#kernel/person-name.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { startSmsGateway } from '#test/sms/sms-gateway.ts'
import { formOf, randomShifts, type WantedShift } from './submissions/random-form.ts'

const invented = Number(process.argv[2] ?? 10_000)
const KNOWN = 100
const AT_ONCE = 20
const WEEK_MS = 7 * 86_400_000
const VICTIM = 'ofiara@example.pl'
const breaches: string[] = []

const gateway = await startSmsGateway()
const server = await startTestServer({
  env: {
    TRUST_PROXY: '127.0.0.1',
    REQUESTS_PER_MINUTE: '10000000',
    SMS_GATEWAY: 'smsapi',
    SMS_TOKEN: 'token',
    SMS_URL: gateway.url,
  },
})
for (const addresses of [1, 500]) await flood(addresses)
await server.close()
await gateway.close()
for (const breach of breaches) console.error(`BROKEN  ${breach}`)
if (breaches.length > 0) process.exitCode = 1

async function flood(addresses: number): Promise<void> {
  await server.reset()
  gateway.forget()
  server.clock.set('2026-03-11T11:00:00Z')
  const { queries } = server.database
  const wanted = await submitKnownOnce()
  // A week later nobody is logged in any more.
  const admin = await server.asUser({ admin: true })
  answered(await server.call(setNotifications, { sendPinBySms: true }, { as: admin }))
  answered(await server.call(setDefaultLimit, { defaultLimit: 25 }, { as: admin }))
  const { availabilityWeek: week } = await readSettings(queries, server.clock)

  const known: { readonly took: number; readonly status: number; readonly regular: boolean }[] = []
  const statuses = new Map<number, number>()
  const started = performance.now()
  let next = 0
  const worker = async (): Promise<void> => {
    for (;;) {
      const index = next++
      if (index >= invented) return
      const address = `10.${(index % addresses) >> 8}.${(index % addresses) & 255}.7`
      const { status } = await submit(inventedForm(index, week), address)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const every = Math.floor(invented / KNOWN)
      const driver = index / every
      if (!Number.isInteger(driver) || driver >= KNOWN) continue
      const from = performance.now()
      const answer = await submit(formOf(driver, week, wanted(driver, week)), address)
      known.push({ took: performance.now() - from, ...answer })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const seconds = (performance.now() - started) / 1000
  for (const job of messagingJobs(server.platform)) await job.run()

  const held = known.filter(({ status }) => status !== 200).length
  const lost = known.filter(({ status, regular }) => status === 200 && !regular).length
  const letters = await lettersPerMailbox(server)
  const most = Math.max(...letters.values())
  const abroad = gateway.sent.filter(({ to }) => !to.startsWith('48')).length
  const [all] = await queries.select({ number: count() }).from(waitingForms)
  const told = answered(await server.call(listWaitingForms, {}, { as: admin })).all
  expectThat(held === 0 && known.length === KNOWN, `${addresses} addresses: ${held} known drivers held back`)
  expectThat(lost === 0, `${addresses} addresses: ${lost} known drivers lost a place`)
  expectThat(most <= 3, `${addresses} addresses: ${most} letters to one mailbox`)
  expectThat(abroad === 0, `${addresses} addresses: ${abroad} SMS abroad`)
  expectThat(told === all?.number && told > 0, `${addresses} addresses: the office is told of ${told}`)

  const real = answered(await server.call(listWaitingForms, { search: 'Prawdziwy' }, { as: admin }))
  const confirming = performance.now()
  // From one address so few forms are taken that none of the real ones may be among them.
  const numbers = real.data.map(({ number }) => number)
  const confirmed =
    numbers.length === 0
      ? 0
      : answered(await server.call(confirmWaitingForms, { numbers }, { as: admin })).confirmed
  const deleting = performance.now()
  const { until, found: seen } = answered(await server.call(listWaitingForms, {}, { as: admin }))
  const { deleted } = answered(await server.call(deleteWaitingForms, { until, seen }, { as: admin }))
  const ended = performance.now()
  const [left] = await queries.select({ number: count() }).from(waitingForms)
  const [people] = await queries.select({ number: count() }).from(drivers)
  const atOnce = (people?.number ?? 0) - KNOWN - confirmed
  expectThat(left?.number === 0, `${addresses} addresses: ${left?.number} wait after cleaning up`)
  expectThat(
    confirmed === real.found,
    `${addresses} addresses: ${confirmed} of ${real.found} real ones confirmed`,
  )
  expectThat(atOnce === 10, `${addresses} addresses: ${atOnce} invented drivers are on the list`)
  await expectCleanSeats(addresses)

  const times = known.map(({ took }) => took).sort((a, b) => a - b)
  const line = (name: string, value: string) => console.log(`  ${name.padEnd(38)} ${value}`)
  console.log(
    `${invented} invented drivers from ${addresses} address${addresses === 1 ? '' : 'es'}, ${AT_ONCE} at once, ${seconds.toFixed(0)} s`,
  )
  line('answers to them', [...statuses].map(([status, number]) => `${status}: ${number}`).join(', '))
  line('known drivers held back, without place', `${held}, ${lost} of ${KNOWN} (goal 0, 0)`)
  line('a known driver waits, median and p99', `${times[50]?.toFixed(0)} ms, ${times[98]?.toFixed(0)} ms`)
  line('invented drivers known at once', `${atOnce} (setting 10 an hour)`)
  line('most letters to one mailbox', `${most} (goal at most 3)`)
  line('SMS abroad or to costly numbers', `${abroad} (goal 0)`)
  line('waiting, as the office is told', String(told))
  line('act 1: confirmed real newcomers', `${confirmed} in ${(deleting - confirming).toFixed(0)} ms`)
  line('act 2: deleted the rest', `${deleted} in ${(ended - deleting).toFixed(0)} ms`)
}

/**
 * The week before: the known drivers have sent a form, and so are on the list.
 * @returns what each wants next time
 */
async function submitKnownOnce() {
  const admin = await server.asUser({ admin: true })
  answered(await server.call(setUnknownPeople, { confirmUnknown: 'never' }, { as: admin }))
  const { availabilityWeek } = await readSettings(server.database.queries, server.clock)
  for (let driver = 0; driver < KNOWN; driver += 1)
    await submit(formOf(driver, availabilityWeek, randomShifts(availabilityWeek, 0)), '10.0.0.7')
  answered(await server.call(setUnknownPeople, { confirmUnknown: 'burst' }, { as: admin }))
  server.clock.advance(WEEK_MS)
  // A tenth of the drivers each date: the limit of 25 has room for them beside the ten who are known at once.
  return (driver: number, week: Week): readonly WantedShift[] => {
    const date = datesOf(week)[driver % 7]
    return date ? [{ date, shift: driver % 2 === 0 ? 'day' : 'night' }] : []
  }
}

function inventedForm(index: number, week: Week) {
  const isReal = index % Math.ceil(invented / 5) === Math.ceil(invented / 10)
  const foreign = ['+3809001', '+4490912', '+1876555', '+8816123'][index % 4]
  const phone = index % 3 === 0 ? `${foreign}${String(index).padStart(5, '0')}` : String(600_000_000 + index)
  const form = formOf(index, week, randomShifts(week))
  return {
    ...form,
    fullName: isReal ? `Prawdziwy Nowy ${index}` : `Zmyślony Kierowca ${index}`,
    phone: isReal ? String(700_000_000 + index) : phone,
    email: index % 2 === 0 ? VICTIM.replace('@', `+${index}@`) : `nikt${index}@example.pl`,
  }
}

async function submit(form: object, address: string): Promise<{ status: number; regular: boolean }> {
  const response = await server.app.inject({
    method: submitAvailability.method,
    url: submitAvailability.path,
    payload: form,
    headers: { 'x-forwarded-for': address },
  })
  const { changed = [], waiting } = response.json<{ changed?: unknown[]; waiting?: boolean }>()
  return { status: response.statusCode, regular: changed.length === 0 && !waiting }
}

async function lettersPerMailbox({ database }: TestServer): Promise<Map<string, number>> {
  const rows = await database.queries
    .select({ to: messages.recipient, state: messages.state, at: messages.createdAt })
    .from(messages)
    .where(eq(messages.kind, 'email'))
    .orderBy(asc(messages.createdAt))
  const perMailbox = new Map<string, number>()
  for (const { to, state } of rows) {
    if (state === 'failed') continue
    perMailbox.set(mailboxOf(to), (perMailbox.get(mailboxOf(to)) ?? 0) + 1)
  }
  return perMailbox
}

/** Places taken are regular choices, no more and no less. */
async function expectCleanSeats(addresses: number): Promise<void> {
  const { rows } = await server.database.queries.execute<{ slots: string }>(sql`
    SELECT count(*) AS slots FROM slot_seats AS seats WHERE seats.taken <> (
      SELECT count(*) FROM submission_days AS days WHERE days.date = seats.date AND days.option = seats.shift)`)
  expectThat(Number(rows[0]?.slots) === 0, `${addresses} addresses: ${rows[0]?.slots} slots count wrongly`)
}

function expectThat(holds: boolean, breach: string): void {
  if (!holds) breaches.push(breach)
}
