import { afterAll, beforeAll, expect, test } from 'vitest'
import { card } from './driver-steps.ts'
import { openStage, type Person, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
})
afterAll(() => stage?.close())

/** A driver whose page is drawn, while its scripts are still on their way. */
async function onSlowNetwork(): Promise<Person & { arrive(): void }> {
  const person = await stage.person('phone')
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await person.page.route(/\/assets\/driver-.*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await person.page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => person.page.evaluate(() => 'earlyTaps' in window)).toBe(true)
  return { ...person, arrive }
}

test('taps that come before the scripts are felt at once, and count once each when they arrive', async () => {
  const { page, problems, arrive } = await onSlowNetwork()
  await card(page, 'Wtorek').click()
  await card(page, 'Środa').click()
  await card(page, 'Środa').click()
  await page.getByRole('button', { name: /^(Dalej|Wyślij pusty grafik)$/ }).click()
  expect(await page.locator('[data-felt]').count()).toBe(3)
  arrive()
  await page.getByRole('dialog', { name: 'Prześlij grafik' }).getByText('1 dzień · 1 noc').waitFor()
  expect(await page.locator('[data-felt]').count()).toBe(0)
  expect(await card(page, 'Wtorek').textContent()).toContain('Dzień')
  expect(await card(page, 'Środa').textContent()).toContain('Noc')
  expect(problems).toEqual([])
})
