import { ledgerKindTexts } from '#features/settlement/ledger/texts-kinds.ts'
import { schemeInWords } from '#features/settlement/schemes/texts-words.ts'
import { lineWords } from '#features/settlement/weeks/texts-lines.ts'
import { ownStatementTexts as texts } from '../texts.ts'
import type { PageLink } from './frame.tsx'
import { fleetDate } from './own-dates.ts'
import { pathOfStatement } from './shown-amount.ts'
import type { OwnStatement } from './statement-rows.ts'

interface CardProps {
  readonly statement: OwnStatement
}

/** What changed after the closing: the statement stays, the difference is in another. */
export function Corrections({ statement, Link }: CardProps & { readonly Link: PageLink }) {
  if (statement.corrections.length === 0) return null
  return (
    <section className="own-card" aria-labelledby="own-corrections">
      <h2 id="own-corrections">{texts.corrections}</h2>
      {statement.corrections.map(({ grosze, apartGrosze, breakdown, settledIn }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: corrections are only added, in their order.
        <div className="own-correction" key={at}>
          <p>
            <b>{texts.correction(grosze + apartGrosze)}</b>
          </p>
          <ul>
            {breakdown.map(({ code, app, before, now }) => (
              <li key={`${code} ${app}`}>{texts.correctionOf(nameOfLine(code, app), before, now)}</li>
            ))}
          </ul>
          {settledIn === null ? (
            <p>{texts.correctionWaits}</p>
          ) : (
            <p>
              <Link href={pathOfStatement(settledIn)}>{texts.correctionIn(settledIn)}</Link>
            </p>
          )}
        </div>
      ))}
    </section>
  )
}

function nameOfLine(code: OwnStatement['lines'][number]['line']['code'], app: string | null): string {
  return lineWords({
    ...{ code, app, amount: 0, quantity: null, rate: null, base: null },
    ...{ rowIds: [], facts: {}, workings: [] },
  }).label
}

/** Transfers and cash under this statement. */
export function Payments({ statement: { payments } }: CardProps) {
  if (payments.length === 0) return null
  return (
    <section className="own-card" aria-labelledby="own-payments">
      <h2 id="own-payments">{texts.payments}</h2>
      <ul className="own-list">
        {payments.map(({ at, grosze, by, accountEnd, apart, returnedAt }) => (
          <li key={`${at} ${apart} ${returnedAt}`}>
            <span>
              <span>{texts.day(fleetDate(at))}</span>
              <small>{texts.payment(by, accountEnd)}</small>
              {apart && <small>{texts.paymentApart}</small>}
              {returnedAt !== null && (
                <small>{(by === 'cash' ? texts.takenBack : texts.returned)(fleetDate(returnedAt))}</small>
              )}
            </span>
            <b className={returnedAt === null ? undefined : 'own-gone'}>{texts.amount(grosze)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** By which rule the week was settled. */
export function Rule({ statement: { scheme } }: CardProps) {
  if (!scheme) return null
  return (
    <details className="own-card own-fold">
      <summary>{texts.rule}</summary>
      <p>{(texts.saysFrozen ? scheme.words : null) ?? schemeInWords(scheme.rules)}</p>
      <p className="own-small">{texts.ruleSince(scheme.from.week, scheme.from.year)}</p>
    </details>
  )
}

/** What was booked up to the closing, with the balance after each. */
export function Ledger({ statement: { ledger } }: CardProps) {
  if (ledger.length === 0) return null
  const { date, what, amount, balance } = texts.ledgerColumns
  return (
    <details className="own-card own-fold">
      <summary>{texts.ledger}</summary>
      <table className="own-ledger">
        <thead>
          <tr>
            <th scope="col">{date}</th>
            <th scope="col">{what}</th>
            <th scope="col">{amount}</th>
            <th scope="col">{balance}</th>
          </tr>
        </thead>
        <tbody>
          {ledger.map(({ bookedAt, kind, week, grosze, balance: after }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are frozen in their order.
            <tr key={at}>
              <td>{bookedAt === null ? texts.noDate : texts.shortDay(fleetDate(bookedAt))}</td>
              <td>
                {week === null
                  ? ledgerKindTexts.kinds[kind]
                  : ledgerKindTexts.ofWeek(ledgerKindTexts.kinds[kind], week)}
              </td>
              <td>{texts.amount(grosze)}</td>
              <td>{texts.amount(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
