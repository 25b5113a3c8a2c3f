import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { listSeatTakers, proposeSeats, withdrawProposal } from '../contract-proposals.ts'
import { seatProposalTexts as texts } from '../texts-proposals.ts'
import { SeatProposal } from './seat-proposal.tsx'

const OLA = '0d3c6a4e-6f0e-4b7a-9c57-1f2a3b4c5d6e'
const EWA = '1d3c6a4e-6f0e-4b7a-9c57-1f2a3b4c5d6e'
const SLOT = { date: '2026-11-27', shift: 'night' } as const

type Takers = OutputOf<typeof listSeatTakers>
const people = (asked: readonly string[] = []): Takers => ({
  on: true,
  free: 1,
  data: [
    { driverId: OLA, fullName: 'Ola Ćma', waits: 'reserve', shifts: 2, asked: asked.includes(OLA) },
    { driverId: EWA, fullName: 'Ewa Żak', waits: null, shifts: 4, asked: asked.includes(EWA) },
  ],
})

let server: OtherEnd
let now: Takers
beforeEach(() => {
  server = new OtherEnd()
  now = people()
  server.answersBy(listSeatTakers, () => now)
  server.answersBy(proposeSeats, () => {
    now = people([OLA])
    return { told: 1 }
  })
  server.answersBy(withdrawProposal, () => {
    now = people()
    return { withdrawn: 1 }
  })
})
const open = () => showInOffice(() => <SeatProposal {...SLOT} />)
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('whoever may take the seat is chosen; who is left out is not proposed to', async () => {
  await open()
  await expect.element(button(texts.propose(2))).toBeVisible()
  await page.getByRole('checkbox', { name: 'Ewa Żak' }).click()
  await button(texts.propose(1)).click()
  await expect.poll(() => server.heard(proposeSeats)).toEqual([{ slots: [SLOT], drivers: [OLA] }])
  await expect.element(page.getByText(new RegExp(`^${texts.asked}`))).toBeVisible()
  // Who is asked already is not asked again.
  await expect.element(button(texts.propose(1))).toBeVisible()
})

test('a proposal is taken back, and its drivers can be chosen again', async () => {
  now = people([OLA])
  await open()
  await button(texts.takeBack(1)).click()
  await expect.poll(() => server.heard(withdrawProposal)).toEqual([SLOT])
  await expect.element(button(texts.propose(2))).toBeVisible()
  await expect.element(page.getByRole('button', { name: texts.takeBack(1) })).not.toBeInTheDocument()
})

test('with nobody chosen nothing is proposed', async () => {
  await open()
  await page.getByRole('checkbox', { name: texts.all }).click()
  await expect.element(button(texts.proposeNone)).toBeDisabled()
})

test('where nobody may take it that is said, and a seat that is not free has no proposal', async () => {
  now = { on: true, free: 1, data: [] }
  await open()
  await expect.element(page.getByText(texts.nobody)).toBeVisible()
})

test('without a market there is nothing', async () => {
  now = { on: false, free: 0, data: [] }
  await open()
  await expect.poll(() => server.heard(listSeatTakers).length).toBeGreaterThan(0)
  expect(page.getByText(texts.title).elements()).toHaveLength(0)
})
