import { RightIcon } from '#platform/web/ui/icons.tsx'
import { ownStatementTexts as texts } from '../texts.ts'
import { fleetDate } from './own-dates.ts'
import { type OwnStatement, type StatementRow, statementRows } from './statement-rows.ts'

const APART: readonly string[] = ['own-car', 'own-car-correction']

/** The lines, each opening to how it was worked out and where it stands, down to what is paid. */
export function StatementSum({ statement }: { readonly statement: OwnStatement }) {
  const { number, version, closedAt, openingGrosze, resultGrosze, toPayGrosze, carryGrosze } = statement
  const own = statement.lines.filter(({ line }) => !APART.includes(line.code) && saysSomething(line))
  const apart = statement.lines.filter(({ line }) => APART.includes(line.code))
  const owes = carryGrosze < 0
  return (
    <section className="own-card own-sum-card" aria-labelledby="own-lines">
      <h2 id="own-lines">{texts.lines}</h2>
      <ul className="own-lines">
        {statementRows(own).map((row) => (
          <SumRow key={row.key} row={row} />
        ))}
      </ul>
      <dl className="own-totals">
        <div className={openingGrosze === 0 ? 'own-last' : undefined}>
          <dt>{texts.result}</dt>
          <dd>{texts.amount(resultGrosze)}</dd>
        </div>
        {openingGrosze !== 0 && (
          <>
            <div>
              <dt>{texts.opening}</dt>
              <dd>{texts.amount(openingGrosze)}</dd>
            </div>
            <div className="own-last">
              <dt>{owes ? texts.carry : texts.toPay}</dt>
              <dd>{texts.amount(owes ? carryGrosze : toPayGrosze)}</dd>
            </div>
          </>
        )}
      </dl>
      {apart.length > 0 && (
        <>
          <h3 className="own-apart">{texts.apart}</h3>
          <ul className="own-lines">
            {statementRows(apart).map((row) => (
              <SumRow key={row.key} row={row} />
            ))}
          </ul>
        </>
      )}
      <p className="own-small">
        {`${closedAt ? `${texts.document(number, fleetDate(closedAt), version)}. ` : ''}${texts.automatic}`}
      </p>
    </section>
  )
}

/** A line of nothing on nothing is left to the PDF. */
function saysSomething({ amount, base }: OwnStatement['lines'][number]['line']): boolean {
  return amount !== 0 || (base !== null && base !== 0)
}

function SumRow({ row: { label, hint, grosze, inner, sources } }: { readonly row: StatementRow }) {
  return (
    <li>
      <details className="own-line">
        <summary>
          <span className="own-line-words">
            <span>{label}</span>
            <small>{hint || texts.how}</small>
          </span>
          <span className="own-line-amount">{texts.amount(grosze)}</span>
          <RightIcon />
        </summary>
        <div className="own-inner">
          {inner.length > 0 && (
            <dl>
              {inner.map(({ key, words, grosze: part }) => (
                <div key={key}>
                  <dt>{words}</dt>
                  <dd>{part === null ? '' : texts.amount(part)}</dd>
                </div>
              ))}
              <div className="own-inner-last">
                <dt>{hint || label}</dt>
                <dd>{texts.amount(grosze)}</dd>
              </div>
            </dl>
          )}
          {sources.map((words) => (
            <p key={words}>{texts.source(words)}</p>
          ))}
        </div>
      </details>
    </li>
  )
}
