import { expect, test, vi } from 'vitest'
import type { CallFailure } from '../call.ts'
import { showInForm } from './form-failure.ts'

// There is no page here on which a field could take the focus.
vi.stubGlobal('document', { querySelectorAll: () => [], querySelector: () => null })

function formOf<Values extends object>(values: Values) {
  const shown: Record<string, string> = {}
  return { values, shown, setErrors: (errors: Record<string, string>) => void Object.assign(shown, errors) }
}

const failure = (fields?: Record<string, string>): CallFailure => ({
  status: 400,
  code: 'invalid_input',
  msg: 'Popraw zaznaczone dane i spróbuj ponownie.',
  ...(fields ? { fields } : {}),
})

test('fields of the form say what is wrong with them, and nothing is left to say', () => {
  const form = formOf({ login: '', name: '' })
  expect(showInForm(form, failure({ login: 'Za krótki.' }))).toBeUndefined()
  expect(form.shown).toEqual({ login: 'Za krótki.' })
})

test('a field that the wire calls differently finds its input', () => {
  const form = formOf({ phone: '' })
  expect(showInForm(form, failure({ phoneNumber: 'Zły numer.' }), { phoneNumber: 'phone' })).toBeUndefined()
  expect(form.shown).toEqual({ phone: 'Zły numer.' })
})

test('a failure without fields, or with one that the form has not, is still to be shown (D29)', () => {
  expect(showInForm(formOf({ login: '' }), failure())?.msg).toBe('Popraw zaznaczone dane i spróbuj ponownie.')
  expect(showInForm(formOf({ login: '' }), failure({ login: 'x', week: 'y' }))).toBeDefined()
})
