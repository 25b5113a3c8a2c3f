import {
  IconAlertTriangle,
  IconBan,
  IconBellCheck,
  IconCheck,
  IconChecks,
  IconClock,
  IconClockX,
  IconMailOff,
  IconPhoneX,
  IconSend,
} from '@tabler/icons-react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { listMessages } from '../contract.ts'
import { outboxTexts } from '../texts-outbox.ts'
import classes from './message-state.module.css'

type State = OutputOf<typeof listMessages>['data'][number]['attributes']['state']

const STATES: Readonly<
  Record<State, { label: string; tone: 'done' | 'bad' | 'quiet'; icon: typeof IconCheck }>
> = {
  sent: { label: outboxTexts.stateSent, tone: 'done', icon: IconCheck },
  delivered: { label: outboxTexts.stateDelivered, tone: 'done', icon: IconChecks },
  undelivered: { label: outboxTexts.stateUndelivered, tone: 'bad', icon: IconPhoneX },
  sending: { label: outboxTexts.stateSending, tone: 'quiet', icon: IconSend },
  waiting: { label: outboxTexts.stateWaiting, tone: 'quiet', icon: IconClock },
  'no-gateway': { label: outboxTexts.stateNoGateway, tone: 'quiet', icon: IconMailOff },
  failed: { label: outboxTexts.stateFailed, tone: 'bad', icon: IconAlertTriangle },
  expired: { label: outboxTexts.stateExpired, tone: 'quiet', icon: IconClockX },
  withdrawn: { label: outboxTexts.stateWithdrawn, tone: 'quiet', icon: IconClockX },
  spared: { label: outboxTexts.stateSpared, tone: 'quiet', icon: IconBellCheck },
  cancelled: { label: outboxTexts.stateCancelled, tone: 'quiet', icon: IconBan },
}

/** As filters and lists name it. */
export function stateLabel(state: State): string {
  return STATES[state].label
}

/** Icon and word; never by colour alone. */
export function MessageState({ state }: { readonly state: State }) {
  const { label, tone, icon: Icon } = STATES[state]
  return (
    <span className={classes.state} data-tone={tone}>
      <Icon size={16} aria-hidden /> <span>{label}</span>
    </span>
  )
}
