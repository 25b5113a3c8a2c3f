import { weekTexts } from '../texts-week.ts'
import type { DriverOfWeek } from './readings.ts'
import classes from './week.module.css'

/** What is to be closed, as far as its money is asked about. */
export type ToClose = Pick<DriverOfWeek, 'driverId' | 'mark' | 'balanceGrosze'> & {
  readonly apart: { readonly toPayGrosze: number } | null
}

/** Of the same week, what stays as it is. */
export interface StaysOpen {
  readonly blocked: number
  /** Ready, and taken out. */
  readonly unchosen: number
}

const NOTHING: StaysOpen = { blocked: 0, unchosen: 0 }

/** What closing comes to, in sentences, each with its amount and its drivers. */
export function closeWords(rows: readonly ToClose[], stays: StaysOpen = NOTHING): string[] {
  const { closeSums } = weekTexts
  const balances = rows.map(({ balanceGrosze }) => balanceGrosze ?? 0)
  const [toPay, owed] = [balances.filter((one) => one > 0), balances.filter((one) => one < 0)]
  const apart = rows.flatMap((row) => (row.apart && row.apart.toPayGrosze > 0 ? [row.apart.toPayGrosze] : []))
  const even = balances.length - toPay.length - owed.length
  return [
    closeSums.toPay(sum(toPay), toPay.length),
    apart.length > 0 ? closeSums.apart(sum(apart), apart.length) : '',
    owed.length > 0 ? closeSums.owed(0 - sum(owed), owed.length) : '',
    even > 0 ? closeSums.even(even) : '',
    stays.blocked > 0 ? closeSums.blocked(stays.blocked) : '',
    stays.unchosen > 0 ? closeSums.unchosen(stays.unchosen) : '',
  ].filter(Boolean)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, one) => total + one, 0)
}

/** In the question before closing: the money first, then what closing means. */
export function CloseSums({
  rows,
  stays,
}: {
  readonly rows: readonly ToClose[]
  readonly stays?: StaysOpen
}) {
  return (
    <>
      <ul className={classes.closeSums}>
        {closeWords(rows, stays).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p>{weekTexts.closeText}</p>
    </>
  )
}
