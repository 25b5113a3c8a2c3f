import { expect, test } from 'vitest'
import { networkOf, networksOf } from './network.ts'

test('an IPv4 address is a network of its own, also where it is written as IPv6', () => {
  for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7'])
    expect(networksOf(address)).toEqual({ own: '192.0.2.7' })
})

test('IPv6 counts by its /64, and by the /48 around it', () => {
  const one = { own: '2001:db8:7:1::/64', wide: '2001:db8:7::/48' }
  expect(networksOf('2001:db8:7:1::1')).toEqual(one)
  expect(networksOf('2001:0DB8:0007:0001:ffff:ffff:ffff:ffff')).toEqual(one)
  expect(networksOf('2001:db8:7:2::1')).toEqual({ own: '2001:db8:7:2::/64', wide: '2001:db8:7::/48' })
  expect(networksOf('fe80::1%eth0').own).toBe('fe80:0:0:0::/64')
  expect(networksOf('::1').own).toBe('0:0:0:0::/64')
})

test('what is no address counts as itself', () => {
  expect(networksOf('unix:')).toEqual({ own: 'unix:' })
})

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
