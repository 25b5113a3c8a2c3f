import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { MessageState } from '#features/messaging/web/public.tsx'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listChangeTexts, textAllChanges, textChange } from '../../../contract-messages.ts'
import { boardTexts } from '../../../texts-board.ts'
import { asksAll, changeSmsTexts, toldAll } from '../../../texts-messages.ts'
import type { Recorded } from '../week-on-board.ts'
import classes from './changes-drawer.module.css'
import { recordedSpot } from './recorded-spot.ts'

type Told = OutputOf<typeof listChangeTexts>['data'][number]

interface SavedChangesProps {
  readonly weekId: string
  readonly history: readonly Recorded[]
}

/** Changes that are saved with the week, each with its SMS and what became of that (D21, Spec 2 §4). */
export function SavedChanges({ weekId, history }: SavedChangesProps) {
  const texts = useCall(listChangeTexts, { weekId }, { everySeconds: 10 })
  const told = new Map(texts.data?.data.map((each) => [each.id, each]))
  return (
    <>
      <div className={classes.head}>
        <h3 className={classes.title}>{boardTexts.saved}</h3>
        <TellAll weekId={weekId} told={texts.data?.data ?? []} />
      </div>
      <FailureAlert failure={texts.failure} again={texts.again} />
      <ul className={classes.list}>
        {history.map((change) => (
          <li key={change.id}>
            <b>{change.fullName}</b>
            <span>
              {recordedSpot(change.oldWeekDay, change.oldShift, change.oldReg)} →{' '}
              {recordedSpot(change.weekDay, change.shift, change.newReg)}
            </span>
            <small>
              {change.by ? `${change.by}, ` : ''}
              {dateAndTime(change.at)}
            </small>
            <ChangeSms change={change} told={told.get(change.id)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Disabled once nothing is left to be told. */
function TellAll({ weekId, told }: { readonly weekId: string; readonly told: readonly Told[] }) {
  const { run, busy } = useAct(textAllChanges, {
    refreshes: [listChangeTexts],
    done: (counts) => toastDone(toldAll(counts)),
  })
  const toTell = told.filter(({ sms, hindrance }) => !sms && !hindrance)
  const ask = async () => {
    const people = new Set(toTell.map(({ driverId }) => driverId)).size
    const sends = await askToConfirm({
      title: changeSmsTexts.sendAllTitle,
      text: asksAll(toTell.length, people),
      confirm: changeSmsTexts.send,
    })
    if (sends) await run({ weekId })
  }
  return (
    <Button
      size="xs"
      leftSection={<IconSend size={16} />}
      disabled={toTell.length === 0}
      loading={busy}
      onClick={() => void ask()}
    >
      {changeSmsTexts.sendAll}
    </Button>
  )
}

/** Nothing while it is not known whether the driver was told. */
function ChangeSms({ change, told }: { readonly change: Recorded; readonly told: Told | undefined }) {
  const { run, busy } = useAct(textChange, { refreshes: [listChangeTexts] })
  if (!told) return null
  const { sms, earlier, hindrance } = told
  const label = sms ? changeSmsTexts.sent : changeSmsTexts.send
  return (
    <div className={classes.sms}>
      <Button
        size="xs"
        variant="default"
        aria-label={`${label}: ${change.fullName}`}
        disabled={sms !== null || hindrance !== null}
        loading={busy}
        onClick={() => void run({ id: change.id })}
      >
        {label}
      </Button>
      <span className={classes.smsWords} aria-live="polite">
        {sms ? <MessageState state={sms.state} /> : null}
        {sms?.sentAt ? <small>{dateAndTime(sms.sentAt)}</small> : null}
        {sms?.error ? <small>{sms.error}</small> : null}
        {earlier ? <small>{changeSmsTexts.earlier}</small> : null}
        {hindrance ? (
          <small>{hindrance === 'passed' ? changeSmsTexts.passed : changeSmsTexts.withoutPhone}</small>
        ) : null}
      </span>
    </div>
  )
}
