import { listMoneyGiven } from '#features/auth/contract.ts'
import { accountTexts } from '#features/auth/texts-screens.ts'
import { useMe } from '#features/auth/web/public.tsx'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { dayOfInstant } from '#platform/web/admin-ui/polish-instants.ts'
import classes from './flyout.module.css'

type Given = OutputOf<typeof listMoneyGiven>['data']

/** Into whose hands the right to money came lately; nothing for who does not have it. */
export function useMoneyGiven(): Given {
  const { money } = useMe()
  return useCall(listMoneyGiven, {}, { enabled: money, everySeconds: 300 }).data?.data ?? []
}

/** Who has the right hears of everybody else who is given it, so that nobody gets it unseen. */
export function MoneyGiven({ given }: { readonly given: Given }) {
  if (given.length === 0) return null
  return (
    <div className={classes.item}>
      <h2>{accountTexts.moneyGivenTitle}</h2>
      {given.map((one) => (
        <p key={one.id}>{wordsOf(one)}</p>
      ))}
      <p>{accountTexts.moneyDoubt}</p>
    </div>
  )
}

function wordsOf({ name, by, how, toThemselves, at }: Given[number]): string {
  const day = dayOfInstant(at)
  if (how === 'password') return accountTexts.moneyOpened(name, by, day)
  if (how === 'factor') return accountTexts.moneyUnguarded(name, by, day)
  return toThemselves ? accountTexts.moneyTaken(name, day) : accountTexts.moneyGiven(name, by, day)
}
