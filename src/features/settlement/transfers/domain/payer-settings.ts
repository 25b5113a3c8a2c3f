import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Grosze } from '#kernel/money.ts'
import { type BankProfile, bankProfile } from './bank-profile.ts'
import type { TransferFormat } from './batch.ts'

/** One of the fleet's accounts, and how its bank takes a file. */
export interface PayerAccount {
  readonly id: string
  /** What the office calls it. */
  readonly label: string
  /** 26 digits. */
  readonly number: string
  /** Of `BANK_PROFILES`. */
  readonly profile: string
  /** Otherwise than the profile says; null for as it says. */
  readonly letters: BankProfile['letters'] | null
  readonly encoding: BankProfile['encoding'] | null
  readonly format: TransferFormat
}

/** The bank's profile with what the fleet has set otherwise. Polish letters can't be written in ASCII. */
export function profileOf({ profile, letters, encoding }: PayerAccount): BankProfile {
  const base = bankProfile(profile)
  const wanted = letters ?? base.letters
  const bytes = encoding ?? base.encoding
  return { ...base, letters: wanted, encoding: wanted === 'polish' && bytes === 'ascii' ? 'utf-8' : bytes }
}

/** From which amount on a second person has to agree; undefined for none. */
export interface TwoPersonsRule {
  readonly over: Grosze | undefined
  /** The strictest that held before on the day of the last change. */
  readonly former: Grosze | undefined
  readonly changedOn: CalendarDate | undefined
}

/**
 * The rule as it holds today: a stricter amount at once, a more generous one from the next day on, so that
 * nobody lifts it for a batch and puts it back afterwards.
 */
export function limitInForce({ over, former, changedOn }: TwoPersonsRule, today: CalendarDate) {
  return changedOn === today ? stricter(over, former) : over
}

/** What is kept of a rule when it is changed. */
export function changedRule(
  rule: TwoPersonsRule,
  over: Grosze | undefined,
  today: CalendarDate,
): TwoPersonsRule {
  if (over === rule.over) return rule
  return { over, former: limitInForce(rule, today), changedOn: today }
}

function stricter(one: Grosze | undefined, other: Grosze | undefined): Grosze | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return one < other ? one : other
}

/** Places of account numbers that stand before already; '' for what is no number. */
export function repeatedAccounts(numbers: readonly string[]): number[] {
  return [...numbers.keys()].filter((at) => numbers[at] !== '' && numbers.indexOf(numbers[at] ?? '') < at)
}
