import { useState } from 'react'
import type { ReturnedRow } from './returned-orders.tsx'

/**
 * What a person has said of orders whose account sent money back: that they go there again. Said of one
 * return, and so of no later one.
 */
export function useSentAgain(rows: readonly ReturnedRow[]) {
  const [said, setSaid] = useState<ReadonlySet<string>>(new Set())
  const isSaid = (row: ReturnedRow) => said.has(keyOf(row))
  const onSay = (row: ReturnedRow, isAgain: boolean) => {
    const next = new Set(said)
    if (isAgain) next.add(keyOf(row))
    else next.delete(keyOf(row))
    setSaid(next)
  }
  const again = rows.filter(isSaid).map(({ statement, returned: { at } }) => ({ statement, returnedAt: at }))
  return { isSaid, onSay, again, waiting: rows.length - again.length }
}

function keyOf({ statement, returned: { at } }: ReturnedRow): string {
  return `${statement} ${at}`
}
