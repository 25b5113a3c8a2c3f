import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256OfBytes, sha256OfText } from './sha256.ts'

test('the digest of a text is that of its UTF-8', () => {
  expect(sha256OfText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256OfText('Zażółć')).toBe(sha256OfBytes(new TextEncoder().encode('Zażółć')))
})

test('it is the same in a browser and in Node, also of letters that are cut in half', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.uint8Array(), (text, bytes) => {
      for (const told of [text, `${text}\ud800`])
        expect(sha256OfText(told)).toBe(bytesToHex(sha256(utf8ToBytes(told))))
      expect(sha256OfBytes(bytes)).toBe(bytesToHex(sha256(bytes)))
    }),
  )
})
