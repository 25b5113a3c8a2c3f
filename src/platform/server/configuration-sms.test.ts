import { expect, test } from 'vitest'
import { ConfigurationError, readConfiguration } from './configuration.ts'

test('SMSAPI takes a token, and has its Polish host by default', () => {
  expect(readConfiguration({ SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'abc', SMS_FROM: 'Flota' }).sms).toEqual({
    gateway: 'smsapi',
    login: { token: 'abc' },
    from: 'Flota',
    url: 'https://api.smsapi.pl',
  })
})

test('SerwerSMS takes a token, or a user and a password', () => {
  const user = { SMS_GATEWAY: 'serwersms', SMS_USER: 'flota', SMS_PASSWORD: 'x' }
  expect(readConfiguration(user).sms).toMatchObject({
    login: { user: 'flota', password: 'x' },
    from: undefined,
    url: 'https://api2.serwersms.pl',
  })
  expect(readConfiguration({ SMS_GATEWAY: 'serwersms', SMS_TOKEN: 'abc' }).sms?.login).toEqual({
    token: 'abc',
  })
})

test('another host is taken with https, and without only on this machine, since the token goes along', () => {
  const at = (SMS_URL: string) =>
    readConfiguration({ SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'abc', SMS_URL }).sms?.url
  expect(at('https://api2.smsapi.pl/')).toBe('https://api2.smsapi.pl')
  expect(at('http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080')
  for (const bad of [
    'http://api.smsapi.pl',
    'http://127.example.pl',
    'ftp://127.0.0.1',
    'x',
    'https://u:p@a.pl',
  ])
    expect(() => at(bad)).toThrow('SMS_URL')
})

test.each([
  [{ SMS_GATEWAY: 'twilio' }, 'SMS_GATEWAY'],
  [{ SMS_GATEWAY: 'smsapi' }, 'SMS_TOKEN'],
  [{ SMS_GATEWAY: 'smsapi', SMS_USER: 'flota', SMS_PASSWORD: 'x' }, 'SMS_TOKEN'],
  [{ SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'a b' }, 'SMS_TOKEN'],
  [{ SMS_GATEWAY: 'serwersms', SMS_USER: 'flota' }, 'SMS_TOKEN'],
  [{ SMS_GATEWAY: 'serwersms', SMS_TOKEN: 'a', SMS_USER: 'flota', SMS_PASSWORD: 'x' }, 'SMS_TOKEN'],
  [{ SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'a', SMS_FROM: 'DwanaścieZnaków' }, 'SMS_FROM'],
  [{ SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'a', SMS_FROM: 'Grójec' }, 'SMS_FROM'],
  [{ SMS_TOKEN: 'a' }, 'SMS_GATEWAY'],
])('%o is refused with a sentence that names %s', (env: Record<string, string>, name) => {
  expect(() => readConfiguration(env)).toThrow(ConfigurationError)
  expect(() => readConfiguration(env)).toThrow(name)
})
