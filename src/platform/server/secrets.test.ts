import { expect, test } from 'vitest'
import { createSecrets, hashToken, newPin, newToken, Unreadable } from './secrets.ts'

const secrets = createSecrets(Buffer.alloc(32, 1))
const otherKey = createSecrets(Buffer.alloc(32, 2))

test('a PIN is argon2id under a key outside of the database: without the key its hash says nothing (Q15)', async () => {
  const hash = await secrets.hashPin('4711')
  expect(hash).toMatch(/^\$argon2id\$/)
  expect(await secrets.pinMatches(hash, '4711')).toBe(true)
  expect(await secrets.pinMatches(hash, '4712')).toBe(false)
  expect(await otherKey.pinMatches(hash, '4711')).toBe(false)
})

test('passwords and PINs take at least what OWASP asks of argon2id: 19 MiB, two rounds, one thread', async () => {
  for (const hash of [await secrets.hashPassword('długie hasło'), await secrets.hashPin('4711')])
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('what is sealed opens under its key only, and not when it was touched', () => {
  const sealed = secrets.seal('4711')
  expect(sealed).not.toBe(secrets.seal('4711'))
  expect(secrets.open(sealed)).toBe('4711')
  expect(() => otherKey.open(sealed)).toThrow(Unreadable)
  expect(otherKey.tryOpen(sealed)).toBeUndefined()
  expect(otherKey.tryOpen('')).toBeUndefined()
  const touched = Buffer.from(sealed, 'base64url')
  touched[touched.length - 1] = (touched.at(-1) ?? 0) ^ 1
  expect(() => secrets.open(touched.toString('base64url'))).toThrow()
})

test('what is sealed and was cut opens nowhere, however short its proof is made', () => {
  const bytes = Buffer.from(secrets.seal(''), 'base64url')
  for (const length of [0, 1, 12, 16, 20, 24, 27])
    expect(secrets.tryOpen(bytes.subarray(0, length).toString('base64url'))).toBeUndefined()
  expect(secrets.tryOpen(bytes.toString('base64url'))).toBe('')
})

test('PINs have four digits 1-9 (Spec 1 §5), tokens 256 bits, and a token is not its hash', () => {
  const pins = Array.from({ length: 500 }, newPin)
  expect(pins.every((pin) => /^[1-9]{4}$/.test(pin))).toBe(true)
  expect(new Set(pins.join('')).size).toBe(9)
  const token = newToken()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(hashToken(token)).not.toContain(token)
})
