import { listRequests } from '#features/market/contract-office.ts'
import { requestTexts as texts } from '#features/market/texts-office.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'
import { shortDay } from './planning.tsx'

const FIRST = 3

/** Requests of drivers that nobody has decided, the soonest shift first; nothing where there are none. */
export function DriverRequests() {
  const { data, failure, again } = useCall(listRequests, {}, { everySeconds: 60 })
  const waiting = data?.data.filter(({ state }) => state === 'asked') ?? []
  if (waiting.length === 0 && !failure) return null
  const words = waiting
    .slice(0, FIRST)
    .map(({ giver, date, shift }) =>
      texts.attention(giver.fullName, `${shortDay(date as CalendarDate)}, ${SHIFT_ON_WIRE[shift]}`),
    )
  return (
    <AttentionItem
      title={texts.title}
      count={data && waiting.length}
      detail={words.length > 0 ? attentionTexts.firstOf(words, waiting.length) : texts.attentionNone}
      to={{ to: '/admin/prosby-kierowcow' }}
      failure={failure}
      again={again}
    />
  )
}
