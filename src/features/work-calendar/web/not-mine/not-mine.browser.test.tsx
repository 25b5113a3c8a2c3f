import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { disownPick, lookAtPick } from '../../contract-disown.ts'
import { disownTexts as texts } from '../../texts-disown.ts'
import { NotMine } from './not-mine.tsx'

const MONDAY = { date: '2026-03-16', shift: 'Dzień', state: 'open' } as const
const FRIDAY = { date: '2026-03-20', shift: 'Noc', state: 'open' } as const

let server: OtherEnd
beforeEach(() => {
  server = new OtherEnd()
  location.hash = '#first'
})
afterEach(() => {
  location.hash = ''
})

const giveBack = () => page.getByRole('button', { name: texts.confirm })

test('opening the link changes nothing; only a press gives the shift back, and once', async () => {
  server.answers(lookAtPick, { shifts: [MONDAY] })
  server.answers(disownPick, { shifts: [{ ...MONDAY, state: 'taken-back' }] })
  await showToDriver(<NotMine />)
  await expect.element(page.getByText(/poniedziałek, 16 marca/)).toBeVisible()
  expect(server.heard(disownPick)).toEqual([])
  await userEvent.dblClick(giveBack())
  await expect.element(page.getByRole('heading', { name: texts.doneTitle })).toBeVisible()
  await expect.element(page.getByText(new RegExp(texts.state['taken-back']))).toBeVisible()
  expect(server.heard(disownPick)).toEqual([{ key: 'first' }])
})

test('a late answer about the link that was open before is not shown as this link’s', async () => {
  const slow = server.holds(lookAtPick)
  await showToDriver(<NotMine />)
  await expect.poll(() => server.heard(lookAtPick)).toEqual([{ key: 'first' }])
  server.answers(lookAtPick, { shifts: [FRIDAY] })
  location.hash = '#second'
  await expect.element(page.getByText(/piątek, 20 marca/)).toBeVisible()
  slow.letGo({ shifts: [MONDAY] })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(page.getByText(/16 marca/).query()).toBeNull()
  await expect.element(page.getByText(/piątek, 20 marca/)).toBeVisible()
})

test('a link that is not valid says so and offers nothing to press; a server that is away, to try again', async () => {
  server.refuses(lookAtPick, 'wrong_link')
  await showToDriver(<NotMine />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.wrongLink)
  expect(page.getByRole('button').query()).toBeNull()
  server.refuses(lookAtPick, 'unavailable')
  location.hash = '#second'
  await page.getByRole('button', { name: texts.again }).click()
  server.answers(lookAtPick, { shifts: [FRIDAY] })
  await page.getByRole('button', { name: texts.again }).click()
  await expect.element(giveBack()).toBeVisible()
})
