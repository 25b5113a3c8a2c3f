import { expect, test } from 'vitest'
import { afterLogin } from './target.ts'

test('on success the user goes to /admin, or back to the page asked for', () => {
  expect(afterLogin(undefined)).toBe('/admin')
  expect(afterLogin('/admin/miesiac?zakladka=limity')).toBe('/admin/miesiac?zakladka=limity')
  expect(afterLogin('/pomoc')).toBe('/pomoc')
})

test('a target outside of the office is not followed', () => {
  for (const foreign of [
    'https://example.com',
    '//example.com',
    '/\\example.com',
    '/administracja',
    'javascript:1',
    '',
  ]) {
    expect(afterLogin(foreign)).toBe('/admin')
  }
})
