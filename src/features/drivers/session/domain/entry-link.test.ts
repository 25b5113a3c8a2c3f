import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'
import { type EntryLink, judgeLink, MOST_DEVICES } from './entry-link.ts'

const NOW = 1_000_000
const link = (part: Partial<EntryLink> = {}): EntryLink => ({
  ...{ revision: 3, end: NOW + 1, devices: [], openings: 0 },
  ...part,
})

test('a link lets three devices in, each as often as it comes, and no fourth', () => {
  expect(judgeLink(link(), 3, 'a', NOW)).toBe('new')
  expect(judgeLink(link({ devices: ['a', 'b'] }), 3, 'c', NOW)).toBe('new')
  expect(judgeLink(link({ devices: ['a', 'b', 'c'] }), 3, 'b', NOW)).toBe('known')
  expect(judgeLink(link({ devices: ['a', 'b', 'c'] }), 3, 'd', NOW)).toBe('used-up')
})

test('whoever always names the same device gets in twelve times', () => {
  expect(judgeLink(link({ devices: ['a'], openings: 11 }), 3, 'a', NOW)).toBe('known')
  expect(judgeLink(link({ devices: ['a'], openings: 12 }), 3, 'a', NOW)).toBe('used-up')
  expect(judgeLink(link({ devices: ['a'], openings: 12 }), 3, 'b', NOW)).toBe('used-up')
})

test('its last moment is not among those in which it opens', () => {
  expect(judgeLink(link({ end: NOW }), 3, 'a', NOW)).toBe('expired')
})

test('whatever it has let in, nothing opens with another PIN, none, or after its end', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: MOST_DEVICES }),
      fc.option(fc.integer({ min: 1, max: 5 })),
      fc.integer({ min: -2, max: 2 }),
      (devices, revision, left) => {
        const verdict = judgeLink(link({ devices, end: NOW + left }), revision ?? undefined, 'a', NOW)
        const opens = verdict === 'known' || verdict === 'new'
        expect(opens).toBe(revision === 3 && left > 0 && (devices.includes('a') || devices.length < 3))
      },
    ),
  )
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/128.0 Mobile/15E148 Safari/604.1',
    'Chrome, iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 Edg/128.0',
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari, Mac',
  ],
])('%s is told as %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})

test('a program that says nothing of itself that is known has no name, whatever it says', () => {
  for (const agent of ['', 'curl/8.5', '<script>', 'x'.repeat(400)]) expect(deviceName(agent)).toBeNull()
})
