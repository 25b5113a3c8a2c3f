import {
  IconAlertTriangle,
  IconBan,
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
import classes from './message-state.module.css'

type State = OutputOf<typeof listMessages>['data'][number]['attributes']['state']

const STATES: Readonly<
  Record<State, { label: string; tone: 'done' | 'bad' | 'quiet'; icon: typeof IconCheck }>
> = {
  sent: { label: 'Wysłana', tone: 'done', icon: IconCheck },
  delivered: { label: 'Doręczona', tone: 'done', icon: IconChecks },
  undelivered: { label: 'Niedoręczona', tone: 'bad', icon: IconPhoneX },
  sending: { label: 'W drodze', tone: 'quiet', icon: IconSend },
  waiting: { label: 'Czeka na wysłanie', tone: 'quiet', icon: IconClock },
  'no-gateway': { label: 'Niewysłana, brak bramki', tone: 'quiet', icon: IconMailOff },
  failed: { label: 'Błąd wysyłki', tone: 'bad', icon: IconAlertTriangle },
  expired: { label: 'Nieaktualna, niewysłana', tone: 'quiet', icon: IconClockX },
  withdrawn: { label: 'Nieaktualna, wycofana', tone: 'quiet', icon: IconClockX },
  cancelled: { label: 'Zatrzymana', tone: 'quiet', icon: IconBan },
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
