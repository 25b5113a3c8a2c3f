import { QueryClient } from '@tanstack/react-query'
import { defaultParseSearch, Link, linkOptions } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { ADDRESSES, NOTHING, readableOf } from './addresses.ts'
import { createAdminRouter } from './router.ts'

const router = createAdminRouter(new QueryClient())

/** What the screen at this address reads of it, as the router hands it over. */
function keptAt(address: string): object {
  const [path = '', search = ''] = address.split('?')
  return router.matchRoutes(path, defaultParseSearch(`?${search}`)).at(-1)?.search ?? {}
}

test('what a link puts into an address is what the screen reads there', () => {
  const search = { rok: 2026, tydzien: 12, miejsce: 3, pokaz: 'wolne.zmienione' }
  const { href } = router.buildLocation({ to: '/admin/edycja-grafiku', search })
  expect(href).toBe('/admin/edycja-grafiku?rok=2026&tydzien=12&miejsce=3&pokaz=wolne.zmienione')
  expect(keptAt(href)).toEqual(search)
})

test.each([
  ['/admin', 'zakladka=nic'],
  ['/admin/edycja-grafiku', 'rok=dwa&tydzien=1.5&miejsce=true&pokaz=7'],
  ['/admin/podglad-grafiku', 'zakladka=7&rok=null&miesiac=%22'],
  ['/admin/grafiki-pracy', 'rok=%7B%7D'],
  ['/admin/grafiki-pracy/druk', 'rok=%5B2026%5D&tydzien=x'],
  ['/admin/samochody', 'zakladka=__proto__&od=5&tygodnie=cztery'],
  ['/admin/serwisy', 'rok=1e999&tydzien=-'],
  ['/admin/wylacznosc', 'zakladka=&auto=%7B%7D&od=2026-02-30'],
  ['/admin/wyniki', 'zakladka=toString&od=2026-13-01&do=20261122&kierowca=true'],
  ['/admin/raporty', 'od=wczoraj&do=false'],
  ['/login', 'powrot=7'],
])('on %s, what can’t be (%s) is as if it did not stand there', (path, search) => {
  expect(Object.values(keptAt(`${path}?${search}`)).filter((value) => value !== undefined)).toEqual([])
})

test('a car’s id written into the address by hand is the id that a link writes', () => {
  expect(keptAt('/admin/wylacznosc?zakladka=nowy&auto=7')).toMatchObject({ auto: '7' })
  const { href } = router.buildLocation({ to: '/admin/wylacznosc', search: { auto: '7' } })
  expect(keptAt(href)).toMatchObject({ auto: '7' })
})

test.each([
  [ADDRESSES.board, { rok: 2026, tydzien: 'x', miejsce: 3 }, { rok: 2026, miejsce: 3 }],
  [ADDRESSES.board, { rok: 2026, utm_source: 'sms' }, { rok: 2026 }],
  [ADDRESSES.fleet, { zakladka: 'nic', od: '2026-02-30' }, {}],
  [NOTHING, { rok: 2026 }, {}],
])('what can’t be read does not stay in the address: %#', (address, search, left) => {
  expect(readableOf(address, search)).toEqual(left)
})

test.each([
  [ADDRESSES.board, { rok: 2026, tydzien: 12, pokaz: 'wolne.zmienione' }],
  [ADDRESSES.rentals, { auto: 7 }],
  [ADDRESSES.results, {}],
  [ADDRESSES.results, { od: undefined }],
])('an address of which all is read stays as it is: %#', (address, search) => {
  expect(readableOf(address, search)).toBeUndefined()
})

test('a link to a screen that there is not, or with what its address can’t be, does not compile', () => {
  const wrong = [
    // @ts-expect-error no such tab
    linkOptions({ to: '/admin/wylacznosc', search: { zakladka: 'stare' } }),
    // @ts-expect-error a year is a number
    linkOptions({ to: '/admin/serwisy', search: { rok: '2026', tydzien: 12 } }),
    // @ts-expect-error the bonuses keep nothing in their address
    linkOptions({ to: '/admin/bonusy', search: { rok: 2026 } }),
    // @ts-expect-error whose?
    <Link key="driver" to="/admin/pracownicy/$id" />,
    // @ts-expect-error no such screen
    <Link key="screen" to="/admin/brak" />,
  ]
  expect(wrong).toHaveLength(5)
})
