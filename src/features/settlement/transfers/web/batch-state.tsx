import { Badge } from '@mantine/core'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getTransferBatch } from '../contract.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'

type State = OutputOf<typeof getTransferBatch>['attributes']['state']

const COLORS: Readonly<Record<State, string>> = {
  prepared: 'blue',
  exported: 'yellow',
  confirmed: 'green',
  cancelled: 'gray',
}

export function BatchState({ state }: { readonly state: State }) {
  return <Badge color={COLORS[state]}>{texts.states[state]}</Badge>
}
