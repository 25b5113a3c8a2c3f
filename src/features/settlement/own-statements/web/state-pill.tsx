import { CheckIcon, DashIcon } from '#platform/web/ui/icons.tsx'
import { ClockIcon, WrenchIcon } from '#platform/web/ui/more-icons.tsx'
import type { OwnState } from '../domain/public.ts'
import { ownStatementTexts as texts } from '../texts.ts'

const SIGNS = {
  redone: WrenchIcon,
  'to-pay': ClockIcon,
  'on-the-way': ClockIcon,
  'partly-paid': ClockIcon,
  paid: CheckIcon,
  'moved-on': DashIcon,
  owed: DashIcon,
  'debt-passed': DashIcon,
  'debt-even': CheckIcon,
  even: DashIcon,
} as const

/** What became of a statement, in sign and word. */
export function StatePill({ state }: { readonly state: OwnState }) {
  const Sign = SIGNS[state]
  return (
    <span className={`own-state own-state-${state}`}>
      <Sign />
      <span>{texts.states[state]}</span>
    </span>
  )
}
