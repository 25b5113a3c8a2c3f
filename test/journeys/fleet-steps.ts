import type { Page } from 'playwright-core'

/** A vehicle list as a fleet would have it in a spreadsheet: own order of columns, Polish dates. */
function vehicleFile(regs: readonly string[]): { name: string; mimeType: string; buffer: Buffer } {
  const header =
    'Marka;Model;Rejestracja;VIN;Rok;Kolor;Pierwsza rejestracja;Data wyjścia z floty;Przegląd;Ubezpieczyciel;Nr polisy;Polisa do'
  const rows = regs.map(
    (reg, index) =>
      `Toyota;Corolla;${reg};AAAAAAAAAAAAAAAA${index + 1};2022;Biały;1.3.2022;1.3.2029;1.3.2027;Warta;PL/${index};28.2.2027`,
  )
  return {
    name: 'auta.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows].join('\r\n'), 'utf8'),
  }
}

export async function importVehicles(page: Page, regs: readonly string[]): Promise<void> {
  await page.goto('/admin/samochody')
  await page.getByRole('button', { name: 'Importuj' }).first().click()
  await page.locator('input[type=file]').setInputFiles(vehicleFile(regs))
  await page.getByRole('button', { name: /^Wczytaj \d+ aut/ }).click()
  await page
    .getByText(regs[0] ?? '', { exact: true })
    .first()
    .waitFor()
}

/** The tab of a car's edit screen, reached as a person does: by the fleet's table. */
export async function openCarTab(page: Page, reg: string, tab: string): Promise<void> {
  await page.goto('/admin/samochody')
  await page.getByRole('link', { name: reg, exact: true }).click()
  await page.getByRole('tab', { name: tab }).click()
}

export async function assignPrimary(page: Page, reg: string, driver: string): Promise<void> {
  await openCarTab(page, reg, 'Przypisani kierowcy')
  await page.getByLabel('Kierowca', { exact: true }).first().click()
  await page.getByRole('option', { name: new RegExp(`^${driver}`) }).click()
  await page.getByLabel('To jego auto główne').check()
  await page.getByRole('button', { name: 'Przypisz', exact: true }).click()
  await page.getByText(`Przypisano: ${driver}.`).waitFor()
}

async function fillDate(page: Page, label: string, date: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(date)
  await page.keyboard.press('Tab')
}

/**
 * The form of a grounding, filled and sent; whoever would change places is asked about next.
 * @param from, to as typed, `17.3.2026`
 */
export async function groundCar(
  page: Page,
  reg: string,
  { from, to, reason }: { readonly from: string; readonly to: string; readonly reason: string },
): Promise<void> {
  await openCarTab(page, reg, 'Uziemienia')
  await page.getByRole('button', { name: 'Nowe uziemienie' }).first().click()
  await fillDate(page, 'Pierwszy dzień', from)
  await fillDate(page, 'Ostatni dzień', to)
  await page.getByLabel('Powód').fill(reason)
  await page.getByRole('button', { name: 'Zapisz uziemienie' }).click()
}

export interface NewRental {
  readonly firstName: string
  readonly lastName: string
  readonly reg: string
  readonly date: string
}

export async function rentCar(page: Page, { firstName, lastName, reg, date }: NewRental): Promise<void> {
  await page.goto('/admin/wylacznosc')
  await page.getByRole('tab', { name: 'Dodaj nowy wynajem' }).click()
  await page.getByLabel('Imię', { exact: true }).fill(firstName)
  await page.getByLabel('Nazwisko', { exact: true }).fill(lastName)
  await page.getByRole('combobox', { name: 'Samochód' }).click()
  await page.getByRole('option', { name: new RegExp(`^${reg}`) }).click()
  await page.getByLabel('Opłata tygodniowa').fill('1 200,50')
  await fillDate(page, 'Data rozpoczęcia', date)
  await page.getByLabel('Czas rozpoczęcia').fill('8:00')
  await page.getByLabel('Przebieg start').fill('120 000')
  await page.getByRole('button', { name: 'Dodaj wynajem' }).click()
}

export async function endRental(
  page: Page,
  who: string,
  end: { readonly date: string; readonly time: string; readonly mileage: string },
): Promise<void> {
  await page.goto('/admin/wylacznosc')
  await page.getByRole('link', { name: new RegExp(`^Edycja wynajmu: ${who}`) }).click()
  await fillDate(page, 'Data zakończenia', end.date)
  await page.getByLabel('Czas zakończenia').fill(end.time)
  await page.getByLabel('Przebieg koniec').fill(end.mileage)
  await page.getByRole('button', { name: 'Zaktualizuj' }).click()
}

export async function planService(
  page: Page,
  reg: string,
  { date, hour, text }: { readonly date: string; readonly hour: string; readonly text: string },
): Promise<void> {
  await openCarTab(page, reg, 'Serwisy')
  await page.getByRole('button', { name: 'Dodaj serwis' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Dodaj serwis' })
  await fillDate(page, 'Data', date)
  await dialog.getByLabel('Godzina').fill(hour)
  await dialog.getByLabel('Rodzaj serwisu').fill(text)
  await dialog.getByRole('button', { name: 'Dodaj serwis' }).click()
  await page.getByText('Serwis został dodany.').first().waitFor()
}
