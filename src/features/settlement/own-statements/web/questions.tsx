import { ownStatementTexts as texts } from '../texts.ts'
import { fleetDate } from './own-dates.ts'
import type { OwnStatement } from './statement-rows.ts'

/** What was asked of the statement, and what the office answered; the newest first. */
export function Questions({ questions }: Pick<OwnStatement, 'questions'>) {
  if (questions.length === 0) return null
  return (
    <section className="own-card own-asked-card" aria-labelledby="own-questions">
      <h2 id="own-questions">{texts.questions}</h2>
      <ol className="own-questions">
        {questions.toReversed().map(({ id, question, askedAt, byOffice, answer, answeredAt }) => (
          <li key={id}>
            <p className="own-question">{question}</p>
            <p className="own-small">
              {[texts.day(fleetDate(askedAt)), byOffice ? texts.byOffice : ''].filter(Boolean).join(', ')}
            </p>
            {answer === null ? (
              <p className="own-waits">{texts.waits}</p>
            ) : (
              <div className="own-answer">
                <p>
                  <b>{texts.officeSays}</b>
                </p>
                <p className="own-question">{answer}</p>
                <p className="own-small">{answeredAt ? texts.day(fleetDate(answeredAt)) : ''}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
