import { Button } from '@mantine/core'
import { useState } from 'react'
import { difference, plainAmount } from '#features/settlement/texts-amounts.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { decideCorrection } from '../contract-statement.ts'
import { weekFailures } from '../texts-failures.ts'
import { lineWords } from '../texts-lines.ts'
import { statementTexts } from '../texts-statement.ts'
import { READINGS_OF_WEEKS, type StatementAnswer } from './readings.ts'
import classes from './statement.module.css'
import { WordsModal } from './words-modal.tsx'

type Correction = StatementAnswer['corrections'][number]

interface CorrectionCardsProps {
  readonly statement: StatementAnswer
  onOpen(label: string, rows: Correction['rows']): void
}

/** What changed of a closed week: proposed for a decision, or decided. The statement itself stays. */
export function CorrectionCards({ statement, onOpen }: CorrectionCardsProps) {
  const { corrections, id } = statement
  if (corrections.length === 0 || id === null) return null
  return (
    <Panel title={statementTexts.corrections}>
      <p className={classes.small}>{statementTexts.correctionText}</p>
      {corrections.map((correction) => (
        <OneCorrection
          key={correction.id ?? correction.rowsDigest}
          statement={statement}
          correction={correction}
          onOpen={onOpen}
        />
      ))}
    </Panel>
  )
}

interface OneCorrectionProps extends CorrectionCardsProps {
  readonly correction: Correction
}

function OneCorrection({ statement, correction, onOpen }: OneCorrectionProps) {
  const [declining, setDeclining] = useState(false)
  const decide = useAct(decideCorrection, {
    refreshes: READINGS_OF_WEEKS,
    showsFailure: true,
    done: (_value, { decision }) =>
      toastDone(decision === 'accept' ? statementTexts.accepted : statementTexts.declined),
  })
  const { state, breakdown, apartGrosze, counts, rows, rowsDigest, takenBack } = correction
  const { decidedAt, decidedBy } = correction
  const id = statement.id ?? ''
  const grosze = correction.grosze + apartGrosze
  const accept = async () => {
    const question = {
      title: statementTexts.acceptTitle(difference(grosze)),
      text: statementTexts.acceptHint,
      confirm: statementTexts.accept,
    }
    if (await askToConfirm(question)) await decide.run({ id, rowsDigest, decision: 'accept' })
  }
  return (
    <section
      className={state === 'proposed' ? classes.waiting : classes.decided}
      aria-label={`${statementTexts.correctionStates[state]} ${difference(grosze)}`}
    >
      <strong>{`${statementTexts.correctionStates[state]}: ${difference(grosze)}`}</strong>
      <dl className={classes.pairs}>
        {breakdown.map(({ code, app, before, now }) => (
          <BrokenDown key={`${code} ${app}`} label={labelOf(code, app)} before={before} now={now} />
        ))}
        <dt className={classes.sumOf}>
          <strong>{statementTexts.own}</strong>
        </dt>
        <dd className={classes.sumOf}>
          <strong>{difference(grosze)}</strong>
        </dd>
        {apartGrosze === 0 ? null : (
          <>
            <dt>{statementTexts.apartCorrected}</dt>
            <dd>{difference(apartGrosze)}</dd>
          </>
        )}
      </dl>
      {takenBack.map(({ fileName, loadedAt, at, by }) => (
        <p key={`${fileName} ${at}`} className={classes.small}>
          {statementTexts.takenBack(fileName, dateAndTime(loadedAt), dateAndTime(at), by)}
        </p>
      ))}
      <p className={classes.small}>
        <span>{statementTexts.rowsChanged(counts)}</span>{' '}
        {rows.length > 0 ? (
          <Button size="compact-xs" variant="subtle" onClick={() => onOpen(statementTexts.corrections, rows)}>
            {statementTexts.sources}
          </Button>
        ) : null}
      </p>
      {decidedAt && decidedBy ? <p className={classes.small}>{decidedWords(correction)}</p> : null}
      {declining ? null : <FailureAlert failure={decide.failure} />}
      {state === 'proposed' ? (
        <div className={classes.acts}>
          <Button
            size="sm"
            loading={decide.busy}
            disabled={statement.blocks.some(({ code }) => code !== 'report-spans')}
            onClick={() => void accept()}
          >
            {statementTexts.accept}
          </Button>
          <Button variant="default" onClick={() => setDeclining(true)}>
            {statementTexts.decline}
          </Button>
        </div>
      ) : null}
      {declining ? (
        <WordsModal
          title={statementTexts.declineTitle}
          hint={statementTexts.declineHint}
          label={statementTexts.reason}
          save={statementTexts.decline}
          least={3}
          tooFew={weekFailures.reason}
          most={500}
          onSave={(reason) => decide.run({ id, rowsDigest, decision: 'decline', reason })}
          onClose={() => setDeclining(false)}
        />
      ) : null}
    </section>
  )
}

function BrokenDown(told: { readonly label: string; readonly before: number; readonly now: number }) {
  return (
    <>
      <dt className={classes.dim}>{statementTexts.now(told.label)}</dt>
      <dd>{plainAmount(told.now)}</dd>
      <dt className={classes.dim}>{statementTexts.before(told.label)}</dt>
      <dd>{plainAmount(0 - told.before)}</dd>
    </>
  )
}

/** When and by whom it was decided, why, and what became of it. */
function decidedWords({ state, decidedAt, decidedBy, reason, settledIn }: Correction): string {
  const after = settledIn ? statementTexts.settledIn(settledIn.number) : statementTexts.notSettled
  const told = [dateAndTime(decidedAt ?? ''), decidedBy ?? '', reason, state === 'accepted' ? after : '']
  return told.filter(Boolean).join(', ')
}

/** Of a kind of line, without what a single line would tell beside it. */
function labelOf(code: Correction['breakdown'][number]['code'], app: string | null): string {
  const { label } = lineWords({
    ...{ code, app, quantity: null, rate: null, base: null, amount: 0, rowIds: [], facts: {}, workings: [] },
  })
  return label
}
