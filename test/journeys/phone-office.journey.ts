import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importVehicles, openCarTab } from './fleet-steps.ts'
import { logIn, makeAdministrator } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const REG = 'WX2001A'

let stage: Stage
let office: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
  office = await stage.person('phone')
  await logIn(office.page)
  await importVehicles(office.page, [REG])
})
afterAll(() => stage?.close())

/** Whether the chosen tab stands in view as a whole, and in how many lines the tabs stand. */
async function chosenTab(page: Page): Promise<{ inView: boolean; lines: number }> {
  return page.getByRole('tablist').evaluate((row) => {
    const chosen = row.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
    const { left, right } = row.getBoundingClientRect()
    const tops = Array.from(row.children, (tab) => tab.getBoundingClientRect().top)
    return {
      inView: chosen !== undefined && chosen.left > left - 1 && chosen.right < right + 1,
      lines: new Set(tops).size,
    }
  })
}

test('a car has more tabs than a phone is wide: they stand in one row, the chosen one in view', async () => {
  const { page, problems } = office
  await openCarTab(page, REG, 'Dane auta')
  await page.getByRole('tab', { name: 'Dane auta' }).focus()
  for (const tab of ['Przypisani kierowcy', 'Uziemienia', 'Serwisy', 'Dokumenty']) {
    await page.keyboard.press('ArrowRight')
    await page.getByRole('tab', { name: tab, selected: true }).waitFor()
    await expect.poll(() => chosenTab(page)).toEqual({ inView: true, lines: 1 })
  }
  await page.reload()
  await page.getByRole('tab', { name: 'Dokumenty', selected: true }).waitFor()
  await expect.poll(() => chosenTab(page)).toEqual({ inView: true, lines: 1 })
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('what is typed in a dialog is not lost by one key: it is asked for, again and again', async () => {
  const { page, problems } = office
  await page.getByRole('tab', { name: 'Uziemienia' }).click()
  const opener = page.getByRole('button', { name: 'Nowe uziemienie' })
  await opener.click()
  const first = page.getByLabel('Pierwszy dzień', { exact: true })
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
  const reason = page.getByLabel('Powód')
  await reason.fill('Blacharz')
  const question = page.getByRole('dialog', { name: 'Masz niezapisane zmiany' })
  for (const _ of ['first', 'second']) {
    await page.keyboard.press('Escape')
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true)
  }
  expect(await reason.inputValue()).toBe('Blacharz')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Zamknij bez zapisu' }).click()
  await reason.waitFor({ state: 'hidden' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(problems).toEqual([])
})
