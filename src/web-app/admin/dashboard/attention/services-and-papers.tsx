import { listWeekServices } from '#features/fleet/services/contract.ts'
import { countDuePapers } from '#features/papers/contract.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'
import { shortDay } from './planning.tsx'

const { services: serviceTexts, papers: paperTexts, firstOf } = attentionTexts
const FIRST = 3

interface ServicesProps {
  readonly current: Week
  readonly next: Week
}

/** Services of this week and the next whose hour has not come: on a Friday Monday's are at the door. */
export function Services({ current, next }: ServicesProps) {
  const [now, then] = [useCall(listWeekServices, onWire(current)), useCall(listWeekServices, onWire(next))]
  const known = now.data && then.data && [...now.data.data, ...then.data.data]
  const { failure, again } = now.failure ? now : then
  const coming = (known ?? []).filter(({ attributes }) => !attributes.past)
  const first = coming
    .slice(0, FIRST)
    .map(
      ({ attributes: { reg, serviceDate, serviceTime } }) =>
        `${reg} (${shortDay(serviceDate as CalendarDate)}, ${serviceTime})`,
    )
  const unconfirmed = coming.filter(({ attributes }) => attributes.confirmed === null).length
  return (
    <AttentionItem
      title={serviceTexts.title}
      count={known && coming.length}
      detail={
        coming.length > 0
          ? `${firstOf(first, coming.length)}. ${serviceTexts.unconfirmed(unconfirmed)}`
          : serviceTexts.none
      }
      to={{ to: '/admin/serwisy', search: { pokaz: 'nadchodzace' } }}
      failure={failure}
      again={again}
    />
  )
}

function onWire({ year, week }: Week) {
  return { year, week }
}

/** Papers that have run out: they weigh more than all that only end soon, and stand apart from them. */
export function ExpiredPapers() {
  const { data } = useCall(countDuePapers, {})
  if (!data || data.overdue === 0) return null
  const { overdue, blockedCars, blockedDrivers } = data
  return (
    <AttentionItem
      title={paperTexts.expiredTitle}
      count={overdue}
      detail={
        blockedCars + blockedDrivers > 0
          ? paperTexts.blocks(blockedCars, blockedDrivers)
          : paperTexts.blocksNobody
      }
      to={{ to: '/admin/dokumenty', search: { termin: 'po-terminie' } }}
    />
  )
}

/** Papers that are due, as the bell counts them. */
export function DuePapers() {
  const { data, failure, again } = useCall(countDuePapers, {})
  const words = (overdue: number) => (overdue === 0 ? paperTexts.soon : paperTexts.overdue(overdue))
  return (
    <AttentionItem
      title={paperTexts.title}
      count={data?.due}
      detail={data && data.due > 0 ? words(data.overdue) : paperTexts.none}
      to={{ to: '/admin/dokumenty', search: { termin: 'do-odnowienia' } }}
      failure={failure}
      again={again}
    />
  )
}
