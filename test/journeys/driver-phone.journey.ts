import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { card } from './driver-steps.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
})
afterAll(() => stage?.close())

/** A finger that rests on a spot, and is lifted once the dialog that it opened stands there. */
async function longPress(page: Page, target: Locator): Promise<void> {
  const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 }
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + 80, y: y + 20 }],
  })
  await page.getByRole('dialog').waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // What the browser makes of the lifted finger comes before this is answered.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

test.for(['Poniedziałek', 'Niedziela'])(
  "a long press on %s opens the card's menu, and lifting the finger neither closes it nor chooses from it (D8)",
  async (weekday) => {
    const { page, problems } = await stage.person('phone')
    await page.goto('/')
    await card(page, weekday).click()
    await page.getByRole('button', { name: new RegExp(`^${weekday}.*Dzień$`) }).waitFor()
    await longPress(page, card(page, weekday))
    await page.getByRole('dialog').getByRole('button', { name: 'Do dyspozycji' }).click()
    await page.getByRole('button', { name: new RegExp(`^${weekday}.*Do dyspozycji$`) }).waitFor()
    expect(problems).toEqual([])
  },
)

test.for([320, 360, 375])(
  'on a phone %i wide nothing of a card covers its day, and nothing sticks out',
  async (width) => {
    const { page, problems } = await stage.person('phone')
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Więcej możliwości: poniedziałek' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Do dyspozycji' }).click()
    const monday = page.getByRole('button', { name: /^Poniedziałek.*Do dyspozycji$/ })
    await monday.waitFor()
    const covered = await monday.evaluate((button) => {
      const words = document.createRange()
      words.selectNodeContents(button.querySelector('.card-name')?.firstChild ?? button)
      const day = words.getBoundingClientRect()
      const pill = (button.querySelector('.pill') ?? button).getBoundingClientRect()
      return day.right > pill.left && day.left < pill.right && day.bottom > pill.top && day.top < pill.bottom
    })
    expect(covered).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(problems).toEqual([])
  },
)
