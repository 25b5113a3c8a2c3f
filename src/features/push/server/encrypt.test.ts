import { expect, test } from 'vitest'
import { readPush } from '#test/push/push-service.ts'
import { areUsable, encryptFor, MOST_BYTES } from './encrypt.ts'

/** RFC 8291, section 5 and appendix A. */
const RFC = {
  phone: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  phonePrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  text: 'When I grow up, I want to be a watermelon',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a message is byte for byte that of RFC 8291', () => {
  const oneUse = { privateKey: bytes(RFC.privateKey), salt: bytes(RFC.salt) }
  expect(encryptFor(RFC.phone, RFC.text, oneUse).toString('base64url')).toBe(RFC.message)
})

test('the phone reads what was sent, and each message is another one', () => {
  const keys = { ...RFC.phone, privateKey: RFC.phonePrivate }
  const [one, two] = [encryptFor(RFC.phone, 'zażółć'), encryptFor(RFC.phone, 'zażółć')]
  expect(readPush(keys, one)).toBe('zażółć')
  expect(one.equals(two)).toBe(false)
})

test('keys that are none are found before anything is sent', () => {
  expect(areUsable(RFC.phone)).toBe(true)
  expect(areUsable({ ...RFC.phone, auth: 'BTBZ' })).toBe(false)
  expect(areUsable({ ...RFC.phone, p256dh: 'BCVx' })).toBe(false)
  expect(areUsable({ ...RFC.phone, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false)
  expect(() => encryptFor(RFC.phone, 'x'.repeat(MOST_BYTES + 1))).toThrow('one record')
})
