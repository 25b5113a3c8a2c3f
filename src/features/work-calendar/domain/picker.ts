import { isFullName, normalizeFullName } from '#kernel/person-name.ts'
import { normalizePhone, type Phone } from '#kernel/phone.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

export interface Picker {
  readonly fullName: string
  readonly phone: Phone
  readonly email: string
}

export type PickerField = 'fullName' | 'phone' | 'email'

/**
 * Who picks, in the add-shift step: a name with a space, an e-mail of more than 5 characters, a phone of more
 * than 6 (Spec 1 §5), which must also be one, since a driver is known by it (D6).
 * @returns the fields that are wrong, where one is
 */
export function readPicker(typed: {
  readonly fullName: string
  readonly phone: string
  readonly email: string
}): Result<Picker, readonly PickerField[]> {
  const fullName = normalizeFullName(typed.fullName)
  const email = typed.email.trim()
  const phone = normalizePhone(typed.phone)
  const wrong: PickerField[] = []
  if (!isFullName(fullName)) wrong.push('fullName')
  if (email.length <= 5) wrong.push('email')
  if (phone === undefined) wrong.push('phone')
  return phone === undefined || wrong.length > 0 ? fail(wrong) : ok({ fullName, phone, email })
}
