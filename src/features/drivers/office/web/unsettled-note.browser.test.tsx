import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { readUnsettled } from '../contract.ts'
import { driverListTexts } from '../texts-list.ts'
import { unsettledTexts as texts } from '../texts-unsettled.ts'
import { RemoveDriverModal } from './remove-driver-modal.tsx'

const driver = { id: '6b1f0f4e-0000-4000-8000-000000000001', fullName: 'Ewa Lis' }

async function asked(told: {
  unsettled: boolean
  grosze: number | null
  openWeeks?: number
  onTheWayGrosze?: number
}) {
  const server = new OtherEnd()
  server.answersBy(readUnsettled, () => ({ openWeeks: 0, apartGrosze: null, onTheWayGrosze: null, ...told }))
  await showInOffice(() => (
    <RemoveDriverModal driver={driver} onClose={() => undefined} onRemoved={() => undefined} />
  ))
  await expect.element(page.getByText(driverListTexts.removeText(driver.fullName))).toBeVisible()
}

test('the dialog of a removal says what the driver owes, to whom it may be told', async () => {
  await asked({ unsettled: true, grosze: -90_096 })
  await expect.element(page.getByText(texts.owedToFleet(-90_096))).toBeVisible()
})

test('a transfer on its way is told beside the debt', async () => {
  await asked({ unsettled: true, grosze: -14_189, onTheWayGrosze: 24_717 })
  await expect.element(page.getByText(texts.onTheWay(24_717))).toBeVisible()
  await expect.element(page.getByText(texts.owedToFleet(-14_189))).toBeVisible()
  await expect.element(page.getByText(texts.withoutAmount)).not.toBeInTheDocument()
})

test('without the right to money it says that something is unsettled, and no amount', async () => {
  await asked({ unsettled: true, grosze: null })
  await expect.element(page.getByText(texts.withoutAmount)).toBeVisible()
})

test('where all is even it says nothing of money', async () => {
  await asked({ unsettled: false, grosze: null })
  await expect.element(page.getByText(texts.checking)).not.toBeInTheDocument()
  await expect.element(page.getByText(texts.title)).not.toBeInTheDocument()
})

test('weeks that are still to be settled are told, beside the balance or alone', async () => {
  await asked({ unsettled: false, grosze: null, openWeeks: 1 })
  await expect.element(page.getByText(texts.openTitle)).toBeVisible()
  await expect.element(page.getByText(texts.openWeeks(1))).toBeVisible()
})
