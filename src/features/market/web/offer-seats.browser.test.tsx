import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { proposeSeats, rankSeatTakers, withdrawProposal } from '../contract-proposals.ts'
import { seatOfferTexts as texts } from '../texts-proposals.ts'
import type { Ranked } from './offer-people.tsx'
import { OfferSeats } from './offer-seats.tsx'

const OLA = '0d3c6a4e-6f0e-4b7a-9c57-1f2a3b4c5d6e'
const EWA = '1d3c6a4e-6f0e-4b7a-9c57-1f2a3b4c5d6e'
const JAN = '2d3c6a4e-6f0e-4b7a-9c57-1f2a3b4c5d6e'
const WEEK = { year: 2099, week: 12 }

const nobodyKnows = { ownCar: false, usual: null, papersEnd: null, rest: null, asked: [] }
const ranked = (over: Partial<Ranked> = {}): Ranked => ({
  on: true,
  slots: [
    { slot: 9, free: 3, usual: 438 },
    { slot: 11, free: 1, usual: null },
  ],
  people: [
    { driverId: OLA, fullName: 'Ola Ćma', waits: 'reserve', ...nobodyKnows, ownCar: true, may: [9, 11] },
    { driverId: EWA, fullName: 'Ewa Żak', waits: null, ...nobodyKnows, usual: 376, rest: 24, may: [11] },
  ],
  passed: [{ driverId: JAN, fullName: 'Jan Lis', why: 'day_after_night' }],
  ...over,
})

let server: OtherEnd
let now: Ranked
beforeEach(() => {
  server = new OtherEnd()
  now = ranked()
  server.answersBy(rankSeatTakers, () => now)
  server.answersBy(proposeSeats, () => ({ told: 2 }))
  server.answersBy(withdrawProposal, () => ({ withdrawn: 1 }))
})
const open = (isUnsaved = false) =>
  showInOffice(() => (
    <OfferSeats
      week={WEEK}
      seats={
        new Map([
          [9, 2],
          [11, 1],
        ])
      }
      isUnsaved={isUnsaved}
      onClose={() => undefined}
    />
  ))
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('says of each shift how many seats and who may, who is asked, and who is passed over with why', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: texts.title(3) })).toBeVisible()
  const rows = page.getByRole('row')
  await expect.element(rows.nth(1)).toHaveTextContent('Noc pt 20.321438 zł')
  await expect.element(rows.nth(2)).toHaveTextContent('Noc so 21.312–')
  await expect.element(page.getByText('Pominięci: odpoczynek 1.', { exact: false })).toBeVisible()
  await page.getByText(texts.who).click()
  await expect.element(page.getByText('Jan Lis: odpoczynek')).toBeVisible()
})

test('who is left out is not proposed to; a whole group neither', async () => {
  await open()
  await expect.element(button(texts.propose(2))).toBeVisible()
  await page.getByRole('checkbox', { name: texts.groups.other }).click()
  await page.getByRole('button', { name: `${texts.show}: ${texts.groups.reserve}` }).click()
  await expect.element(page.getByText(texts.ownCar)).toBeVisible()
  await button(texts.propose(1)).click()
  await expect.poll(() => server.heard(proposeSeats)).toHaveLength(1)
  expect(server.heard(proposeSeats)[0]).toMatchObject({ drivers: [OLA] })
  expect(server.heard(proposeSeats)[0]?.slots).toHaveLength(2)
})

test('who was asked of all is asked no more, and the proposal is taken back as a whole', async () => {
  now = ranked({
    people: ranked().people.map((each) => ({ ...each, asked: each.may })),
  })
  await open()
  await expect.element(page.getByText(texts.allAsked)).toBeVisible()
  await button(texts.takeBack(2)).click()
  await expect.poll(() => server.heard(withdrawProposal)).toHaveLength(2)
})

test('unsaved edits, a market that is off and seats that are taken are said, with what to do', async () => {
  await open(true)
  await expect.element(page.getByText(texts.unsaved)).toBeVisible()
})

test('a market that is off leads to the settings', async () => {
  now = { on: false, slots: [], people: [], passed: [] }
  await open()
  await expect.element(page.getByText(texts.off, { exact: false })).toBeVisible()
})

test('seats that are not free any more are said so, and nothing can be proposed', async () => {
  now = { on: true, slots: [], people: [], passed: [] }
  await open()
  await expect.element(page.getByText(texts.noSeats)).toBeVisible()
  expect(page.getByRole('button', { name: /^Zaproponuj/ }).elements()).toHaveLength(0)
})
