import { expect, test } from 'vitest'
import { contactProblems, missingOf, personOf } from './contact.ts'

const good = { fullName: 'Jan Kowalski', email: 'a@b.pl', phone: '6001002' }

test('a name with a space, an e-mail of six characters and a phone of seven are enough', () => {
  expect(contactProblems(good)).toEqual({})
})

test('each missing part has its own text', () => {
  expect(contactProblems({ ...good, fullName: 'Jan' })).toEqual({ fullName: 'Wprowadź imię i nazwisko' })
  expect(contactProblems({ ...good, email: 'a@b.c' })).toEqual({ email: 'Wprowadź adres e-mail' })
  expect(contactProblems({ ...good, phone: '600100' })).toEqual({ phone: 'Wprowadź numer telefonu' })
})

test('whom an open session knows is asked only for what is missing, and picks as the office knows the driver', () => {
  const known = { fullName: 'Jan Kowalski', email: '', phone: '+48600100200' }
  const typed = { fullName: 'Ktoś Inny', email: 'jan@b.pl', phone: '' }
  expect(missingOf(known)).toEqual(['email'])
  expect(personOf(known, typed)).toEqual({ ...known, email: 'jan@b.pl' })
  expect(missingOf(undefined)).toEqual(['fullName', 'email', 'phone'])
  expect(personOf(undefined, typed)).toEqual(typed)
})
