const PLACES = 4

export const NO_DIGITS: readonly string[] = ['', '', '', '']

interface Typed {
  readonly digits: readonly string[]
  /** The place to go on at, 0-3. */
  readonly next: number
}

/**
 * The PIN after text came into one place: one digit replaces what was there, several (pasted, or filled in by
 * the phone) spread from there on, all four from the start. What is no digit is ignored.
 */
export function pinWithDigits(digits: readonly string[], place: number, text: string): Typed {
  const before = digits[place] ?? ''
  let typed = text.replace(/\D/g, '')
  // A box that already holds a digit reports both; only the new one counts.
  if (typed.length === 2 && before !== '' && typed.includes(before)) typed = typed.replace(before, '')
  if (typed === '') return { digits, next: place }
  const start = typed.length >= PLACES ? 0 : place
  const result = [...digits]
  let next = start
  for (const digit of typed.slice(0, PLACES - start)) result[next++] = digit
  return { digits: result, next: Math.min(next, PLACES - 1) }
}

/** The PIN after a backspace: empties this place, or the one before where it is empty already. */
export function pinWithoutDigit(digits: readonly string[], place: number): Typed {
  const at = digits[place] === '' && place > 0 ? place - 1 : place
  return { digits: digits.map((digit, index) => (index === at ? '' : digit)), next: at }
}

/** The four digits, or undefined while one is missing. */
export function wholePin(digits: readonly string[]): string | undefined {
  const pin = digits.join('')
  return /^\d{4}$/.test(pin) ? pin : undefined
}
