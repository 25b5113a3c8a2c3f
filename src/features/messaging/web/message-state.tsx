import { IconAlertTriangle, IconCheck, IconClock, IconMailOff, IconSend } from '@tabler/icons-react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { listMessages } from '../contract.ts'
import classes from './message-state.module.css'

type State = OutputOf<typeof listMessages>['data'][number]['attributes']['state']

const STATES: Readonly<
  Record<State, { label: string; tone: 'done' | 'bad' | 'quiet'; icon: typeof IconCheck }>
> = {
  sent: { label: 'Wysłana', tone: 'done', icon: IconCheck },
  sending: { label: 'W drodze', tone: 'quiet', icon: IconSend },
  waiting: { label: 'Czeka na wysłanie', tone: 'quiet', icon: IconClock },
  'no-gateway': { label: 'Niewysłana, brak bramki', tone: 'quiet', icon: IconMailOff },
  failed: { label: 'Błąd wysyłki', tone: 'bad', icon: IconAlertTriangle },
}

/** Icon and word; never by colour alone. */
export function MessageState({ state }: { readonly state: State }) {
  const { label, tone, icon: Icon } = STATES[state]
  return (
    <span className={classes.state} data-tone={tone}>
      <Icon size={16} aria-hidden /> {label}
    </span>
  )
}
