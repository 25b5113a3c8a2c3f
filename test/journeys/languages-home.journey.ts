import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editDriver, getDriver } from '#features/drivers/office/contract.ts'
import { LANGUAGE_NAMES, OTHER_LANGUAGES } from '#platform/pure/languages.ts'
import { type MovingOffice, openOffice, TUESDAY_NIGHT } from '../schedule/moving-office.ts'
import { answered } from '../server/test-server.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

let stage: Stage
let office: MovingOffice
beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  office = await openOffice(stage.server)
  await office.move(office.jan, TUESDAY_NIGHT, 1)
}, 180_000)
afterAll(() => stage?.close())

async function withSession(scope: 'driver' | 'fleet', subject?: string): Promise<Person> {
  const person = await stage.person('phone', [/40[0-9]/])
  const { cookie } = await stage.server.asScope(scope, subject)
  const [name = '', value = ''] = cookie.split('=')
  await person.context.addCookies([{ name, value, url: await stage.server.url() }])
  return person
}

/** Names as long as passports have them. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  uk: 'Олександра-Вікторія Переяславська-Хмельницька',
  ka: 'მარიამ-ანასტასია ხვიჩა-ბერიძიშვილი',
}

/** At each of these widths and heights; 195 x 422 is a phone of 390 x 844 enlarged to 200 %. */
const SIZES = [
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 195, height: 422 },
  { width: 320, height: 640 },
]

/** What is read and heard of the page, without plates and names that are marked as such. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const heard = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
      element.closest('[translate="no"]')
        ? []
        : ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    )
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const read: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('[translate="no"], script, style')) read.push(node.textContent ?? '')
    return [...read, ...heard].filter((text) => /\p{L}/u.test(text))
  })
}

/** Written alike in every language, and what the office or a driver has typed. */
const OWN =
  /\S+@\S+|e-mail|PIN|PLN|zł|ics|CSV|PDF|SMS|WhatsApp|W0[12]|Jan Lis|Ewa Żak|Lis|Toyota|Corolla|Skoda|Octavia|biały/gi

test.for(OTHER_LANGUAGES)(
  'a driver reads nothing but %s on every page, and nothing sticks out on a small or enlarged one, or lying down',
  { timeout: 300_000 },
  async (language) => {
    const fullName = LONG_NAMES[language] ?? 'Jan Lis'
    const admin = { as: office.admin() }
    answered(await stage.server.call(editDriver, { id: office.jan, fullName }, admin))
    const driver = await withSession('driver', office.jan)
    const fleet = await withSession('fleet')
    for (const { context } of [driver, fleet])
      await context.addCookies([{ name: 'flotylla_lang', value: language, url: await stage.server.url() }])
    const visits: [Person, string][] = [
      ...['/', '/kalendarz-pracy', '/wolne', '/moje-rozliczenia', '/ps/nie-ma-takiego', '/nie-ma'].map(
        (path): [Person, string] => [driver, path],
      ),
      [fleet, '/koordynator'],
    ]
    for (const [{ page }, path] of visits) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect([path, await page.locator('html').getAttribute('lang')]).toEqual([path, language])
      const words = (await wordsOf(page)).filter(
        (text) => !Object.values(LANGUAGE_NAMES).includes(text as 'Polski'),
      )
      expect([path, words.length > 3]).toEqual([path, true])
      const polish = words.filter((text) => /[ąćęłńśźż]/i.test(text.replace(OWN, '')))
      expect([path, polish]).toEqual([path, []])
      const latin = words.filter((text) => /\p{Script=Latin}/u.test(text.replace(OWN, '')))
      if (language !== 'en') expect([path, latin]).toEqual([path, []])
      for (const size of SIZES) {
        await page.setViewportSize(size)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect([path, wide]).toEqual([path, size.width])
      }
      await expectAccessible(page)
    }
  },
)

test('a choice with the own session is kept, and another phone of the driver opens in it', async () => {
  const first = await withSession('driver', office.ewa)
  await first.page.goto('/kalendarz-pracy')
  await first.page.getByRole('button', { name: 'Українська' }).click()
  await first.page.locator('html[lang="uk"]').waitFor()
  const admin = { as: office.admin() }
  const languageNow = async () =>
    answered(await stage.server.call(getDriver, { id: office.ewa }, admin)).attributes.language
  await expect.poll(languageNow).toBe('uk')

  const other = await withSession('driver', office.ewa)
  const answer = await other.page.goto('/kalendarz-pracy')
  expect(await other.page.locator('html').getAttribute('lang')).toBe('uk')
  expect(answer?.headers().vary).toContain('cookie')
  answered(await stage.server.call(editDriver, { id: office.ewa, language: 'ka' }, admin))
  await other.page.reload()
  expect(await other.page.locator('html').getAttribute('lang')).toBe('ka')
})
