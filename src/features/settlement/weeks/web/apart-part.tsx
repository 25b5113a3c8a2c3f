import { plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { statementTexts } from '../texts-statement.ts'
import { apartDebtWords, sentence } from './debt-words.ts'
import type { StatementAnswer } from './readings.ts'
import classes from './statement.module.css'

/** The rental of the driver's own car: an amount of its own, beside what the week comes to. */
export function ApartPart({ apart }: { readonly apart: NonNullable<StatementAnswer['apart']> }) {
  const { number, state, openingGrosze, resultGrosze, toPayGrosze, carryGrosze, leftToPayGrosze } = apart
  const isPart = leftToPayGrosze > 0 && leftToPayGrosze < toPayGrosze
  return (
    <section aria-label={statementTexts.apart}>
      <dl className={classes.pairs}>
        <dt className={classes.sumOf}>
          <strong>{statementTexts.apart}</strong>
        </dt>
        <dd className={classes.sumOf}>
          <strong>{zloty(toPayGrosze)}</strong>
        </dd>
        {openingGrosze === 0 ? null : (
          <>
            <dt>{statementTexts.apartOpening}</dt>
            <dd>{plainAmount(openingGrosze)}</dd>
            <dt>{statementTexts.apartResult}</dt>
            <dd>{plainAmount(resultGrosze)}</dd>
          </>
        )}
        {carryGrosze === 0 ? null : (
          <>
            <dt>{apart.debt ? statementTexts.apartAtEnd : statementTexts.apartCarry}</dt>
            <dd>{plainAmount(carryGrosze)}</dd>
          </>
        )}
      </dl>
      {apart.debt ? (
        <p className={classes.small}>{sentence(apartDebtWords(apart.debt, carryGrosze))}</p>
      ) : null}
      {state ? (
        <p className={classes.small}>
          {[
            statementTexts.apartStates[state],
            isPart ? statementTexts.leftToPay(leftToPayGrosze) : '',
            apart.onTheWay ? statementTexts.onTheWay(apart.onTheWay.batch, apart.onTheWay.gone) : '',
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      ) : null}
      {number && state === 'closed' ? (
        <p className={classes.small}>{statementTexts.apartUnder(number)}</p>
      ) : null}
    </section>
  )
}
