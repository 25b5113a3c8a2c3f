import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { getTransferSettings, saveTransferSettings } from '../contract-settings.ts'
import { transferTexts } from '../texts.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { SettingsTab } from './settings-tab.tsx'

const SAVED: OutputOf<typeof getTransferSettings> = {
  ...{ name: 'Flota sp. z o.o.', address: ['ul. Prosta 1'], twoPersonsOver: null, twoPersonsToday: null },
  accounts: [
    {
      ...{ id: '7b8a1a52-5a0e-4c3b-9d7e-000000000001', label: 'Główne', profile: 'default' },
      ...{ number: '61109010140000071219812874', letters: null, encoding: null, format: 'elixir-0' as const },
    },
  ],
  ...{ revision: 4, changedAt: null, changedBy: null, today: '2026-11-23' },
}
const BY_EWA = {
  ...{ ...SAVED, name: 'Flota Ewy', revision: 5 },
  ...{ changedAt: '2026-11-23T09:00:00Z', changedBy: 'Ewa' },
}

function Tab() {
  const { again } = useCall(getTransferSettings, {})
  return (
    <>
      <button type="button" onClick={again}>
        Wróć do okna
      </button>
      <SettingsTab />
    </>
  )
}

let server: OtherEnd
beforeEach(async () => {
  server = new OtherEnd()
  server.answers(getTransferSettings, SAVED)
  await showInOffice(() => <Tab />)
})
const name = () => page.getByRole('textbox', { name: texts.payerName })
const comeBack = () => userEvent.click(page.getByRole('button', { name: 'Wróć do okna' }))
const save = () => userEvent.click(page.getByRole('button', { name: texts.save, exact: true }))

test('what is typed stays where a colleague saves meanwhile, and that is told', async () => {
  await userEvent.fill(name(), 'Flota Anny')
  server.answers(getTransferSettings, BY_EWA)
  await comeBack()
  await expect.element(page.getByText(texts.othersChanged('Ewa'))).toBeVisible()
  await expect.element(name()).toHaveValue('Flota Anny')
  server.refuses(saveTransferSettings, 'changed_meanwhile')
  await save()
  await expect.element(page.getByText(transferTexts.settingsChanged)).toBeVisible()
  server.answers(saveTransferSettings, { revision: 6 })
  await save()
  await expect.poll(() => server.heard(saveTransferSettings).map(({ revision }) => revision)).toEqual([4, 5])
  expect(server.heard(saveTransferSettings)[1]).toMatchObject({ name: 'Flota Anny' })
})

test('what a colleague saved can be taken in place of what is typed', async () => {
  await userEvent.fill(name(), 'Flota Anny')
  server.answers(getTransferSettings, BY_EWA)
  await comeBack()
  await userEvent.click(page.getByRole('button', { name: texts.takeSaved }))
  await expect.element(name()).toHaveValue('Flota Ewy')
})

test('where nothing is typed, what a colleague saved stands in the fields', async () => {
  await expect.element(name()).toHaveValue('Flota sp. z o.o.')
  server.answers(getTransferSettings, BY_EWA)
  await comeBack()
  await expect.element(name()).toHaveValue('Flota Ewy')
})
