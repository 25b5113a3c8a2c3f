/** A telephone number in E.164, `+48600100200` (D6). */
export type Phone = string & { readonly __phone: true }

/**
 * The one spelling of a number however it was typed: spaces, dashes, brackets, `+48`, `0048`, or nothing
 * before the nine Polish digits (D6). Foreign numbers need their `+` or `00`. A nine-digit number keeps a
 * leading 48 (it is an area code too). Undefined where the digits can't be a number: fewer than 8 behind a
 * `+`, or more than 15 (D45).
 */
export function normalizePhone(text: string): Phone | undefined {
  const plain = withoutMarks(text)
  const match = /^(\+|00)?(\d+)$/.exec(plain)
  if (!match?.[2]) return undefined
  const digits = match[2]
  if (match[1])
    return digits.length >= 8 && digits.length <= 15 && digits[0] !== '0' ? checked(`+${digits}`) : undefined
  if (digits.length === 9 && digits[0] !== '0') return checked(`+48${digits}`)
  if (digits.length === 11 && digits.startsWith('48')) return checked(`+${digits}`)
  return undefined
}

/** A country's prefix was typed, so the fixed +48 stands no more before the field (D45). */
export function hasOwnPrefix(typed: string): boolean {
  return /^(\+|00)/.test(withoutMarks(typed))
}

/**
 * What was typed into a field before which +48 stands fixed, with that prefix once, however much of it was
 * typed too; another country's number stays as it is. Whether it is a number is for {@link normalizePhone} to
 * say.
 */
export function behindPrefix(typed: string): string {
  const plain = withoutMarks(typed)
  if (hasOwnPrefix(plain) && !/^(\+|00)48/.test(plain)) return plain.replace(/^00/, '+')
  return `+48${/^(?:\+|00)?48(\d{9})$/.exec(plain)?.[1] ?? plain.replace(/^(\+|00)48/, '')}`
}

function withoutMarks(text: string): string {
  return text.trim().replace(/[\s\-./()]/gu, '')
}

function checked(e164: string): Phone | undefined {
  if (e164.startsWith('+48') && e164.length !== 12) return undefined
  return e164 as Phone
}

/** `600 100 200` for Polish numbers (the prefix +48 stands beside the field), else the whole number. */
export function formatPhone(phone: Phone): string {
  return phone.startsWith('+48') ? `${phone.slice(3, 6)} ${phone.slice(6, 9)} ${phone.slice(9)}` : phone
}

/**
 * `+48 600 100 200`: whole, and in groups (foreign ones in fours), so that a spreadsheet takes it for text
 * and keeps its sign.
 */
export function formatWholePhone(phone: Phone): string {
  return phone.startsWith('+48') ? `+48 ${formatPhone(phone)}` : phone.replace(/\d{4}(?=\d)/gu, '$& ')
}
