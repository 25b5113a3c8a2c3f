import { isEmailAddress, isFullName, normalizeFullName } from '#kernel/person-name.ts'
import { normalizePhone, type Phone } from '#kernel/phone.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

export interface DriverDetails {
  readonly fullName: string
  readonly email: string
  readonly phone: Phone
}

export type DetailField = 'fullName' | 'email' | 'phone'

/**
 * Name with a space, ordinary e-mail address, phone of at least nine digits (Spec 1 §5), each brought to its
 * one spelling; or the fields that are wrong.
 */
export function readDriverDetails(typed: {
  readonly fullName: string
  readonly email: string
  readonly phone: string
}): Result<DriverDetails, readonly DetailField[]> {
  const fullName = normalizeFullName(typed.fullName)
  const email = typed.email.trim()
  const phone = normalizePhone(typed.phone)
  const wrong: DetailField[] = []
  if (!isFullName(fullName)) wrong.push('fullName')
  if (!isEmailAddress(email)) wrong.push('email')
  if (phone === undefined) wrong.push('phone')
  return phone === undefined || wrong.length > 0 ? fail(wrong) : ok({ fullName, email, phone })
}
