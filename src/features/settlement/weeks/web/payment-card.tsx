import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { appName } from '#features/settlement/schemes/texts-words.ts'
import { isNamePrinted } from '#features/settlement/statement/domain/public.ts'
import { plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { addWeeks, mondayOf } from '#kernel/week.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { dayAndMonth } from '#platform/web/polish-dates.ts'
import { reopenStatement } from '../contract.ts'
import { printStatement } from '../contract-printing.ts'
import { weekFailures } from '../texts-failures.ts'
import { statementTexts } from '../texts-statement.ts'
import { AccountSince } from './account-since.tsx'
import { ApartPart } from './apart-part.tsx'
import { CorrectedSince } from './corrected-since.tsx'
import { debtWords, sentence } from './debt-words.ts'
import { PaymentsPart } from './payments-part.tsx'
import { PrintButton } from './print-button.tsx'
import { READINGS_OF_WEEKS, type StatementAnswer } from './readings.ts'
import classes from './statement.module.css'
import { useCloseWeeks } from './use-close-weeks.tsx'
import { WordsModal } from './words-modal.tsx'

/** What is to be paid and where to; a draft is closed here, and a closed one opened again. */
export function PaymentCard({ statement }: { readonly statement: StatementAnswer }) {
  // Kept where another has opened it meanwhile, so that the reason stays typed and the refusal is read.
  const [reopening, setReopening] = useState<string | null>(null)
  const close = useCloseWeeks(statement)
  const reopen = useAct(reopenStatement, {
    refreshes: READINGS_OF_WEEKS,
    showsFailure: true,
    done: () => toastDone(statementTexts.reopened),
  })
  /** What was excluded is in the draft again: a person says so before. */
  const reopenKnowingly = async (input: { readonly id: string; readonly reason: string }) => {
    const result = await reopen.run(input)
    if (result.ok || result.failure.code !== 'excluded') return result
    const sure = await askToConfirm({
      title: statementTexts.excludedTitle,
      text: result.failure.msg,
      confirm: statementTexts.excludedConfirm,
      danger: true,
    })
    return sure ? reopen.run({ ...input, lapse: true }) : result
  }
  const { id, driver, toPayGrosze, carryGrosze, leftToPayGrosze, balanceGrosze, onTheWay, movedOn } =
    statement
  const { state, mark } = statement
  const runs = state === 'draft' && mark === null && statement.blocks.length === 0
  // Of the week's own money: a rental beside it has a state of its own.
  const of = statement.weekState ?? state
  const titles = { paid: statementTexts.paidOut, 'rolled-over': statementTexts.movedOn }
  // All of it came back once a newer week was closed: none of it has gone on.
  const cameBack = movedOn?.grosze === 0 ? movedOn.since : null
  const title =
    cameBack && of === 'rolled-over'
      ? statementTexts.cameBack
      : of === 'paid' || of === 'rolled-over'
        ? titles[of]
        : statementTexts.toPay
  const isPart = id !== null && leftToPayGrosze > 0 && leftToPayGrosze < toPayGrosze
  return (
    <Panel title={title}>
      <div className={classes.great}>
        {statement.known
          ? zloty(of === 'rolled-over' && movedOn ? (cameBack?.grosze ?? movedOn.grosze) : toPayGrosze)
          : statementTexts.unknown}
      </div>
      <HowSure statement={statement} />
      {movedOn ? <MovedOn of={movedOn} toPay={toPayGrosze} /> : null}
      <CorrectedSince statement={statement} />
      {state === 'idle' ? <p className={classes.small}>{statementTexts.idle}</p> : null}
      {isPart ? <p className={classes.small}>{statementTexts.leftToPay(leftToPayGrosze)}</p> : null}
      <dl className={classes.pairs}>
        {carryGrosze === 0 ? null : (
          <>
            <dt>{id === null ? statementTexts.carry : statementTexts.debtAtEnd}</dt>
            <dd>{plainAmount(carryGrosze)}</dd>
          </>
        )}
      </dl>
      {statement.debt ? (
        <p className={classes.small}>{sentence(debtWords(statement.debt, carryGrosze))}</p>
      ) : null}
      {statement.apart && statement.weekState ? (
        <p className={classes.small}>{statementTexts.weekStates[statement.weekState]}</p>
      ) : null}
      {waits(statement) ? <p className={classes.small}>{whereTo(statement)}</p> : null}
      {lacksAccount(statement) ? <AccountSince statement={statement} /> : null}
      {onTheWay ? (
        <p className={classes.small}>{statementTexts.onTheWay(onTheWay.batch, onTheWay.gone)}</p>
      ) : null}
      <PaymentsPart payments={statement.payments} />
      {statement.apart ? <ApartPart apart={statement.apart} /> : null}
      {id === null && statement.payer === null ? (
        <p className={classes.small}>
          <span>{statementTexts.noPayer}</span>{' '}
          <Link to="/admin/przelewy" search={{ zakladka: 'ustawienia' }}>
            {statementTexts.toPayer}
          </Link>
        </p>
      ) : null}
      {statement.checksum ? (
        <p className={classes.small}>
          <span className={classes.dim}>{statementTexts.checksum}</span>{' '}
          <span className={classes.checksum}>{statement.checksum.slice(0, 16)}</span>
        </p>
      ) : null}
      {isNamePrinted(statement.payee.name) ? null : (
        <p className={classes.small}>{statementTexts.notPrinted(statement.payee.name)}</p>
      )}
      <div className={classes.acts}>
        {id !== null && statement.inForce ? (
          <PrintButton endpoint={printStatement} input={{ id }}>
            {statementTexts.print}
          </PrintButton>
        ) : null}
        {mark !== null && id === null ? (
          <Button
            loading={close.busy}
            onClick={() =>
              void close.ask([{ driverId: driver.id, mark, balanceGrosze, apart: statement.apart }])
            }
          >
            {statementTexts.close}
          </Button>
        ) : null}
        {runs ? (
          <p className={classes.small}>
            {statementTexts.closesFrom(dayAndMonth(mondayOf(addWeeks(statement, 1))))}
          </p>
        ) : null}
        {statement.mayReopen ? (
          <Button variant="default" onClick={() => setReopening(id)}>
            {statementTexts.reopen}
          </Button>
        ) : null}
      </div>
      {reopening !== null ? (
        <WordsModal
          title={statementTexts.reopenTitle}
          hint={`${statementTexts.reopenHint}${excludedHint(statement)}`}
          label={statementTexts.reason}
          save={statementTexts.reopen}
          least={3}
          tooFew={weekFailures.reason}
          most={500}
          onSave={(reason) => reopenKnowingly({ id: reopening, reason })}
          onClose={() => setReopening(null)}
        />
      ) : null}
    </Panel>
  )
}

/** Of a draft in whose way something stands: why its amount is none yet, or not the last word. */
function HowSure({ statement: { state, known, blocks } }: { readonly statement: StatementAnswer }) {
  if (!known) return <p className={classes.small}>{statementTexts.unknownHint}</p>
  if (state !== 'blocked') return null
  const without = blocks.flatMap((block) => (block.code === 'file-missing' ? [appName(block.app)] : []))
  return <p className={classes.small}>{statementTexts.provisional(without.join(', '))}</p>
}

/** Where the last decision on the statement was an exclusion. */
function excludedHint({ corrections }: StatementAnswer): string {
  const last = corrections.findLast(({ state }) => state !== 'proposed')
  return last?.state === 'declined'
    ? ` ${statementTexts.reopenExcluded(last.grosze + last.apartGrosze, last.reason)}`
    : ''
}

interface MovedOnProps {
  readonly of: NonNullable<StatementAnswer['movedOn']>
  readonly toPay: number
}

/** Where went what is not paid under the statement any more, in the amounts that truly went. */
function MovedOn({ of: { statement, grosze, since }, toPay }: MovedOnProps) {
  return (
    <>
      {grosze > 0 ? (
        <p className={classes.small}>{statementTexts.movedInto(grosze, statement, toPay)}</p>
      ) : null}
      {since ? (
        <p className={classes.small}>{statementTexts.cameBackLater(since.grosze, since.statement)}</p>
      ) : null}
    </>
  )
}

/** Closed without an account, and not paid in cash by the driver's own wish. */
function lacksAccount(statement: StatementAnswer): boolean {
  const { id, payee, onTheWay } = statement
  return id !== null && waits(statement) && !onTheWay && !payee.takesCash && payee.account === null
}

/** Whether anything is still to be paid: what was paid says itself how. */
function waits({ id, toPayGrosze, leftToPayGrosze, onTheWay, apart }: StatementAnswer): boolean {
  if (id === null) return toPayGrosze > 0 || (apart?.toPayGrosze ?? 0) > 0
  const isApartOpen = apart !== null && (apart.leftToPayGrosze > 0 || apart.onTheWay !== null)
  return leftToPayGrosze > 0 || onTheWay !== null || isApartOpen
}

/** What a batch holds goes to the account, whatever is wanted since. */
function whereTo({ id, payee, onTheWay }: StatementAnswer): string {
  if (payee.takesCash && !onTheWay) return statementTexts.inCash
  if (payee.account === null)
    return id === null ? statementTexts.noAccount : statementTexts.closedWithoutAccount
  return id === null ? statementTexts.accountNow(payee.account) : statementTexts.account(payee.account)
}
