import { expect, test } from 'vitest'
import { screenAt, serviceKeyAt, statementKeyAt } from './routes.ts'

test('the prescribed addresses lead to their screens, with or without a slash at the end', () => {
  expect(screenAt('/')).toBe('availability')
  expect(screenAt('/koordynator')).toBe('fleet-calendar')
  expect(screenAt('/kalendarz-pracy/')).toBe('own-calendar')
})

test('the link by which a pick is taken back leads to its page', () => {
  expect(screenAt('/to-nie-ja')).toBe('not-mine')
  expect(screenAt('/to-nie-ja/')).toBe('not-mine')
  expect(screenAt('/j')).toBe('entry-link')
  expect(screenAt('/j/')).toBe('entry-link')
})

test('any other address is not found', () => {
  expect(screenAt('/koordynator/2')).toBe('not-found')
  expect(screenAt('/admin2')).toBe('not-found')
})

test('a service is confirmed under its link, whatever the id is', () => {
  expect(screenAt('/ps/')).toBe('service-confirmation')
  expect(screenAt('/ps/3f1c-Ab_9')).toBe('service-confirmation')
  expect(screenAt('/ps/3f1c/')).toBe('service-confirmation')
  expect(screenAt('/ps')).toBe('not-found')
  expect(screenAt('/ps/3f1c/2')).toBe('not-found')
  expect(['/ps/3f1c-Ab_9', '/ps/3f1c/', '/ps/%C5%82', '/ps/%', '/koordynator'].map(serviceKeyAt)).toEqual([
    '3f1c-Ab_9',
    '3f1c',
    'ł',
    '%',
    '',
  ])
})

test('the own statements stand under one address, and each of them under its number', () => {
  const paths = ['/moje-rozliczenia', '/moje-rozliczenia/', '/moje-rozliczenia/R-2026-47-0017']
  expect(paths.map(screenAt)).toEqual(['own-statements', 'own-statements', 'own-statements'])
  expect([...paths, '/moje-rozliczenia/%', '/ps/x'].map(statementKeyAt)).toEqual([
    '',
    '',
    'R-2026-47-0017',
    '%',
    '',
  ])
  expect(screenAt('/moje-rozliczenia/R-2026-47-0017/pdf')).toBe('not-found')
})
