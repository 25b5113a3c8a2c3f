import { listWeekServices } from '#features/fleet/services/contract.ts'
import { countDuePapers } from '#features/papers/contract.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type Week, weekOf } from '#kernel/week.ts'
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
  const firstDate = coming[0]?.attributes.serviceDate
  const week = firstDate === undefined ? current : weekOf(firstDate as CalendarDate)
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
      to={{ to: '/admin/serwisy', search: { rok: week.year, tydzien: week.week } }}
      failure={failure}
      again={again}
    />
  )
}

function onWire({ year, week }: Week) {
  return { year, week }
}

/** Papers that are due, as the bell counts them. */
export function DuePapers() {
  const { data, failure, again } = useCall(countDuePapers, {})
  return (
    <AttentionItem
      title={paperTexts.title}
      count={data?.due}
      detail={data && data.due > 0 ? paperWords(data) : paperTexts.none}
      to={{ to: '/admin/dokumenty' }}
      failure={failure}
      again={again}
    />
  )
}

interface Due {
  readonly overdue: number
  readonly blockedCars: number
  readonly blockedDrivers: number
}

function paperWords({ overdue, blockedCars, blockedDrivers }: Due): string {
  if (overdue === 0) return paperTexts.soon
  const blocks = blockedCars + blockedDrivers > 0 ? ` ${paperTexts.blocks(blockedCars, blockedDrivers)}` : ''
  return `${paperTexts.overdue(overdue)}${blocks}`
}
