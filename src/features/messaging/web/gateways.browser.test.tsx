import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { getGateways, sendTestMessage, setMailServer, setSmsGateway } from '../contract-gateways.ts'
import { listTemplates, setMessaging } from '../contract-texts.ts'
import { gatewayFailures } from '../texts-gateway-failures.ts'
import { gatewayTexts as texts } from '../texts-gateway-form.ts'
import { sendingTexts } from '../texts-settings.ts'
import { Gateways } from './gateways.tsx'

type All = OutputOf<typeof getGateways>
const none = {
  ...{ name: null, from: null, setBy: null, lastSuccessAt: null, lastErrorAt: null, lastError: null },
  ...{ waiting: 0, entry: null },
}
const gateways = (more: Partial<All> = {}): All => ({ maySet: true, email: none, sms: none, ...more })
const set: All['sms'] = {
  ...none,
  ...{ name: 'smsapi', from: 'Flota', setBy: 'office' },
  entry: {
    ...{ enteredAt: '2026-03-11T11:00:00Z', enteredBy: 'Anna', version: 'v1', readable: true },
    ...{ secret: '…ab12', from: 'Flota', gateway: 'smsapi', url: '' },
  },
}
const TEMPLATES: OutputOf<typeof listTemplates> = {
  ...{ data: [], plainSms: true, freeShiftSms: false, smsInPolish: false, otherLanguages: [], keepDays: 90 },
  ...{ smsCountries: ['PL'], smsPartPrice: null },
}

let server: OtherEnd
beforeEach(() => {
  server = new OtherEnd()
  server.answers(listTemplates, TEMPLATES)
})
const show = () => showInOffice(() => <Gateways />)
const enter = (title: string, isSet = false) =>
  page.getByRole('button', { name: texts.enterName(title, isSet) })
const dialog = () => page.getByRole('dialog')

describe('the gateways', () => {
  test('a token is typed and kept; what is shown afterwards is its end', async () => {
    server.answers(getGateways, gateways())
    server.answers(setSmsGateway, { status: 'ok' })
    await show()
    await enter('SMS').click()
    await userEvent.fill(dialog().getByLabelText(texts.token, { exact: true }), 'secret-token-ab12')
    await userEvent.fill(dialog().getByLabelText(texts.from), 'Flota')
    server.answers(getGateways, gateways({ sms: set }))
    await dialog().getByRole('button', { name: texts.save }).click()
    await expect
      .poll(() => server.heard(setSmsGateway))
      .toEqual([{ gateway: 'smsapi', token: 'secret-token-ab12', from: 'Flota', url: '', seen: '' }])
    await expect.element(page.getByText(texts.isSet('…ab12'))).toBeVisible()
  })

  test('a change without a token keeps it, and says which version was seen', async () => {
    server.answers(getGateways, gateways({ sms: set }))
    server.answers(setSmsGateway, { status: 'ok' })
    await show()
    await enter('SMS', true).click()
    await expect.element(dialog()).toHaveTextContent(texts.tokenKept('…ab12'))
    await dialog().getByRole('button', { name: texts.save }).click()
    await expect
      .poll(() => server.heard(setSmsGateway))
      .toEqual([{ gateway: 'smsapi', token: '', from: 'Flota', url: '', seen: 'v1' }])
  })

  test('who was second is told, and what was typed stays', async () => {
    server.answers(getGateways, gateways({ sms: set }))
    server.refuses(setSmsGateway, 'changed_meanwhile')
    await show()
    await enter('SMS', true).click()
    await userEvent.fill(dialog().getByLabelText(texts.token, { exact: true }), 'another-token')
    await dialog().getByRole('button', { name: texts.save }).click()
    await expect.element(dialog()).toHaveTextContent(gatewayFailures.changedMeanwhile)
    await expect.element(dialog().getByLabelText(texts.token, { exact: true })).toHaveValue('another-token')
  })

  test('a mail server is entered with its usual port', async () => {
    server.answers(getGateways, gateways())
    server.answers(setMailServer, { status: 'ok' })
    await show()
    await enter('E-mail').click()
    await userEvent.fill(dialog().getByLabelText(texts.host), 'mail.example.pl')
    await userEvent.fill(dialog().getByLabelText(texts.mailFrom), 'Flota <grafik@example.pl>')
    await dialog().getByRole('button', { name: texts.save }).click()
    await expect
      .poll(() => server.heard(setMailServer))
      .toEqual([
        {
          ...{ host: 'mail.example.pl', port: 465, security: 'tls', user: '', password: '' },
          ...{ from: 'Flota <grafik@example.pl>', seen: '' },
        },
      ])
  })

  test('set on the server, it is read and tried, and nothing can be changed', async () => {
    server.answers(getGateways, gateways({ sms: { ...set, setBy: 'environment', entry: null } }))
    await show()
    await expect.element(page.getByText(texts.byEnvironment)).toBeVisible()
    expect(enter('SMS').elements()).toEqual([])
    await expect.element(page.getByRole('button', { name: sendingTexts.sendTestSms })).toBeVisible()
  })

  test('who has no right to money is told who sets it and tries it', async () => {
    server.answers(getGateways, gateways({ maySet: false, sms: set }))
    await show()
    await expect.element(page.getByText(texts.whoSets).first()).toBeVisible()
    expect(enter('SMS', true).elements()).toEqual([])
    expect(page.getByRole('button', { name: sendingTexts.sendTestSms }).elements()).toEqual([])
  })

  test('without the right, a gateway of the server says who changes it and who tries it', async () => {
    const sms = { ...set, setBy: 'environment' as const, entry: null }
    server.answers(getGateways, gateways({ maySet: false, sms }))
    await show()
    await expect.element(page.getByText(texts.byEnvironmentAlone)).toBeVisible()
  })

  test('of a password it is said that it is set, and nothing of it', async () => {
    const email: All['email'] = {
      ...none,
      ...{ name: 'smtp', from: 'grafik@example.pl', setBy: 'office' },
      entry: {
        ...{ enteredAt: '2026-03-11T11:00:00Z', enteredBy: 'Anna', version: 'v1', readable: true },
        ...{ secret: '…', from: 'grafik@example.pl', host: 'mail.example.pl', port: 465, security: 'tls' },
        user: 'grafik',
      },
    }
    server.answers(getGateways, gateways({ email }))
    await show()
    await expect.element(page.getByText('ustawione', { exact: true })).toBeVisible()
    await enter('E-mail', true).click()
    await expect.element(dialog()).toHaveTextContent('Już zapisane. Zostaw puste, aby go nie zmieniać.')
  })

  test('the gateway’s answer to a test message stands beside it', async () => {
    server.answers(getGateways, gateways({ sms: set }))
    server.answers(sendTestMessage, {
      ...{ id: '1', sent: false },
      fault: { code: 'smsapi', number: '101', said: '' },
    })
    await show()
    await userEvent.fill(page.getByLabelText(sendingTexts.testSmsTo), '600100200')
    await page.getByRole('button', { name: sendingTexts.sendTestSms }).click()
    await expect.element(page.getByText('Nie wyszła: SMSAPI 101: błędny token')).toBeVisible()
    server.answers(sendTestMessage, { id: '2', sent: true, fault: null })
    await page.getByRole('button', { name: sendingTexts.sendTestSms }).click()
    await expect.element(page.getByText(texts.taken.sms)).toBeVisible()
  })

  test('the price of a part is kept in hundredths of a grosz', async () => {
    server.answers(getGateways, gateways())
    server.answers(setMessaging, { status: 'ok' })
    await show()
    const field = page.getByLabelText(texts.pricePart)
    await userEvent.fill(field, 'drogo')
    const panel = page.getByRole('region', { name: texts.price })
    await panel.getByRole('button', { name: sendingTexts.save }).click()
    await expect.element(panel).toHaveTextContent('Podaj cenę jednej części')
    await userEvent.fill(field, '0,0825')
    await panel.getByRole('button', { name: sendingTexts.save }).click()
    await expect.poll(() => server.heard(setMessaging)).toEqual([{ smsPartPrice: 825 }])
  })
})
