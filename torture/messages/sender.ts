/**
 * The server of `torture/messages.ts`: a process of its own with the real database, the real calls and the
 * real sending, but a clock that leaps ahead, so that pauses and leases of hours pass in a second. It posts
 * SMS, sends them, and tells on standard output which ones were committed.
 */
import { createInterface } from 'node:readline'
import { postSms, postSmsAbout, withdrawMessagesAbout } from '#features/messaging/server/public.ts'
import { createSmsGateway, sendDueSms } from '#features/messaging/server/send-sms.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { testClock } from '#platform/server/clock.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { givenKeys, makeKeyFile, theGivenKey } from '#platform/server/keys/secret-key.ts'
import { noOfficeGateways } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createSecrets } from '#platform/server/secrets.ts'
import { createServer } from '#server-app/server.ts'

const ANSWER_MS = 250

/** Seconds that the clock leaps from one round of sending to the next. */
const [startsAt = '', leap = '', firstEvent = '0', events = '0'] = process.argv.slice(2)
/** What did not get through at first is what this run is made of. */
const log = { info: () => undefined, warn: () => undefined, error: console.error }
const configuration = readConfiguration(process.env)
const clock = testClock(startsAt)
const database = await openDatabase({
  dataDir: configuration.dataDir,
  databaseUrl: configuration.databaseUrl,
  log,
})
const { dataDir, secretKey } = configuration
const secrets = createSecrets(theGivenKey(givenKeys(dataDir, secretKey)) ?? makeKeyFile(dataDir))
const platform: Platform = {
  officeGateways: noOfficeGateways(),
  configuration,
  database,
  clock,
  secrets,
  log,
}
if (!configuration.sms) throw new Error('There is no gateway.')
const gateway = createSmsGateway(configuration.sms, ANSWER_MS)

const app = await createServer(platform)
await app.listen({ host: '127.0.0.1', port: configuration.port })
let running = true
createInterface({ input: process.stdin }).on('line', () => {
  running = false
})
say('ready')

let next = Number(firstEvent)
const last = next + Number(events)
while (running) {
  for (let more = 0; more < 5 && next < last; more += 1) await post(next++)
  await sendDueSms(platform, gateway)
  clock.advance(Number(leap) * 1000)
  say(`now ${clock.now().toISOString()}`)
}
await app.close()
await database.close()
process.exit(0)

/** Every third tells of three changes, of which one is taken back at some moment in every other. */
async function post(event: number): Promise<void> {
  if (event % 3 === 0) return postSeveral(event)
  const eventKey = `event:${event}`
  const text = `Zmiana numer ${event}`
  await database.transaction((tx) =>
    postSms(tx, platform, { eventKey, to: `+48600${100_000 + event}`, text }),
  )
  say(`posted ${event}`)
}

async function postSeveral(event: number): Promise<void> {
  const topic = (day: number) => {
    const date = `2026-03-1${day}` as CalendarDate
    const values = { fullName: 'Jan Lis', slot: { date, shift: 'day' as const }, reg: `W${event}` }
    const id = `${event}-${day}`
    return {
      id,
      eventKey: id,
      notAfter: '2030-01-01T00:00:00Z',
      date,
      template: 'shift-added' as const,
      values,
    }
  }
  await database.transaction((tx) =>
    postSmsAbout(tx, platform, {
      to: `+48600${100_000 + event}`,
      fullName: 'Jan Lis',
      link: '',
      language: null,
      topics: [topic(1), topic(2), topic(3)],
    }),
  )
  say(`posted ${event}`)
  if (event % 2 === 0)
    setTimeout(
      () =>
        void database
          .transaction((tx) => withdrawMessagesAbout(tx, platform, [`${event}-2`]))
          .then(() => say(`withdrawn ${event}`)),
      Math.random() * 500,
    )
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
