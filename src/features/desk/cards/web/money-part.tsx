import { inZloty } from '#kernel/money.ts'
import { cardTexts as texts } from '../texts-cards.ts'
import classes from './card.module.css'
import type { DriverCardData } from './card-data.ts'
import { Section } from './card-frame.tsx'

/** The last weeks with results, and the balance: drawn only where the server has told them. */
export function MoneyPart({ money }: { readonly money: NonNullable<DriverCardData['money']> }) {
  const { weeks, balanceGrosze } = money
  return (
    <Section title={texts.money} beside={texts.balance(inZloty(balanceGrosze))}>
      {weeks.length === 0 ? (
        <p className={classes.none}>{texts.noMoney}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{texts.weekShort}</th>
              <th scope="col">{texts.shifts}</th>
              <th scope="col">{texts.perShift}</th>
              <th scope="col">{texts.total}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ year, week, shifts, perShiftGrosze, earnedGrosze }) => (
              <tr key={`${year} ${week}`}>
                <th scope="row">{week}</th>
                <td>{shifts}</td>
                <td>{amount(perShiftGrosze)}</td>
                <td>{amount(earnedGrosze)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

function amount(grosze: number | null): string {
  return grosze === null ? texts.nowhere : inZloty(grosze)
}
