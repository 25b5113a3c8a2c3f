import { expect, test } from 'vitest'
import { networksOf } from './network.ts'

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
