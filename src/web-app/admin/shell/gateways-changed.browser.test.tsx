import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { gatewayTexts } from '#features/messaging/texts-gateway-form.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { GatewaysChanged } from './gateways-changed.tsx'

const set = {
  ...{ id: '1', kind: 'email' as const, removed: false, gateway: '', host: 'mail.example.pl', port: 465 },
  ...{ by: 'Anna Nowak', at: '2026-03-11T11:00:00Z' },
}
const removed = { ...set, id: '2', kind: 'sms' as const, removed: true, host: '', port: null }
const sms = { ...set, id: '3', kind: 'sms' as const, gateway: 'smsapi', host: 'api.smsapi.pl', port: 443 }
const show = (changes: readonly (typeof set | typeof removed | typeof sms)[], maySee = true) =>
  showInOffice(() => <GatewaysChanged changes={[...changes]} maySee={maySee} />)

test('each change says whose hand it was and where messages go now', async () => {
  await show([set, removed, sms])
  const said = (words: RegExp) => expect.element(page.getByText(words)).toBeVisible()
  await said(/^Serwer poczty, od .*: mail\.example\.pl:465\. Ustawił\(a\): Anna Nowak\.$/)
  await said(/^Bramka SMS, .*: usunięto\. Usunął\(ęła\): Anna Nowak\.$/)
  await said(/^Bramka SMS, od .*: SMSAPI, api\.smsapi\.pl:443\. Ustawił\(a\): Anna Nowak\.$/)
  await expect.element(page.getByRole('link', { name: gatewayTexts.changedSee })).toBeVisible()
})

test('who may not open the screen is offered no way to it', async () => {
  await show([set], false)
  await expect.element(page.getByText(gatewayTexts.changedDoubt)).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
})
