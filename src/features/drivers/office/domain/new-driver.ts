import { isEmailAddress, isFullName, normalizeFullName } from '#kernel/person-name.ts'
import { normalizePhone, type Phone } from '#kernel/phone.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

export interface NewDriver {
  readonly fullName: string
  readonly phone: Phone
  /** Empty: the office does not know it. */
  readonly email: string
}

export type NewDriverField = 'fullName' | 'phone' | 'email'

/**
 * The office's 'Add driver' form: full name with a space and phone are required, an e-mail must be one (Spec
 * 2 §5).
 */
export function readNewDriver(typed: {
  readonly fullName: string
  readonly phone: string
  readonly email: string
}): Result<NewDriver, readonly NewDriverField[]> {
  const fullName = normalizeFullName(typed.fullName)
  const phone = normalizePhone(typed.phone)
  const email = typed.email.trim()
  const wrong: NewDriverField[] = []
  if (!isFullName(fullName)) wrong.push('fullName')
  if (phone === undefined) wrong.push('phone')
  if (email !== '' && !isEmailAddress(email)) wrong.push('email')
  return phone === undefined || wrong.length > 0 ? fail(wrong) : ok({ fullName, phone, email })
}
