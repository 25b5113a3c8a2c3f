import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isMarkedOn, MENU } from './menu.ts'
import { SCREEN_PATHS } from './routes.tsx'

/** Spec 1 §2 and Spec 2 §2: all routes under /admin, and the help. */
const PRESCRIBED = [
  '/admin',
  '/admin/edycja-grafiku',
  '/admin/podglad-grafiku',
  '/admin/podglad-grafiku/$id',
  '/admin/grafiki-pracy',
  '/admin/bonusy',
  '/admin/raporty',
  '/admin/wyniki',
  '/admin/wyniki-dzienne',
  '/admin/wyniki-tygodniowe',
  '/admin/pracownicy/lista-pracownikow',
  '/admin/miesiac',
  '/admin/samochody',
  '/admin/samochody/edycja/$id',
  '/admin/wylacznosc',
  '/admin/wylacznosc/$id',
  '/pomoc',
]

test('every prescribed route of the office has its screen', () => {
  expect(SCREEN_PATHS).toEqual(expect.arrayContaining(PRESCRIBED))
})

test('every entry of the menu leads to a screen, and none twice', () => {
  const targets = MENU.flatMap(({ entries }) => entries.map(({ to }) => to))
  expect(SCREEN_PATHS).toEqual(expect.arrayContaining(targets))
  expect(new Set(targets).size).toBe(targets.length)
})

test('every address of the office that a screen links to is that of a screen', () => {
  const screens = SCREEN_PATHS.map((path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`))
  const root = new URL('../../', import.meta.url).pathname
  const lost = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(`${root}${file}`, 'utf8')
      return [...text.matchAll(/\bto(?:=\{?|: )["'`](\/(?:admin|pomoc)[^"'`?#]*)/g)].map(
        ([, target = '']) => `${file}: ${target.replace(/\$\{[^}]*\}/g, 'x')}`,
      )
    })
    .filter((link) => !screens.some((screen) => screen.test(link.split(': ')[1] ?? '')))
  expect(lost).toEqual([])
})

test.each([
  ['/admin', 'Panel główny'],
  ['/admin/podglad-grafiku/7', 'Harmonogramy'],
  ['/admin/samochody', 'Flota'],
  ['/admin/samochody/edycja/7', 'Flota'],
  ['/admin/wylacznosc/7', 'Wyłączność'],
  ['/admin/pracownicy/lista-pracownikow', 'Aktywni kierowcy'],
  ['/admin/pracownicy/7', 'Aktywni kierowcy'],
])('on %s the menu marks %s alone', (path, label) => {
  const marked = MENU.flatMap(({ entries }) => entries).filter((entry) => isMarkedOn(entry, path))
  expect(marked.map((entry) => entry.label)).toEqual([label])
})

test('the menu has the specification’s Polish names', () => {
  const names = new Map(MENU.flatMap(({ entries }) => entries.map(({ to, label }) => [to, label] as const)))
  expect(names.get('/admin/edycja-grafiku')).toBe('Edycja')
  expect(names.get('/admin/podglad-grafiku')).toBe('Harmonogramy')
  expect(names.get('/admin/pracownicy/lista-pracownikow')).toBe('Aktywni kierowcy')
  expect(names.get('/admin/miesiac')).toBe('Ustawienia / Miesiąc')
  expect(names.get('/admin/samochody')).toBe('Flota')
  expect(names.get('/admin/wylacznosc')).toBe('Wyłączność')
  expect(names.get('/pomoc')).toBe('Pomoc')
})
