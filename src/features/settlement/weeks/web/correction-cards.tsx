import { Button } from '@mantine/core'
import { useState } from 'react'
import { difference, plainAmount } from '#features/settlement/texts-amounts.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { decideCorrection } from '../contract-statement.ts'
import { undoCorrection } from '../contract-undo.ts'
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
  // A refusal reads anew what it was refused for, and the card may be gone with that: what was asked about,
  // what was typed and the refusal stay.
  const [declining, setDeclining] = useState<Decided>()
  const done = (_value: unknown, { decision }: { readonly decision: 'accept' | 'decline' }) =>
    toastDone(decision === 'accept' ? statementTexts.accepted : statementTexts.declined)
  const accept = useAct(decideCorrection, { refreshes: READINGS_OF_WEEKS, done })
  const decline = useAct(decideCorrection, { refreshes: READINGS_OF_WEEKS, done, showsFailure: true })
  const [undoing, setUndoing] = useState<string>()
  const undo = useAct(undoCorrection, {
    refreshes: READINGS_OF_WEEKS,
    showsFailure: true,
    done: () => toastDone(statementTexts.undoAcceptDone),
  })
  const { corrections, id } = statement
  const last = corrections.findLast(({ state }) => state !== 'proposed')
  return (
    <>
      {corrections.length === 0 || id === null ? null : (
        <Panel title={statementTexts.corrections}>
          <p className={classes.small}>{statementTexts.correctionText}</p>
          {corrections.map((correction) => (
            <OneCorrection
              key={correction.id ?? correction.rowsDigest}
              statement={statement}
              correction={correction}
              busy={accept.busy}
              onOpen={onOpen}
              onAccept={() => void accept.run({ id, rowsDigest: correction.rowsDigest, decision: 'accept' })}
              onUndo={correction === last && mayUndo(correction) ? setUndoing : undefined}
              onDecline={() => setDeclining({ id, rowsDigest: correction.rowsDigest })}
            />
          ))}
        </Panel>
      )}
      {declining ? (
        <WordsModal
          title={statementTexts.declineTitle}
          hint={statementTexts.declineHint}
          label={statementTexts.reason}
          save={statementTexts.decline}
          least={3}
          tooFew={weekFailures.reason}
          most={500}
          onSave={(reason) => decline.run({ ...declining, decision: 'decline', reason })}
          onClose={() => setDeclining(undefined)}
        />
      ) : null}
      {undoing === undefined ? null : (
        <WordsModal
          title={statementTexts.undoAcceptTitle}
          hint={statementTexts.undoAcceptHint}
          label={statementTexts.reason}
          save={statementTexts.undoAccept}
          least={3}
          tooFew={weekFailures.reason}
          most={500}
          onSave={(reason) => undo.run({ id: undoing, reason })}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </>
  )
}

/** The last decision, where it was to exclude: what it excluded is in the next proposal again. */
function excludedSince(corrections: readonly Correction[]): Correction | undefined {
  const last = corrections.findLast(({ state }) => state !== 'proposed')
  return last?.state === 'declined' ? last : undefined
}

function sumOfOne({ grosze, apartGrosze }: Correction): number {
  return grosze + apartGrosze
}

/** Accepted, and a line of no closed week yet. */
function mayUndo({ state, settledIn }: Correction): boolean {
  return state === 'accepted' && settledIn === null
}

/** A proposal of a statement, as it was looked at. */
interface Decided {
  readonly id: string
  readonly rowsDigest: string
}

interface OneCorrectionProps extends CorrectionCardsProps {
  readonly correction: Correction
  readonly busy: boolean
  onAccept(): void
  onDecline(): void
  /** Takes back that it was accepted, by its id; left out where it may not be. */
  readonly onUndo: ((id: string) => void) | undefined
}

function OneCorrection(props: OneCorrectionProps) {
  const { statement, correction, busy, onOpen, onAccept, onDecline, onUndo } = props
  const { state, breakdown, apartGrosze, counts, rows, takenBack } = correction
  const { decidedAt, decidedBy } = correction
  const grosze = correction.grosze + apartGrosze
  const excluded = state === 'proposed' ? excludedSince(statement.corrections) : undefined
  const excludedText = excluded ? statementTexts.excludedEarlier(sumOfOne(excluded), excluded.reason) : ''
  const accept = async () => {
    const question = {
      title: statementTexts.acceptTitle(difference(grosze)),
      text: [excludedText, statementTexts.acceptHint].filter(Boolean).join(' '),
      confirm: statementTexts.accept,
    }
    if (await askToConfirm(question)) onAccept()
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
      {excludedText ? <p className={classes.small}>{excludedText}</p> : null}
      {decidedAt && decidedBy ? <p className={classes.small}>{decidedWords(correction)}</p> : null}
      {state === 'proposed' ? (
        <div className={classes.acts}>
          <Button
            size="sm"
            loading={busy}
            disabled={statement.blocks.some(({ code }) => code !== 'report-spans')}
            onClick={() => void accept()}
          >
            {statementTexts.accept}
          </Button>
          <Button variant="default" onClick={onDecline}>
            {statementTexts.decline}
          </Button>
        </div>
      ) : null}
      {onUndo && correction.id !== null ? (
        <div className={classes.acts}>
          <Button variant="default" size="sm" onClick={() => onUndo(correction.id ?? '')}>
            {statementTexts.undoAccept}
          </Button>
        </div>
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
