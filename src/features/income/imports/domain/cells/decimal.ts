/** Enough for what a grosz or a metre needs; a spreadsheet's own numbers have no more. */
const TRUSTED_DIGITS = 15
const [ZERO, NINE, COMMA_CODE, DOT_CODE] = [0x30, 0x39, 0x2c, 0x2e]
export const COMMA = ','
export const DOT = '.'
export type Mark = typeof COMMA | typeof DOT
/** `1.234`, `-12,345 zł`: nothing but one mark with three digits behind it and no more than three before. */
const UNCLEAR = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/
const GROUP = /[\s\u00a0\u202f\u2009']/gu

/**
 * Reads a number as people and programs write it (`1 234,56`, `1234.56`, `1,234.56`, no-break spaces, a sign,
 * `zł` after it) into whole units of the last place wanted, digit by digit, so that no amount is off by a
 * grosz. What lies beyond the last place is rounded half away from zero, after the noise that spreadsheets
 * leave in the sixteenth digit is gone.
 * @param places 2 for złoty into grosze, 3 for kilometres into metres, 0 for whole numbers
 * @returns undefined for what is no number or one too big to be exact
 */
export function readDecimal(text: string, places: number): number | undefined {
  const simple = plainUnits(text, places)
  if (simple !== undefined) return simple
  const plain = withoutUnit(text)
  const match = /^([+-]?)(\d[\d.,]*|[.,]\d+)(?:e([+-]?\d{1,3}))?$/i.exec(plain)
  const parts = match && parted(match[2] ?? '')
  if (!match || !parts) return undefined
  const digits = (parts.whole + parts.fraction).replace(/^0+/, '')
  const exponent = Number(match[3] ?? 0) - parts.fraction.length
  const units = rounded(digits, exponent, places)
  if (units === undefined) return undefined
  return match[1] === '-' && units !== 0 ? -units : units
}

/**
 * The mark of a number that reads in two ways, such as `1.234`: a fraction of three digits, or a thousand.
 * The cell alone can't tell (`numberMarks`).
 */
export function isUnclear(text: string): Mark | undefined {
  const at = Math.max(text.lastIndexOf(COMMA), text.lastIndexOf(DOT))
  if (at < 1 || text.length - at <= 3) return undefined
  const match = UNCLEAR.exec(withoutUnit(text))
  return match ? (match[1] as Mark) : undefined
}

/** As {@link readDecimal}, where marks like that of `1.234` group thousands. */
export function readWithThousands(text: string, places: number): number | undefined {
  const mark = isUnclear(text)
  return readDecimal(mark ? text.replace(mark, '') : text, places)
}

function withoutUnit(text: string): string {
  return text
    .replace(GROUP, '')
    .replace(/(?:zł|zl|pln|km)$/iu, '')
    .replace(/^\u2212/u, '-')
}

/**
 * What nearly every cell holds, read in one go: a few digits, with no more behind one mark than are wanted.
 */
function plainUnits(text: string, places: number): number | undefined {
  let units = 0
  let behind = -1
  if (text.length === 0 || text.length > 12) return undefined
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= ZERO && code <= NINE) {
      units = units * 10 + code - ZERO
      if (behind >= 0) behind++
    } else if ((code === COMMA_CODE || code === DOT_CODE) && behind < 0 && at > 0) behind = 0
    else return undefined
  }
  if (behind === 0 || behind > places) return undefined
  for (let digits = Math.max(0, behind); digits < places; digits++) units *= 10
  return units
}

/** Which of dot and comma parts the fraction: the last one, if it stands there once. */
function parted(text: string): { readonly whole: string; readonly fraction: string } | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return { whole: text, fraction: '' }
  const mark = text.charAt(last)
  const isGrouping = text.indexOf(mark) !== last
  const whole = isGrouping ? text : text.slice(0, last)
  const groups = whole.split(/[.,]/)
  const isGrouped = groups.length === 1 || groups.every((group, at) => at === 0 || group.length === 3)
  // Two kinds of mark before the fraction, or groups of other lengths, are a slip of the hand.
  if (!isGrouped || (groups.length > 1 && new Set(whole.replace(/\d/g, '')).size > 1)) return undefined
  return { whole: groups.join(''), fraction: isGrouping ? '' : text.slice(last + 1) }
}

/** The number `digits` x 10^`exponent` in units of 10^-`places`. */
function rounded(digits: string, exponent: number, places: number): number | undefined {
  if (digits === '') return 0
  const noise = Math.max(0, digits.length - TRUSTED_DIGITS)
  const trusted = noise === 0 ? digits : halfUp(digits, digits.length - noise)
  const shift = exponent + noise + places
  if (shift >= 0) {
    const units = Number(trusted + '0'.repeat(Math.min(shift, 30)))
    return Number.isSafeInteger(units) ? units : undefined
  }
  const units = Number(halfUp(trusted, trusted.length + shift))
  return Number.isSafeInteger(units) ? units : undefined
}

/** The first `keep` digits, plus one where the next is 5 or more. */
function halfUp(digits: string, keep: number): string {
  if (keep < 0) return '0'
  const head = Number(digits.slice(0, keep) || '0')
  return String(head + (digits.charAt(keep) >= '5' ? 1 : 0))
}
