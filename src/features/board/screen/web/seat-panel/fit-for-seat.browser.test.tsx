import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { viewOf } from '#features/board/work/web/view/testing/view-of.ts'
import type { Place, Spot } from '#features/roster/domain/public.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { FitForSeat } from './fit-for-seat.tsx'

const SEAT: Spot = { slot: 4, carId: 'WX1', onCall: false }
const drivers = { own: 'Ola Ćma', idle: 'Jan Lis', tired: 'Ewa Mak', busy: 'Piotr Żak' }
const waits = (driverId: string): Place => ({ driverId, slot: 4, carId: null, onCall: false })
const drives = (driverId: string, slot: number, carId = 'WX2'): Place => ({
  ...{ driverId, slot, carId, onCall: false },
})

async function show(places: readonly Place[], editable = true) {
  const made = viewOf({ cars: ['WX1', 'WX2'], drivers, places })
  const view = { ...made, repairFacts: { ...made.repairFacts, ownCars: new Map([['own', 'WX1']]) } }
  const brought: string[] = []
  await showInOffice(() => (
    <FitForSeat
      view={view}
      seat={SEAT}
      state={{ enters: { current: false }, select: () => {} }}
      initial={undefined}
      editable={editable}
      onBring={(driverId) => brought.push(driverId)}
    />
  ))
  return brought
}
const choices = (group: string) =>
  page
    .getByRole('region', { name: group })
    .getByRole('button')
    .elements()
    .map((button) => button.querySelector('b')?.textContent?.replace('Obsadź: ', ''))

test('who waits is ranked: the own car first, then who drives least; with care who rests too little, and why', async () => {
  await show([
    waits('busy'),
    drives('busy', 0),
    waits('idle'),
    waits('own'),
    waits('tired'),
    drives('tired', 3),
  ])
  await expect.element(page.getByRole('region', { name: 'Najlepiej pasują' })).toBeVisible()
  expect(choices('Najlepiej pasują')).toEqual(['Ola Ćma', 'Jan Lis', 'Piotr Żak'])
  expect(choices('Mogą, ale uwaga')).toEqual(['Ewa Mak'])
  await expect.element(page.getByText(/auto główne · Rezerwa/)).toBeVisible()
  await expect.element(page.getByText(/Zmiana dzienna zaraz po nocnej/)).toBeVisible()
})

test('a press seats the driver; its second half of a double one seats nobody else', async () => {
  const brought = await show([waits('idle'), waits('busy')])
  await page.getByRole('button', { name: /Jan Lis/ }).dblClick()
  expect(brought).toEqual(['idle'])
})

test('where nothing may be changed the ranking is only to be read', async () => {
  await show([waits('idle')], false)
  await expect.element(page.getByRole('button', { name: /Jan Lis/ })).toBeDisabled()
})

test('a seat for which nobody waits says so', async () => {
  await show([])
  await expect.element(page.getByText(/^Nikt nie czeka na tę zmianę/)).toBeVisible()
})
