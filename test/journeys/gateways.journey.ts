import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagingJobs, postSms } from '#features/messaging/server/public.ts'
import { type SmsGatewayServer, startSmsGateway } from '../sms/sms-gateway.ts'
import { arriveLoggedIn, makeAdministrator } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const TOKEN = 'token-of-the-fleet-ab12'

let gateway: SmsGatewayServer
let stage: Stage
let office: Person

beforeAll(async () => {
  gateway = await startSmsGateway({ token: TOKEN })
  stage = await openStage('2026-03-11T11:00:00Z', { PRIVATE_GATEWAYS: 'on' })
  await makeAdministrator(stage)
  await stage.server.database.transaction((tx) =>
    postSms(tx, stage.server.platform, { eventKey: '1', to: '+48600100200', text: 'Zmiana' }),
  )
  await work()
  office = await stage.person('desk', [/422/])
  await arriveLoggedIn(office.page)
})
afterAll(async () => {
  await stage?.close()
  await gateway?.close()
})

const work = async () => {
  for (const job of messagingJobs(stage.server.platform)) await job.run()
}

test('the outbox leads to where the gateway is set; a wrong token is told, the right one sends, without a restart', async () => {
  const { page, problems } = office
  await page.goto('/admin/wiadomosci')
  await page.getByText('Bramka SMS nie jest ustawiona').waitFor()
  await page.getByRole('link', { name: 'Ustaw w zakładce „Bramki”' }).click()
  await page.getByText(/^Aby SMS-y wychodziły, załóż konto/).waitFor()
  // The mail server of this one is the environment's.
  await page.getByText('Ustawiono na serwerze, w zmiennych środowiskowych.', { exact: false }).waitFor()
  expect(await page.getByRole('button', { name: /bramkę: E-mail/ }).count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ustaw bramkę: SMS' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bramka SMS' })
  await dialog.getByRole('button', { name: 'Zapisz' }).click()
  await dialog.getByText(/^Wpisz token z panelu bramki/).waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Token', { exact: true }).fill('zly-token')
  await dialog.getByLabel('Nazwa nadawcy').fill('Flota')
  await dialog.getByLabel('Inny adres bramki').fill(gateway.url)
  await dialog.getByRole('button', { name: 'Zapisz' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByLabel('Próbny SMS na numer').fill('600100200')
  await page.getByRole('button', { name: 'Wyślij próbny SMS' }).click()
  await page.getByText('Nie wyszła: SMSAPI 101: błędny token').waitFor()

  await page.getByRole('button', { name: 'Zmień bramkę: SMS' }).click()
  await dialog.getByLabel('Token', { exact: true }).fill(TOKEN)
  await dialog.getByRole('button', { name: 'Zapisz' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('ustawione, …ab12').waitFor()
  stage.server.clock.advance(11_000)
  await page.getByRole('button', { name: 'Wyślij próbny SMS' }).click()
  await page.getByText('Bramka przyjęła SMS. Sprawdź, czy przyszedł.').waitFor()
  expect(gateway.sent).toMatchObject([{ to: '48600100200', from: 'Flota' }])
  await work()
  expect(gateway.sent.map(({ text }) => text)).toContain('Zmiana')
  expect(await page.content()).not.toContain(TOKEN)
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('a price of a part is told in the outbox, and the gateway is taken away again after a question', async () => {
  const { page, problems } = office
  await page.getByLabel('Cena jednej części SMS-a (zł)').fill('0,165')
  await page.getByRole('region', { name: 'Koszt SMS-ów' }).getByRole('button', { name: 'Zapisz' }).click()
  await page.getByText('Zapisano.', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Skrzynka nadawcza' }).click()
  await page.getByText(/SMS-y wysłane: 2 części, około 0,33/).waitFor()
  await page.getByRole('tab', { name: 'Bramki' }).click()
  await page.getByRole('button', { name: 'Usuń' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click()
  await page.getByText('Bramka usunięta. Wiadomości czekają w skrzynce nadawczej.').waitFor()
  await page.getByRole('button', { name: 'Ustaw bramkę: SMS' }).waitFor()
  expect(problems).toEqual([])
})
