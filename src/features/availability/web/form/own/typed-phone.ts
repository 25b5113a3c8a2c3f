import { formatPhone, normalizePhone } from '#kernel/phone.ts'

/** A phone as it is typed behind the prefix that stands there: `600 100 200`. */
export function typedPhone(phone: string): string {
  const known = normalizePhone(phone)
  return known ? formatPhone(known) : phone
}
