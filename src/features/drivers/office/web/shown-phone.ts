import { formatPhone, normalizePhone } from '#kernel/phone.ts'

/** `600 100 200`, foreign numbers whole. */
export function shownPhone(phone: string): string {
  const known = normalizePhone(phone)
  return known ? formatPhone(known) : phone
}
