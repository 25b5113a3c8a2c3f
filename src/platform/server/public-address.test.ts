import { expect, test } from 'vitest'
import { addressFor, isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '193.19.164.10', '2a00:1450:401b::1', '::ffff:8.8.8.8'])(
  '%s is of the internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ...['127.0.0.1', '10.0.0.1', '172.16.5.4', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...[
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    '224.0.0.1',
    '255.255.255.255',
  ],
  // Another way to write IPv4, which `process` leaves as it is.
  ...['::127.0.0.1', '::a00:1', '::8.8.8.8', '::ffff:0:7f00:1', '4000::1'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', 'mail.example.pl', ''],
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))

test('a name that stands for this machine is refused before anything is sent', async () => {
  await expect(addressFor('localhost', isPublicAddress)).rejects.toMatchObject({ code: 'EPRIVATE' })
  await expect(addressFor('127.0.0.1', isPublicAddress)).rejects.toMatchObject({ code: 'EPRIVATE' })
  for (const host of ['::127.0.0.1', '127.1', '0x7f.1', '0177.0.0.1'])
    await expect(addressFor(host, isPublicAddress), host).rejects.toMatchObject({ code: 'EPRIVATE' })
  expect(await addressFor('127.0.0.1', () => true)).toBe('127.0.0.1')
})
