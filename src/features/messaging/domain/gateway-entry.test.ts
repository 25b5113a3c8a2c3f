import { expect, test } from 'vitest'
import { isSameAccount, type MailEntry, portFor, type SmsEntry, shownEnd } from './gateway-entry.ts'

const sms: SmsEntry = { gateway: 'smsapi', token: 'aaaaaaaaaaaaab12', from: 'Flota', url: '' }
const mail: MailEntry = {
  ...{ host: 'mail.example.pl', port: 465, security: 'tls', user: 'grafik', password: 'secret' },
  from: 'grafik@example.pl',
}

test('of a long token its end is shown, of a short one nothing', () => {
  expect(shownEnd(sms.token)).toBe('…ab12')
  expect(shownEnd('aaaaaaaaaaaab12')).toBe('…')
})

test('a kept secret stays only where it was meant for', () => {
  expect(isSameAccount(sms, { ...sms, from: 'Inna', token: '' })).toBe(true)
  expect(isSameAccount(sms, { ...sms, url: 'https://elsewhere.example' })).toBe(false)
  expect(isSameAccount(sms, { ...sms, gateway: 'serwersms' })).toBe(false)
  expect(isSameAccount(mail, { ...mail, from: 'biuro@example.pl' })).toBe(true)
  for (const change of [
    { host: 'x.example.pl' },
    { port: 587 },
    { security: 'none' },
    { user: 'kto' },
  ] as const)
    expect(isSameAccount(mail, { ...mail, ...change })).toBe(false)
})

test('another encryption brings its usual port; one that somebody has typed stays', () => {
  expect(portFor('starttls', 'tls', 465)).toBe(587)
  expect(portFor('tls', 'starttls', '587')).toBe(465)
  expect(portFor('starttls', 'tls', 2525)).toBe(2525)
})
