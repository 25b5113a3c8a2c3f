import { Badge } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import type { Recorded } from '#features/board/work/web/public-week.ts'
import { listChangeTexts } from '#features/notices/contract.ts'
import { changeSmsTexts, reachedWords, unreadCount } from '#features/notices/texts.ts'
import { authorWords } from '#features/roster/texts-authors.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { changesTexts } from '../../texts.ts'
import { ChangeMessages } from '../messages/change-messages.tsx'
import { reachedOf } from '../messages/reached.ts'
import { TellAll } from '../messages/tell-all.tsx'
import { unreadOf } from '../messages/unread.ts'
import classes from './changes-drawer.module.css'
import { recordedMove } from './recorded-spot.ts'
import { whyChanged } from './why-changed.ts'

type DeliveredChange = OutputOf<typeof listChangeTexts>['data'][number]
type Shown = Pick<
  Recorded,
  | 'fullName'
  | 'oldDay'
  | 'oldWeekDay'
  | 'oldShift'
  | 'oldReg'
  | 'day'
  | 'weekDay'
  | 'shift'
  | 'newReg'
  | 'at'
  | 'by'
>

interface SavedChangesProps {
  readonly week: WeekOnBoard
  readonly weekId: string
  readonly history: readonly Recorded[]
  /** Those of them that are wanted. */
  readonly shown: readonly Recorded[]
}

/**
 * Changes that are saved with the week, each with its messages, what became of those, and whether its driver
 * has read it (D21, Spec 2 §4).
 */
export function SavedChanges({ week, weekId, history, shown }: SavedChangesProps) {
  const texts = useCall(listChangeTexts, { weekId }, { everySeconds: 3 })
  const all = texts.data?.data ?? []
  const told = new Map(all.map((each) => [each.id, each]))
  const returns = all.flatMap((each) => (each.returned ? [{ ...each.returned, id: each.id }] : []))
  const unread = unreadOf(all)
  const smsConfigured = texts.data?.smsConfigured ?? true
  const item = (change: Shown & { readonly id: string }) => (
    <ChangeItem
      key={change.id}
      change={change}
      why={whyChanged(week, change)}
      told={told.get(change.id)}
      smsConfigured={smsConfigured}
    />
  )
  if (history.length === 0 && returns.length === 0) return null
  return (
    <>
      <div className={classes.head}>
        <h3 className={classes.title}>{changesTexts.saved}</h3>
        {unread > 0 ? (
          <Badge color="yellow" variant="light" size="lg" tt="none" role="status">
            {unreadCount(unread)}
          </Badge>
        ) : null}
        <TellAll weekId={weekId} told={all} smsConfigured={smsConfigured} />
      </div>
      {all.length > 0 ? <p className={classes.note}>{reachedWords(reachedOf(all))}</p> : null}
      <FailureAlert failure={texts.failure} again={texts.again} />
      {smsConfigured ? null : <p className={classes.note}>{changeSmsTexts.noGateways}</p>}
      <ul className={classes.list}>{shown.map(item)}</ul>
      {returns.length > 0 ? (
        <>
          <h3 className={classes.title}>{changeSmsTexts.returns}</h3>
          <p className={classes.note}>{changeSmsTexts.returnsNote}</p>
          <ul className={classes.list}>{returns.map(item)}</ul>
        </>
      ) : null}
    </>
  )
}

interface ChangeItemProps {
  readonly change: Shown & { readonly id: string }
  /** Empty where nothing is known. */
  readonly why: string
  readonly told: DeliveredChange | undefined
  readonly smsConfigured: boolean
}

/** Nothing of messages while it is not known what the driver was told. */
function ChangeItem({ change, why, told, smsConfigured }: ChangeItemProps) {
  return (
    <li>
      <b>{change.fullName}</b>
      <span>{recordedMove(change)}</span>
      {why === '' ? null : <span>{why}</span>}
      <small>{[authorWords(change.by), dateAndTime(change.at)].filter(Boolean).join(', ')}</small>
      {told ? (
        <>
          <ChangeMessages fullName={change.fullName} told={told} smsConfigured={smsConfigured} />
          <ChangeRead readAt={told.readAt} />
        </>
      ) : null}
    </li>
  )
}

/** Whether the driver has tapped 'read' on this change as it is now; icon and words. */
function ChangeRead({ readAt }: { readonly readAt: string | null }) {
  const Icon = readAt === null ? IconEyeOff : IconEye
  return (
    <span className={classes.read} data-read={readAt !== null}>
      <Icon size={16} aria-hidden />
      <span>{readAt === null ? changeSmsTexts.unread : changeSmsTexts.read(dateAndTime(readAt))}</span>
    </span>
  )
}
