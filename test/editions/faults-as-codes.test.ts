import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SendFault } from '#features/messaging/domain/send-fault.ts'
import { readFault } from '#features/messaging/server/public.ts'
import { sendFaultText } from '#features/messaging/texts-gateway.ts'
import { emptyReasonText } from '#features/submissions/texts-empty-reasons.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { openTestPool } from '#test/database/test-database.ts'
import { namedMigration } from './named-migration.ts'

const ABROAD = 'SMS-y idą tylko do krajów, które zaznaczono w szablonach.'

/** Sentences as earlier editions kept them, and what they mean. */
const KEPT: readonly (readonly [string, SendFault])[] = [
  ['brak odpowiedzi bramki (przekroczony czas)', { code: 'no-answer', why: 'timeout' }],
  ['brak odpowiedzi bramki (przerwane połączenie)', { code: 'no-answer', why: 'cut' }],
  ['brak odpowiedzi bramki (ECONNREFUSED)', { code: 'no-answer', why: 'ECONNREFUSED' }],
  ['niezrozumiała odpowiedź bramki', { code: 'unreadable', status: null }],
  ['niezrozumiała odpowiedź bramki (HTTP 502)', { code: 'unreadable', status: 502 }],
  ['SerwerSMS nie przyjął wiadomości', { code: 'serwersms-not-taken' }],
  [
    'Nie wiadomo, czy bramka wysłała tę wiadomość. Wyślij ją ponownie, jeśli kierowca jej nie dostał.',
    { code: 'uncertain' },
  ],
  ['Treść jest zaszyfrowana innym kluczem (SECRET_KEY) i nie da się jej wysłać.', { code: 'other-key' }],
  [
    `Numer zagraniczny (Stany Zjednoczone). ${ABROAD}`,
    { code: 'country-not-allowed', country: 'Stany Zjednoczone' },
  ],
  [`Numer zagraniczny. ${ABROAD}`, { code: 'country-not-allowed', country: '' }],
  [
    'Numer specjalny albo o podwyższonej opłacie. Na takie numery SMS-y nie są wysyłane.',
    { code: 'costly-number' },
  ],
  [
    'Na ten adres poszły już dziś trzy wiadomości po zgłoszeniach z formularza. Jeśli ta ma wyjść, wyślij ją ponownie.',
    { code: 'mailbox-full' },
  ],
  ['To nie jest poprawny adres e-mail.', { code: 'no-address' }],
  ['Operator nie doręczył SMS-a.', { code: 'undelivered' }],
  [
    'SMSAPI 13: niepoprawny albo zablokowany numer',
    { code: 'smsapi', number: '13', said: 'niepoprawny albo zablokowany numer' },
  ],
  ['SMSAPI 999: błąd bramki', { code: 'smsapi', number: '999', said: '' }],
  [
    'SerwerSMS 2001: Niepoprawny numer: 12',
    { code: 'serwersms', number: '2001', said: 'Niepoprawny numer: 12' },
  ],
  ['451 4.7.1 greylisted', { code: 'other', text: '451 4.7.1 greylisted' }],
]

const REASONS = [
  ['Dobiorę zmiany na tygodniu', 'picks-later'],
  ['Choroba', 'illness'],
  ['Urlop', 'holiday'],
  ['Zobowiązania w drugiej pracy', 'other-job'],
  ['Inne', 'other'],
  ['Coś spoza listy', 'Coś spoza listy'],
] as const

let home: OpenPool
let pool: pg.Pool

beforeAll(async () => {
  home = await openTestPool()
  pool = home.pool
  await migrate(pool, { upTo: namedMigration('faults_as_codes') - 1 })
  for (const told of ['', ...KEPT.map(([said]) => said)])
    await pool.query(
      `INSERT INTO messages (id, event_key, kind, recipient, subject, body, state, due_at, created_at, error)
       VALUES ($1, $2, 'sms', '', '', '', 'failed', now(), now(), $2)`,
      [randomUUID(), told],
    )
  await pool.query(
    `INSERT INTO message_gateways (kind, last_error) VALUES ('sms', 'SerwerSMS nie przyjął wiadomości'), ('email', '')`,
  )
  for (const [number, [reason]] of REASONS.entries()) {
    await pool.query(
      `INSERT INTO submissions (id, driver_id, phone, full_name, email, year, week, by_form, empty, reason, reason_text, asked, created_at)
       VALUES ($1, $1, $2, '', '', 2026, 12, true, true, $3, '', '[]', now())`,
      [randomUUID(), `+4850000000${number}`, reason],
    )
    await pool.query(
      `INSERT INTO waiting_forms (id, number, phone, full_name, email, year, week, reason, reason_text, asked, network, created_at)
       VALUES ($1, $2, $3, '', '', 2026, 12, $4, '', '[]', '', now())`,
      [randomUUID(), number, `+4850000000${number}`, reason],
    )
  }
  await migrate(pool)
}, 60_000)
afterAll(() => home.close())

async function faultOf(told: string): Promise<unknown> {
  const { rows } = await pool.query('SELECT error FROM messages WHERE event_key = $1', [told])
  return rows[0].error
}

/** What is said otherwise today: its code, or what it said then, with what it says now. */
const REWORDED = new Set(['mailbox-full'])
const SAID_NOW: Readonly<Record<string, string>> = {
  'brak odpowiedzi bramki (ECONNREFUSED)': 'brak odpowiedzi bramki (serwer nie przyjął połączenia)',
}

test.each(KEPT)('%s', async (told, fault) => {
  const read = readFault(await faultOf(told))
  expect(read).toEqual(fault)
  if (!REWORDED.has(fault.code)) expect(sendFaultText(read)).toBe(SAID_NOW[told] ?? told)
})

test('where nothing went wrong nothing is told', async () => {
  expect(await faultOf('')).toBeNull()
})

test('what a gateway told last is carried over too', async () => {
  const { rows } = await pool.query('SELECT last_error FROM message_gateways ORDER BY kind')
  expect(rows.map((row) => row.last_error)).toEqual([null, { code: 'serwersms-not-taken' }])
})

test.each(['submissions', 'waiting_forms'])('why a form has no shifts: %s', async (table) => {
  const { rows } = await pool.query<{ reason: string }>(`SELECT reason FROM ${table} ORDER BY phone`)
  expect(rows.map(({ reason }) => reason)).toEqual(REASONS.map(([, code]) => code))
  expect(rows.map(({ reason }) => emptyReasonText(reason))).toEqual(REASONS.map(([words]) => words))
})

test('a fault of a newer edition is told in general', () => {
  expect(sendFaultText(readFault({ code: 'strike' }))).toBe('Wiadomość nie wyszła.')
})
