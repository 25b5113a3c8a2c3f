import { weekTexts } from '../texts-week.ts'
import type { DriverOfWeek } from './readings.ts'

type Debt = DriverOfWeek['debt']

/** What became of the debt with which a week was closed; empty where it was none. @param carry 0 or less */
export function debtWords(debt: Debt, carry: number): string {
  if (!debt) return ''
  const left = debt.left === 0 - carry ? null : debt.left
  switch (debt.code) {
    case 'waits':
      return weekTexts.debt.waits(left)
    case 'passed':
      return weekTexts.debt.passed(left, debt.statement)
    case 'even':
      return weekTexts.debt.even
  }
}

/** The same of the driver's own car, whose next rental is less by what is left. */
export function apartDebtWords(debt: Debt, carry: number): string {
  if (debt?.code === 'passed') return weekTexts.apartDebt.passed(debt.left, debt.statement)
  if (debt?.code === 'even') return weekTexts.apartDebt.even
  return weekTexts.apartCarry(debt ? 0 - debt.left : carry)
}

/** As a sentence of its own. */
export function sentence(words: string): string {
  return `${words.charAt(0).toLocaleUpperCase('pl')}${words.slice(1)}.`
}
