import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('one subscriber is one network: an IPv4 address, or the /64 of an IPv6 one', () => {
  expect(networkOf('83.12.4.9')).toBe('83.12.4.9')
  expect(networkOf('::ffff:83.12.4.9')).toBe('83.12.4.9')
  const same = [
    '2a02:a31f:c0de:1::1',
    '2A02:A31F:C0DE:0001:ffff:1:2:3',
    '2a02:a31f:c0de:1::',
    '2a02:a31f:c0de:1:0:0:0:9',
  ]
  expect(new Set(same.map(networkOf))).toEqual(new Set(['2a02:a31f:c0de:1::/64']))
  expect(networkOf('2a02:a31f:c0de:2::1')).toBe('2a02:a31f:c0de:2::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})
