import { expect, test } from 'vitest'
import { readDriverDetails } from './driver-details.ts'

const typed = { fullName: ' Łukasz  Żak ', email: ' lukasz@example.pl ', phone: '600 100 200' }

test('name, e-mail and phone come out in their one spelling', () => {
  expect(readDriverDetails(typed)).toEqual({
    ok: true,
    value: { fullName: 'Łukasz Żak', email: 'lukasz@example.pl', phone: '+48600100200' },
  })
})

test.each(['600100200', '600-100-200', '+48600100200', '0048 600 100 200', '48600100200', '(600) 100 200'])(
  '%s is one phone however it is spelled',
  (phone) => {
    expect(readDriverDetails({ ...typed, phone })).toMatchObject({ value: { phone: '+48600100200' } })
  },
)

test('every wrong field is named: no space in the name, no address, fewer than nine digits', () => {
  expect(readDriverDetails({ fullName: 'Łukasz', email: 'lukasz', phone: '60010020' })).toEqual({
    ok: false,
    error: ['fullName', 'email', 'phone'],
  })
  expect(readDriverDetails({ ...typed, email: 'a@b' })).toEqual({ ok: false, error: ['email'] })
})
