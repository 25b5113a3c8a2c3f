import { fail, ok, type Result } from '#kernel/result.ts'

/** A Polish account number (NRB): its 26 digits, whose checksum is right; without PL and without spaces. */
export type AccountNumber = string & { readonly __accountNumber: true }

/** Why what was typed is no account that an order in złoty can go to. */
export type AccountFault =
  | { readonly code: 'account-not-given' }
  | { readonly code: 'account-foreign'; readonly country: string }
  /** `found`: what stands in it beside digits, each once, in the order of appearance. */
  | { readonly code: 'account-not-digits'; readonly found: readonly string[] }
  | { readonly code: 'account-length'; readonly digits: number; readonly expected: 26 }
  | { readonly code: 'account-checksum' }

const LENGTH = 26

/** Spaces of every kind, invisible marks that come along when copied, and all dashes. */
const BETWEEN_DIGITS = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff\p{Pd}\u2212._']/gu

/**
 * Reads an account number as people type and paste it: grouped by any spaces or dashes, with PL before it, or
 * with the word IBAN. Source of the rule: settlement.md, Transfers (NRB).
 */
export function judgeAccountNumber(typed: string): Result<AccountNumber, AccountFault> {
  const bare = typed
    .normalize('NFKC')
    .replace(BETWEEN_DIGITS, '')
    .toUpperCase()
    .replace(/^(IBAN|NRB):?/, '')
  const country = /^([A-Z]{2})\d{2}[A-Z0-9]*$/.exec(bare)?.[1]
  if (country !== undefined && country !== 'PL') return fail({ code: 'account-foreign', country })
  const number = bare.replace(/^PL/, '')
  if (number === '') return fail({ code: 'account-not-given' })
  const strange = number.match(/\D/gu)
  if (strange) return fail({ code: 'account-not-digits', found: [...new Set(strange)] })
  if (number.length !== LENGTH) {
    return fail({ code: 'account-length', digits: number.length, expected: LENGTH })
  }
  return hasRightChecksum(number) ? ok(number as AccountNumber) : fail({ code: 'account-checksum' })
}

/**
 * `int(d[3-26] + "2521" + d[1-2]) % 97 == 1`, where 2521 stands for PL. Check digits are 02 to 98 (ISO 7064):
 * 00, 01 and 99 have the same remainder as 97, 98 and 02, and are nobody's.
 */
function hasRightChecksum(number: string): boolean {
  const check = Number(number.slice(0, 2))
  if (check < 2 || check > 98) return false
  let remainder = 0
  for (const digit of `${number.slice(2)}2521${number.slice(0, 2)}`) {
    remainder = (remainder * 10 + Number(digit)) % 97
  }
  return remainder === 1
}

/** The number of the bank and its branch: digits 3 to 10. */
export function bankNumber(account: AccountNumber): string {
  return account.slice(2, 10)
}

/** `10 1050 •••• 9123`: enough to know one's own account again, too little to learn somebody else's. */
export function maskAccount(account: AccountNumber): string {
  return `${account.slice(0, 2)} ${account.slice(2, 6)} •••• ${account.slice(-4)}`
}

/** `61 1090 1014 0000 0712 1981 2874`, as it stands on letters of the bank. */
export function groupAccount(account: AccountNumber): string {
  return account.replace(/^(\d{2})/, '$1 ').replace(/(\d{4})(?=\d)/g, '$1 ')
}
