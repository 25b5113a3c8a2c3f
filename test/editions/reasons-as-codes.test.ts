import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WaitReason } from '#features/roster/domain/public.ts'
import { readReason } from '#features/roster/server/public.ts'
import { waitTextForDriver } from '#features/roster/texts-waiting.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { openTestPool } from '#test/database/test-database.ts'
import { namedMigration } from './named-migration.ts'

const FRIDAY_NIGHT = 9
const RANK = 2

/**
 * Sentences as earlier editions kept them, and what they mean. Those of a slot without its name and the place
 * in the list.
 */
const OF_SLOT: readonly (readonly [string, WaitReason])[] = [
  ['ta zmiana jest zamknięta.', { code: 'closed' }],
  ['biuro zdecydowało, że tej zmiany nie jedziesz.', { code: 'kept-off' }],
  ['wolne miejsca nie są teraz uzupełniane z rezerwy.', { code: 'reserve-not-used' }],
  ['ta zmiana już minęła.', { code: 'past' }],
  ['nie znaleziono układu zmian, w którym to miejsce przypada Tobie.', { code: 'no-arrangement' }],
  [
    'jedziesz w noc z niedzieli na poniedziałek, a po nocy nie ma zmiany dziennej.',
    { code: 'previous-week-night' },
  ],
  ['jesteś na liście jako nieaktywny kierowca.', { code: 'driver-inactive' }],
  ['zgłoszenie przyszło po ułożeniu grafiku i czeka na decyzję biura.', { code: 'came-late' }],
  ['nie masz wtedy ważnych dokumentów (Prawo jazdy).', { code: 'driver-papers', paper: 'Prawo jazdy' }],
  ['nie masz wtedy ważnych dokumentów (Badania (2)).', { code: 'driver-papers', paper: 'Badania (2)' }],
  [
    'masz zmianę następnego dnia (Dzień so), a po nocy nie ma zmiany dziennej.',
    { code: 'rest-before-day', blockedBy: 10 },
  ],
  [
    'masz zmianę w noc przed tym dniem (Noc śr), a po nocy nie ma zmiany dziennej.',
    { code: 'rest-after-night', blockedBy: 5 },
  ],
  ['masz już drugą zmianę tego samego dnia (Dzień pn).', { code: 'same-date', blockedBy: 0 }],
  ['masz już drugą zmianę tego samego dnia (Noc nd).', { code: 'same-date', blockedBy: 13 }],
  [
    'limit 20 aut, 27 chętnych. Masz 4 zmiany; inni tyle samo, ale zgłosili się wcześniej.',
    { code: 'limit', limit: 20, candidates: 27, decided: { by: 'queue-of-equals', shifts: 4 } },
  ],
  [
    'limit 1 auto, 2 chętnych. Nie masz jeszcze zmian; inni zgłosili się wcześniej.',
    { code: 'limit', limit: 1, candidates: 2, decided: { by: 'queue', shifts: 0 } },
  ],
  [
    'limit 0 aut, 1 chętny. Masz 1 zmianę; najpierw każdy dostaje swoje minimum zmian.',
    { code: 'limit', limit: 0, candidates: 1, decided: { by: 'minimum', shifts: 1 } },
  ],
  [
    'limit 1\u00a0017 aut, 1204 chętnych. Masz 5 zmian; inni mają mniej.',
    { code: 'limit', limit: 1017, candidates: 1204, decided: { by: 'fairness', shifts: 5 } },
  ],
  [
    'limit 3 auta, 4 chętnych. Wszystkie miejsca przydzieliło biuro.',
    { code: 'limit', limit: 3, candidates: 4, decided: { by: 'pinned' } },
  ],
  [
    'dostępne 2 auta, 3 chętnych. Wszystkie miejsca są już ogłoszone innym.',
    { code: 'no-car', cars: 2, candidates: 3, decided: { by: 'published' } },
  ],
  [
    'dostępne 1 auto, 3 chętnych. Najpierw jadą ci, którzy wybrali tę zmianę, a dopiero potem rezerwa.',
    { code: 'no-car', cars: 1, candidates: 3, decided: { by: 'class' } },
  ],
  [
    'dostępnych 25 aut, 27 chętnych. Nie masz jeszcze zmian; inni mają mniej.',
    { code: 'no-car', cars: 25, candidates: 27, decided: { by: 'fairness', shifts: 0 } },
  ],
  [
    'brak dostępnych aut, 1 chętny. Masz 2 zmiany; inni zgłosili się wcześniej.',
    { code: 'no-car', cars: 0, candidates: 1, decided: { by: 'queue', shifts: 2 } },
  ],
  [
    'dostępne 22 auta, 27 chętnych, a 1 auto nie ma ważnych dokumentów. Masz 3 zmiany; inni mają mniej.',
    {
      code: 'cars-without-papers',
      cars: 22,
      without: 1,
      candidates: 27,
      decided: { by: 'fairness', shifts: 3 },
    },
  ],
  [
    'brak dostępnych aut, 2 chętnych, a 12 aut nie ma ważnych dokumentów. Wszystkie miejsca przydzieliło biuro.',
    { code: 'cars-without-papers', cars: 0, without: 12, candidates: 2, decided: { by: 'pinned' } },
  ],
]

const WHOLE: readonly (readonly [string, WaitReason])[] = [
  ['Na listę rezerwową przeniosło biuro.', { code: 'by-office' }],
  ['Zmiana dobrana w czasie generowania grafiku: nie ma już wolnego auta.', { code: 'picked-too-late' }],
  ['Auto WX123 jest wynajęte.', { code: 'car-rented', reg: 'WX123' }],
  ['Auto WX123 jest uziemione.', { code: 'car-grounded', reg: 'WX123', note: '' }],
  ['Auto WX123 jest uziemione: stłuczka.', { code: 'car-grounded', reg: 'WX123', note: 'stłuczka' }],
  [
    'Auto WX123 jest uziemione: opony, 2. raz: auto X jest uziemione.',
    { code: 'car-grounded', reg: 'WX123', note: 'opony, 2. raz: auto X jest uziemione' },
  ],
  [
    'Auto WX123 jest uziemione: wiersz\ni drugi.',
    { code: 'car-grounded', reg: 'WX123', note: 'wiersz\ni drugi' },
  ],
  [
    'Auto WX123 nie ma wtedy ważnych dokumentów: Ubezpieczenie OC.',
    { code: 'car-papers', reg: 'WX123', paper: 'Ubezpieczenie OC' },
  ],
  ['Auta WX123 nie ma już we flocie.', { code: 'car-left', reg: 'WX123' }],
]

/** What no edition has written stays as it is. */
const UNKNOWN = [
  'Coś, co ktoś kiedyś wpisał ręcznie.',
  'Noc pt: powód, którego nie ma. Jesteś 2. w rezerwie.',
  'Noc pt: limit 20 aut, 27 chętnych. Bo tak. Jesteś 2. w rezerwie.',
  'Noc pt: masz już drugą zmianę tego samego dnia (Rano pt). Jesteś 2. w rezerwie.',
]

const KEPT = [
  ...OF_SLOT.map(
    ([said, reason]) => [`Noc pt: ${said} Jesteś ${RANK}. w rezerwie.`, reason] as [string, WaitReason],
  ),
  ...WHOLE.map(([said, reason]) => [said, reason] as [string, WaitReason]),
  ...UNKNOWN.map((text) => [text, { code: 'other', text }] as [string, WaitReason]),
]

let home: OpenPool
let pool: pg.Pool
const drivers = new Map<string, string>()
const picker = randomUUID()

beforeAll(async () => {
  home = await openTestPool()
  pool = home.pool
  await migrate(pool, { upTo: namedMigration('reasons_as_codes') - 1 })
  const week = randomUUID()
  await pool.query(
    `INSERT INTO schedule_weeks (id, year, week, version, saved_at, saved_by) VALUES ($1, 2026, 12, 1, now(), 'Biuro')`,
    [week],
  )
  for (const told of ['', ...KEPT.map(([said]) => said)]) {
    const id = randomUUID()
    drivers.set(told, id)
    await pool.query(
      `INSERT INTO schedule_drivers (week_id, driver_id, full_name, phone, email) VALUES ($1, $2, 'Jan Lis', '', '')`,
      [week, id],
    )
    await pool.query(
      `INSERT INTO schedule_places (week_id, slot, driver_id, car_id, on_call, rank, origin, reason)
       VALUES ($1, $2, $3, NULL, false, $4, 'regular', $5)`,
      [week, FRIDAY_NIGHT, id, RANK, told],
    )
  }
  await pool.query(
    `INSERT INTO pin_picks (id, key_fingerprint, driver_id, date, shift, picked_at, days_before, "left")
     VALUES ($1, '', $1, '2026-03-20', 'night', now(), '[]', $2), (gen_random_uuid(), '', $1, '2026-03-20', 'day', now(), '[]', NULL)`,
    [
      picker,
      JSON.stringify({ slot: 9, rank: 2, reason: 'Noc pt: ta zmiana już minęła. Jesteś 2. w rezerwie.' }),
    ],
  )
  await migrate(pool)
}, 60_000)
afterAll(() => home.close())

async function keptOf(driverId: string | undefined): Promise<unknown> {
  const { rows } = await pool.query('SELECT reason FROM schedule_places WHERE driver_id = $1', [driverId])
  return rows[0].reason
}

test.each(KEPT)('%s', async (told, reason) => {
  const read = readReason(await keptOf(drivers.get(told)))
  expect(read).toEqual(reason)
  // A limit of 0 is called a closed shift by now only where it is written anew: what was told stays the same.
  expect(waitTextForDriver({ slot: FRIDAY_NIGHT, rank: RANK }, read)).toBe(told)
})

test('who drives needs no reason', async () => {
  expect(await keptOf(drivers.get(''))).toBeNull()
})

test('the list that a picked shift was left for is kept with its reason', async () => {
  const { rows } = await pool.query('SELECT "left" FROM pin_picks WHERE id = $1', [picker])
  expect(rows[0].left).toEqual({ slot: 9, rank: 2, reason: { code: 'past' } })
})

test('nothing of the way is left in the database', async () => {
  const { rows } = await pool.query(`SELECT proname FROM pg_proc WHERE proname LIKE '%of_told'`)
  expect(rows).toEqual([])
})
