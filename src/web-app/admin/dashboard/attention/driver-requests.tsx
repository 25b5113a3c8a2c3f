import { listRequests } from '#features/market/contract-office.ts'
import { requestTexts as texts } from '#features/market/texts-office.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'
import { shortDay } from './planning.tsx'

const FIRST = 3

/** From then on it is said how soon the shift begins. */
const SOON_HOURS = 48

/**
 * Requests of drivers that nobody has decided, the soonest shift first, and how many began undecided. It
 * stays where there are neither: what was decided is read there too.
 */
export function DriverRequests() {
  const { data, failure, again } = useCall(listRequests, {}, { everySeconds: 30 })
  const waiting = data?.data.filter(({ state }) => state === 'asked') ?? []
  const missed = data?.data.filter(({ state }) => state === 'expired').length ?? 0
  const words = waiting.slice(0, FIRST).map(({ giver, date, shift, hoursLeft }) => {
    const slot = `${shortDay(date as CalendarDate)}, ${SHIFT_ON_WIRE[shift]}`
    return hoursLeft < SOON_HOURS
      ? texts.attentionSoon(giver.fullName, slot, hoursLeft)
      : texts.attention(giver.fullName, slot)
  })
  const now = words.length > 0 ? attentionTexts.firstOf(words, waiting.length) : texts.attentionNone
  return (
    <AttentionItem
      title={texts.title}
      count={data && waiting.length}
      detail={missed > 0 ? `${now.replace(/\.$/, '')}. ${texts.attentionMissed(missed)}` : now}
      to={{ to: '/admin/prosby-kierowcow' }}
      failure={failure}
      again={again}
    />
  )
}
