import { expect, test } from 'vitest'
import { ConfigurationError, readConfiguration } from './configuration.ts'

test('without any option it listens on the loopback address, with the embedded database', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    publicUrl: 'http://127.0.0.1:3000',
    smtp: undefined,
    sms: undefined,
    admin: undefined,
    trustedProxies: [],
    requestsPerMinute: 1200,
    demoCars: 25,
  })
})

test('empty and blank options count as not given, outer blanks and a trailing slash do not count', () => {
  expect(
    readConfiguration({ PORT: ' ', DATABASE_URL: '', PUBLIC_URL: ' https://grafik.flota.pl/ ' }),
  ).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    publicUrl: 'https://grafik.flota.pl',
  })
  expect(readConfiguration({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000')
  expect(readConfiguration({ PORT: '03001' })).toMatchObject({
    port: 3001,
    publicUrl: 'http://127.0.0.1:3001',
  })
})

test('a host of which no address can be made needs one beside it', () => {
  for (const HOST of ['fe80::1%eth0', '[::1]', 'my host']) {
    expect(() => readConfiguration({ HOST })).toThrow('PUBLIC_URL is not usable: an address such as')
    expect(readConfiguration({ HOST, PUBLIC_URL: 'https://grafik.flota.pl' }).host).toBe(HOST)
  }
})

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80a'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'grafik.flota.pl'],
  ['PUBLIC_URL', 'https://flota.pl/grafik'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['SECRET_KEY', 'short'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['REQUESTS_PER_MINUTE', '9'],
  ['DEMO_CARS', '24'],
  ['DEMO_CARS', '301'],
  ['DEMO_CARS', 'wiele'],
  ['SMTP_URL', 'mail.flota.pl'],
  ['SMTP_URL', 'smtp://mail.flota.pl'],
  ['ADMIN_LOGIN', 'szef'],
  ['ADMIN_PASSWORD', 'dosyć długie'],
])('%s=%s is refused with a sentence that says what it takes', (name, value) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(ConfigurationError)
})

test('a password of the first administrator has at least 8 characters', () => {
  expect(() => readConfiguration({ ADMIN_LOGIN: 'szef', ADMIN_PASSWORD: 'krótkie' })).toThrow(
    'ADMIN_PASSWORD',
  )
  expect(readConfiguration({ ADMIN_LOGIN: 'szef', ADMIN_PASSWORD: 'ośmioro!' }).admin?.login).toBe('szef')
})

test('all wrong options are named at once', () => {
  try {
    readConfiguration({ PORT: 'x', HOST: 'y', DATABASE_URL: 'z' })
    expect.unreachable()
  } catch (error) {
    expect((error as Error).message.split('\n').map((line) => line.split(' ')[0])).toEqual(
      expect.arrayContaining(['PORT', 'DATABASE_URL']),
    )
  }
})

test('what is wrong between options is named beside what is wrong in each', () => {
  const wrong = { DEMO_CARS: '1', SMTP_URL: 'smtp://m.pl', ADMIN_LOGIN: 'szef', SMS_GATEWAY: 'smsapi' }
  const names = ['DEMO_CARS', 'SMS_TOKEN', 'MAIL_FROM', 'ADMIN_LOGIN and ADMIN_PASSWORD']
  for (const name of names) expect(() => readConfiguration(wrong)).toThrow(`${name} is not usable: `)
})

test('proxies are addresses or networks', () => {
  expect(readConfiguration({ TRUST_PROXY: '10.0.0.1, fd00::/8' }).trustedProxies).toEqual([
    '10.0.0.1',
    'fd00::/8',
  ])
})
