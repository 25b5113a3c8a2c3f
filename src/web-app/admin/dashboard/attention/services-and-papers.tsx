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

/** Services of the current week whose hour has not come. */
export function Services({ week }: { readonly week: Week }) {
  const { data, failure, again } = useCall(listWeekServices, { year: week.year, week: week.week })
  const coming = (data?.data ?? []).filter(({ attributes }) => !attributes.past)
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
      count={data && coming.length}
      detail={
        coming.length > 0
          ? `${firstOf(first, coming.length)}. ${serviceTexts.unconfirmed(unconfirmed)}`
          : serviceTexts.none
      }
      to="/admin/serwisy"
      search={{ rok: week.year, tydzien: week.week }}
      failure={failure}
      again={again}
    />
  )
}

/** Papers that are due, as the bell counts them. */
export function DuePapers() {
  const { data, failure, again } = useCall(countDuePapers, {})
  return (
    <AttentionItem
      title={paperTexts.title}
      count={data?.due}
      detail={data && data.due > 0 ? paperWords(data) : paperTexts.none}
      to="/admin/dokumenty"
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
