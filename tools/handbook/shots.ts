import { join, resolve } from 'node:path'
import type { Locator, Page } from 'playwright-core'

const SAMPLES = resolve(import.meta.dirname, '../../src/features/income/imports/domain/samples')

/** A picture of the handbook: where it is taken, and how the screen is made to look. */
export interface Shot {
  /** What the chapters call it. */
  readonly name: string
  /** The screen, as the router writes it. */
  readonly route: string
  readonly device: 'desk' | 'phone'
  /** What the address asks for beside the route, as `?tydzien=3`. */
  readonly question?: string
  /** Whose session: the office's, one by the fleet's PIN or the fuel password, a driver's, or none. */
  readonly who: 'office' | 'fleet' | 'fuel' | 'driver' | 'nobody'
  /** At most so many pixels of the cropped part, from its top; all of it unless told. */
  readonly height?: number
  prepare?(page: Page): Promise<void>
  /** The part that is shown; the whole content of the screen unless told. */
  crop?(page: Page): Locator
}

const office = { device: 'desk', who: 'office' } as const

function tab(name: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole('tab', { name }).click()
}

const dialog = (page: Page): Locator => page.getByRole('dialog').first()

/** The week of the demo's clock, which is generated. */
const presentWeek = { route: '/admin/edycja-grafiku', question: '?rok=2026&tydzien=46' } as const

/** Opens the menu of a driver in a car on the Saturday, which lies ahead of the demo's clock. */
async function openDriverMenu(page: Page, nth = 2): Promise<void> {
  const drivers = page.locator('[role=gridcell][data-area="cars"][data-slot="10"][data-kind="driver"]')
  await drivers.first().waitFor()
  await drivers.nth(nth).focus()
  await page.keyboard.press('m')
  await page.getByRole('menu').waitFor()
}

async function toOnCall(page: Page, nth: number): Promise<void> {
  await openDriverMenu(page, nth)
  await page.getByRole('menuitem', { name: 'Do dyspozycji' }).click()
  await page.getByRole('menu').waitFor({ state: 'hidden' })
}

async function chooseFiles(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('tab', { name: 'Import pliku' }).click()
  await page.locator('input[type=file]').setInputFiles(names.map((name) => join(SAMPLES, name)))
  for (const name of names)
    await page.getByRole('region', { name }).getByText('do wczytania').first().waitFor()
}

/** The screens of results and of reports call the same period differently. */
async function choosePeriod(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Ostatnie )?4 tygodnie$/ }).click()
}

/** A statement of the demo's money: one of three weeks, by a word in the driver's row. */
function statement(week: number, word: string): Pick<Shot, 'route' | 'question' | 'prepare'> {
  return {
    route: '/admin/rozliczenia',
    question: `?rok=2026&tydzien=${week}`,
    prepare: async (page) => {
      await page.getByRole('row').filter({ hasText: word }).first().getByRole('link').first().click()
      await page.getByRole('table', { name: 'Pozycje rozliczenia' }).waitFor()
    },
  }
}

export const SHOTS: readonly Shot[] = [
  { name: 'dashboard', route: '/admin', ...office, height: 545 },
  { name: 'month-settings', route: '/admin/miesiac', ...office, height: 520 },
  { name: 'day-limits', route: '/admin/miesiac', ...office, height: 640, prepare: tab('Limity dzienne') },
  { name: 'submissions', route: '/admin/podglad-grafiku', ...office, height: 540 },
  {
    name: 'preparation',
    route: '/admin/przygotowanie',
    ...office,
    height: 760,
    prepare: (page) => page.getByRole('heading', { name: 'Jak to będzie wyglądać' }).waitFor(),
  },
  {
    name: 'changes',
    ...presentWeek,
    ...office,
    height: 420,
    prepare: async (page) => {
      await toOnCall(page, 1)
      await toOnCall(page, 3)
      await page.getByRole('button', { name: /^Zmiany/ }).click()
      await dialog(page).waitFor()
    },
    crop: dialog,
  },
  { name: 'weeks', route: '/admin/grafiki-pracy', ...office, height: 420 },
  { name: 'board', ...presentWeek, ...office, height: 760 },
  { name: 'board-phone', ...presentWeek, device: 'phone', who: 'office' },
  {
    name: 'driver-menu',
    ...presentWeek,
    ...office,
    prepare: (page) => openDriverMenu(page),
    crop: (page) => page.getByRole('menu'),
  },
  {
    name: 'repair',
    ...presentWeek,
    ...office,
    prepare: async (page) => {
      await openDriverMenu(page)
      await page.getByRole('menuitem', { name: 'Coś się stało…' }).click()
      await dialog(page).getByText('Do końca tygodnia').click()
      await dialog(page)
        .getByRole('button', { name: /^Zapisz/ })
        .waitFor()
    },
    // Facts are chosen as the text says.
    crop: (page) => dialog(page).getByRole('region', { name: 'Propozycje' }),
  },
  {
    name: 'rebuild',
    ...presentWeek,
    ...office,
    prepare: async (page) => {
      await toOnCall(page, 1)
      await toOnCall(page, 3)
      await page.getByRole('button', { name: 'Więcej', exact: true }).click()
      await page.getByRole('button', { name: 'Przebuduj' }).click()
      await dialog(page).getByRole('table').waitFor()
    },
    crop: dialog,
  },
  {
    name: 'pins',
    ...presentWeek,
    ...office,
    height: 260,
    prepare: async (page) => {
      for (const nth of [1, 3]) {
        await openDriverMenu(page, nth)
        const pin = page.getByRole('menuitem', { name: 'Przypnij tutaj' })
        // Pinned already where the same picture was taken in the other theme.
        if (await pin.isVisible()) await pin.click()
        else await page.keyboard.press('Escape')
        await page.getByRole('menu').waitFor({ state: 'hidden' })
      }
      await page.getByRole('button', { name: 'Więcej', exact: true }).click()
      await page.getByRole('button', { name: /^Przypięcia: 2/ }).click()
      await dialog(page).getByRole('listitem').nth(1).waitFor()
    },
    crop: dialog,
  },
  { name: 'fleet', route: '/admin/samochody', ...office, height: 520 },
  { name: 'timeline', route: '/admin/samochody', ...office, height: 620, prepare: tab('Oś czasu') },
  {
    name: 'grounding',
    route: '/admin/samochody/edycja/$id',
    ...office,
    prepare: async (page) => {
      await page.goto('/admin/samochody')
      await page
        .getByRole('link', { name: /^Edycja auta/ })
        .first()
        .click()
      await page.getByRole('tab', { name: 'Uziemienia' }).click()
      await page.getByRole('button', { name: 'Nowe uziemienie' }).click()
      await dialog(page).getByLabel('Powód').fill('Blacharz: zderzak')
    },
    crop: dialog,
  },
  { name: 'rentals', route: '/admin/wylacznosc', ...office, height: 380 },
  { name: 'services', route: '/admin/serwisy', ...office, height: 440 },
  { name: 'papers', route: '/admin/dokumenty', ...office, height: 560 },
  { name: 'drivers', route: '/admin/pracownicy/lista-pracownikow', ...office, height: 520 },
  { name: 'overview', route: '/admin/wyniki', ...office, height: 600 },
  {
    name: 'scheme-editor',
    route: '/admin/zasady-wyplat/edycja',
    question: '?kogo=flota',
    ...office,
    height: 640,
  },
  { name: 'charges', route: '/admin/potracenia', question: '?rok=2026&tydzien=45', ...office, height: 380 },
  {
    name: 'settlement-week',
    route: '/admin/rozliczenia',
    question: '?rok=2026&tydzien=45',
    ...office,
    height: 720,
  },
  { name: 'statement-blocked', ...office, height: 480, ...statement(45, 'Wczytaj plik') },
  { name: 'statement-closed', ...office, height: 520, ...statement(44, 'paczka') },
  { name: 'statement-paid', ...office, height: 460, ...statement(43, 'Wypłacone') },
  {
    name: 'statement-corrected',
    route: '/admin/rozliczenia',
    question: '?rok=2026&tydzien=45',
    ...office,
    height: 760,
    prepare: async (page) => {
      await page.getByRole('link', { name: /^R\/2026\/44\// }).click()
      await page.getByRole('button', { name: 'Przyjmij korektę' }).waitFor()
    },
  },
  {
    name: 'transfer-batch',
    route: '/admin/przelewy',
    question: '?zakladka=paczki',
    ...office,
    height: 560,
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^P\/2026\// })
        .first()
        .click()
      await page.getByRole('button', { name: 'Potwierdź wypłatę' }).waitFor()
    },
  },
  {
    name: 'import',
    route: '/admin/wyniki',
    ...office,
    height: 620,
    prepare: (page) => chooseFiles(page, 'bolt-trip-history.csv'),
  },
  {
    name: 'people',
    route: '/admin/wyniki/osoby',
    ...office,
    height: 460,
    prepare: async (page) => {
      await page.goto('/admin/wyniki')
      await chooseFiles(page, 'uber-trip_activity.csv')
      await page.getByRole('button', { name: 'Załaduj plik' }).click()
      await page.getByRole('link', { name: 'Przypisz osoby' }).first().click()
      await page.getByRole('heading', { name: 'Osoby z plików', level: 1 }).waitFor()
    },
  },
  { name: 'results', route: '/admin/wyniki', ...office, height: 680, prepare: choosePeriod },
  { name: 'daily-results', route: '/admin/wyniki-dzienne', ...office, height: 640, prepare: choosePeriod },
  {
    name: 'plan-reality',
    route: '/admin/wyniki',
    question: '?zakladka=plan&od=2026-11-02&do=2026-11-08',
    ...office,
    height: 530,
    prepare: (page) =>
      page
        .getByRole('link', { name: /^Grafik tygodnia/ })
        .first()
        .waitFor(),
  },
  { name: 'bonuses', route: '/admin/bonusy', ...office, height: 300 },
  {
    name: 'fuel',
    route: '/paliwo',
    device: 'phone',
    who: 'fuel',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Pobierz dane' }).click()
      await page.getByText('Benzyna [l]').first().waitFor()
    },
  },
  { name: 'reports', route: '/admin/raporty', ...office, height: 640, prepare: choosePeriod },
  { name: 'messages', route: '/admin/wiadomosci', ...office, height: 430 },
  {
    name: 'form-phone',
    route: '/',
    device: 'phone',
    who: 'nobody',
    prepare: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Rozumiem' }).click()
      for (const [day, taps] of [
        ['Poniedziałek', 1],
        ['Wtorek', 1],
        ['Czwartek', 2],
        ['Piątek', 2],
      ] as const)
        for (let tap = 0; tap < taps; tap += 1)
          await page.getByRole('button', { name: new RegExp(`^${day}`) }).click()
    },
  },
  { name: 'own-calendar', route: '/kalendarz-pracy', device: 'phone', who: 'driver' },
  { name: 'fleet-calendar', route: '/koordynator', device: 'phone', who: 'fleet' },
]
