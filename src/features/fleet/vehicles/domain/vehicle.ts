import { fail, ok, type Result } from '#kernel/result.ts'

/** How a registration is kept: upper case, without spaces (D25). */
function normalizeRegistration(text: string): string {
  return text.replace(/\s/gu, '').toLocaleUpperCase('pl')
}

/** 3 to 8 characters without spaces (D25: the specification's unused 3-7 would refuse real plates). */
export function isRegistration(reg: string): boolean {
  return /^[^\s\p{C}]{3,8}$/u.test(reg)
}

function normalizeVin(text: string): string {
  return text.replace(/\s/gu, '').toUpperCase()
}

/** Exactly 17 letters and digits without I, O and Q; no check digit, which does not bind in Europe (D25). */
export function isVin(vin: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin)
}

/**
 * The identity of a vehicle in the form it is kept in.
 * @returns the fields that are wrong, where one is
 */
export function judgeIdentity(form: {
  readonly reg: string
  readonly vin: string
}): Result<{ reg: string; vin: string }, readonly ('reg' | 'vin')[]> {
  const reg = normalizeRegistration(form.reg)
  const vin = normalizeVin(form.vin)
  const wrong: ('reg' | 'vin')[] = []
  if (!isRegistration(reg)) wrong.push('reg')
  if (!isVin(vin)) wrong.push('vin')
  return wrong.length > 0 ? fail(wrong) : ok({ reg, vin })
}

/** The order in which cars are used and listed: high priority first, then low order, then registration (D16). */
export function compareForUse(a: CarInLine, b: CarInLine): number {
  if (a.priority !== b.priority) return b.priority - a.priority
  if (a.order !== b.order) return a.order - b.order
  return a.reg < b.reg ? -1 : a.reg > b.reg ? 1 : 0
}

interface CarInLine {
  readonly reg: string
  readonly priority: number
  readonly order: number
}
