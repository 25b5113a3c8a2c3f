import { Button } from '@mantine/core'
import { useState } from 'react'
import { plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { reopenStatement } from '../contract.ts'
import { printStatement } from '../contract-printing.ts'
import { weekFailures } from '../texts-failures.ts'
import { statementTexts } from '../texts-statement.ts'
import { ApartPart } from './apart-part.tsx'
import { PrintButton } from './print-button.tsx'
import { READINGS_OF_WEEKS, type StatementAnswer } from './readings.ts'
import classes from './statement.module.css'
import { useCloseWeeks } from './use-close-weeks.ts'
import { WordsModal } from './words-modal.tsx'

/** What is to be paid and where to; a draft is closed here, and a closed one opened again. */
export function PaymentCard({ statement }: { readonly statement: StatementAnswer }) {
  const [reopening, setReopening] = useState(false)
  const close = useCloseWeeks(statement)
  const reopen = useAct(reopenStatement, {
    refreshes: READINGS_OF_WEEKS,
    showsFailure: true,
    done: () => toastDone(statementTexts.reopened),
  })
  const { id, driver, payee, toPayGrosze, carryGrosze, leftToPayGrosze, onTheWay, state, mark } = statement
  const isPaid = state !== 'corrected' && statement.weekState === 'paid'
  const isPart = id !== null && leftToPayGrosze > 0 && leftToPayGrosze < toPayGrosze
  const account = id === null ? statementTexts.accountNow : statementTexts.account
  return (
    <Panel title={isPaid ? statementTexts.paidOut : statementTexts.toPay}>
      <div className={classes.great}>{zloty(toPayGrosze)}</div>
      {state === 'idle' ? <p className={classes.small}>{statementTexts.idle}</p> : null}
      {isPart ? <p className={classes.small}>{statementTexts.leftToPay(leftToPayGrosze)}</p> : null}
      <dl className={classes.pairs}>
        {carryGrosze === 0 ? null : (
          <>
            <dt>{statementTexts.carry}</dt>
            <dd>{plainAmount(carryGrosze)}</dd>
          </>
        )}
      </dl>
      {statement.apart && statement.weekState ? (
        <p className={classes.small}>{statementTexts.weekStates[statement.weekState]}</p>
      ) : null}
      <p className={classes.small}>{payee.account ? account(payee.account) : statementTexts.noAccount}</p>
      {onTheWay ? <p className={classes.small}>{statementTexts.onTheWay(onTheWay.batch)}</p> : null}
      {statement.apart ? <ApartPart apart={statement.apart} /> : null}
      {statement.checksum ? (
        <p className={classes.small}>
          <span className={classes.dim}>{statementTexts.checksum}</span>{' '}
          <span className={classes.checksum}>{statement.checksum.slice(0, 16)}</span>
        </p>
      ) : null}
      <div className={classes.acts}>
        {id !== null && statement.inForce ? (
          <PrintButton endpoint={printStatement} input={{ id }}>
            {statementTexts.print}
          </PrintButton>
        ) : null}
        {mark !== null && id === null ? (
          <Button loading={close.busy} onClick={() => void close.ask([{ driverId: driver.id, mark }])}>
            {statementTexts.close}
          </Button>
        ) : null}
        {statement.mayReopen ? (
          <Button variant="default" onClick={() => setReopening(true)}>
            {statementTexts.reopen}
          </Button>
        ) : null}
      </div>
      {reopening && id !== null ? (
        <WordsModal
          title={statementTexts.reopenTitle}
          hint={statementTexts.reopenHint}
          label={statementTexts.reason}
          save={statementTexts.reopen}
          cancel={statementTexts.cancel}
          least={3}
          tooFew={weekFailures.reason}
          most={500}
          onSave={(reason) => reopen.run({ id, reason })}
          onClose={() => setReopening(false)}
        />
      ) : null}
    </Panel>
  )
}
