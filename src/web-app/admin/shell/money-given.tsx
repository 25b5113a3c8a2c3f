import { listMoneyGiven } from '#features/auth/contract.ts'
import { moneyNoteText } from '#features/auth/texts-money.ts'
import { accountTexts } from '#features/auth/texts-screens.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { dayOfInstant } from '#platform/web/admin-ui/polish-instants.ts'
import classes from './flyout.module.css'

type Given = OutputOf<typeof listMoneyGiven>['data']

/** What happened to the right to money lately; nothing for who neither has it nor had it in these days. */
export function useMoneyGiven(): Given {
  return useCall(listMoneyGiven, {}, { everySeconds: 300 }).data?.data ?? []
}

/**
 * Who has the right hears of everybody else who is given it, so that nobody gets it unseen; who has just lost
 * it, too.
 */
export function MoneyGiven({ given }: { readonly given: Given }) {
  if (given.length === 0) return null
  return (
    <div className={classes.item}>
      <h2>{accountTexts.moneyGivenTitle}</h2>
      {given.map((one) => (
        <p key={one.id}>{moneyNoteText({ ...one, day: dayOfInstant(one.at) })}</p>
      ))}
      <p>{accountTexts.moneyDoubt}</p>
    </div>
  )
}
