import { expect, test } from 'vitest'
import { hindranceTo, type Judged } from './bulk.ts'
import type { MessageState } from './message-state.ts'

const NOW = '2026-03-11T11:00:00.000Z'
const failed: Judged = {
  recipient: '+48600100200',
  state: 'failed',
  error: { code: 'smsapi', number: '14', said: '' },
  aboutKind: 'shift-moved',
  mayHaveArrived: false,
  outdated: false,
  notAfter: null,
}
const judge = (act: 'stop' | 'again', change: Partial<Judged>) =>
  hindranceTo(act, { ...failed, ...change }, NOW)

test.each(['waiting', 'no-gateway'] as const)('what is %s is stopped', (state) => {
  expect(judge('stop', { state })).toBeUndefined()
})

test.each([
  'sending',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'expired',
  'cancelled',
  'withdrawn',
  'spared',
] as const)('what is %s can not be stopped', (state) => expect(judge('stop', { state })).toBe('not-waiting'))

test.each(['money-right', 'contact-changed', 'new-device'])('nobody stops what guards: %s', (aboutKind) => {
  expect(judge('stop', { state: 'waiting', aboutKind })).toBe('guarding')
})

test.each(['failed', 'undelivered', 'cancelled'] as const)('what is %s is sent again', (state) => {
  expect(judge('again', { state })).toBeUndefined()
})

test.each<[MessageState, string]>([
  ['sent', 'arrived'],
  ['delivered', 'arrived'],
  ['spared', 'arrived'],
  ['waiting', 'under-way'],
  ['no-gateway', 'under-way'],
  ['sending', 'under-way'],
  ['withdrawn', 'outdated'],
  ['expired', 'outdated'],
])('what is %s is not sent again: %s', (state, why) => expect(judge('again', { state })).toBe(why))

test('what came otherwise, or has passed, is not told any more', () => {
  expect(judge('again', { outdated: true })).toBe('outdated')
  expect(judge('again', { state: 'cancelled', error: null, notAfter: '2026-03-11T10:59:00Z' })).toBe(
    'outdated',
  )
  expect(judge('again', { notAfter: '2026-03-11T11:01:00Z' })).toBeUndefined()
})

test('what a gateway may have had is left to a person, so that nobody gets it twice', () => {
  expect(judge('again', { mayHaveArrived: true })).toBe('perhaps-arrived')
  expect(judge('again', { error: { code: 'uncertain' } })).toBe('perhaps-arrived')
})

test('what would fail again is not tried', () => {
  expect(judge('again', { error: { code: 'costly-number' } })).toBe('never')
  expect(judge('again', { error: { code: 'country-not-allowed', country: 'DE' } })).toBe('never')
})

test('a test message went out for who waited for its answer: nobody sends it again', () => {
  expect(judge('again', { aboutKind: 'test' })).toBe('test')
  expect(judge('again', { aboutKind: 'test', state: 'cancelled' })).toBe('test')
})

test('a PIN or a code of long ago is not sent to many: it may be another one by now', () => {
  expect(judge('again', { aboutKind: 'pin' })).toBe('one-by-one')
  expect(judge('again', { aboutKind: 'entry-code' })).toBe('one-by-one')
  expect(judge('again', { error: { code: 'mailbox-full' } })).toBe('one-by-one')
})

test('to nobody nothing is sent', () => {
  expect(judge('again', { recipient: '' })).toBe('forgotten')
})
