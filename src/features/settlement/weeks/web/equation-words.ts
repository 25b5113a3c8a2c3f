import { addWeeks } from '#kernel/week.ts'
import { weekTexts } from '../texts-week.ts'
import type { Equation, OfSome, PayoutParts } from './equation.ts'
import type { WeekAnswer } from './readings.ts'

const { strip } = weekTexts

export function amountOf({ grosze, drivers }: OfSome): string {
  return strip.amountOf(grosze, drivers)
}

/** The card is called by where the week stands: to be paid, paid, or some of each. */
export function payoutTitle({ toPay, payout }: Pick<Equation, 'toPay' | 'payout'>): string {
  const { paid, movedOn } = payout
  if (toPay > 0 && paid.grosze === toPay) return strip.paid
  return paid.grosze > 0 || movedOn.grosze > 0 ? strip.partlyPaid : strip.toPay
}

/** In the order of work. */
const PARTS = ['draft', 'blocked', 'left', 'prepared', 'sent', 'paid', 'movedOn'] as const
/** Where all of it is one of these the title says so. */
const SAID_BY_TITLE: readonly (keyof PayoutParts)[] = ['draft', 'left', 'paid']

/** What became, or is to become, of what is to be paid. @param finished while it runs nothing is closed */
export function payoutHints({ payout }: Pick<Equation, 'payout'>, finished: boolean): string[] {
  const told = PARTS.filter((part) => payout[part].drivers > 0)
  const [only, ...others] = told
  if (only !== undefined && others.length === 0 && SAID_BY_TITLE.includes(only)) return []
  return told.map((part) =>
    strip.parts[part === 'draft' && !finished ? 'running' : part](amountOf(payout[part])),
  )
}

/** Of who has nothing but the balance; empty where nobody has. */
export function aloneWords({ debtsAlone }: Pick<Equation, 'debtsAlone'>): string {
  return debtsAlone.drivers > 0 ? strip.alone(amountOf(debtsAlone)) : ''
}

/**
 * How the debts came of those that the week before handed on. Nothing where they are the same.
 */
export function handedWords({ year, week, before }: Pick<WeekAnswer, 'year' | 'week' | 'before'>): string[] {
  const { handed, drivers, lessened, added, waiting } = before.debts
  const { week: last } = addWeeks({ year, week }, -1)
  const isOther = handed > 0 && (lessened > 0 || added > 0 || waiting > 0)
  return [
    isOther ? strip.handed(last, amountOf({ grosze: handed, drivers })) : '',
    isOther && lessened > 0 ? strip.lessened(lessened) : '',
    isOther && added > 0 ? strip.added(added) : '',
    isOther && waiting > 0 ? strip.outside(waiting) : '',
  ].filter(Boolean)
}

/** Whose balance is still to come of the week before; empty where nobody's is. */
export function openBeforeWords({
  year,
  week,
  before,
}: Pick<WeekAnswer, 'year' | 'week' | 'before'>): string {
  const { week: last } = addWeeks({ year, week }, -1)
  return before.openDrivers > 0 ? strip.openBefore(last, before.openDrivers) : ''
}
