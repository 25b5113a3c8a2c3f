import { getPlanningAttention } from '#features/schedule/contract-attention.ts'
import { type CalendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { weekOf } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'

const { short: shortTexts, carsOff: offTexts, firstOf } = attentionTexts
const FIRST = 3

/** Slots that want drivers, and cars that are off now. */
export function Planning() {
  const { data, failure, again } = useCall(getPlanningAttention, {})
  const short = data?.short ?? []
  const off = data?.carsOff ?? []
  const generated = data?.weeks.some((week) => week.generated) ?? false
  const weekOfFirst = short[0] && weekOf(short[0].date as CalendarDate)
  return (
    <>
      <AttentionItem
        title={shortTexts.title}
        count={data && (generated ? short.length : null)}
        detail={
          short.length > 0
            ? firstOf(short.slice(0, FIRST).map(slotWords), short.length)
            : generated
              ? shortTexts.none
              : shortTexts.notGenerated
        }
        to="/admin/edycja-grafiku"
        search={weekOfFirst ? { rok: weekOfFirst.year, tydzien: weekOfFirst.week } : {}}
        failure={failure}
        again={again}
      />
      <AttentionItem
        title={offTexts.title}
        count={data && off.length}
        detail={
          off.length > 0
            ? firstOf(
                off.slice(0, FIRST).map(({ reg, kind, reason }) => `${reg} (${reason || offTexts[kind]})`),
                off.length,
              )
            : offTexts.none
        }
        to="/admin/samochody"
        failure={failure}
        again={again}
      />
    </>
  )
}

function slotWords({
  date,
  shift,
  missing,
}: {
  date: string
  shift: 'day' | 'night'
  missing: number
}): string {
  return shortTexts.one(shortDay(date as CalendarDate), SHIFT_ON_WIRE[shift], missing)
}

/** `Pn 16.03` */
export function shortDay(date: CalendarDate): string {
  const { day, month } = dateParts(date)
  return `${WEEKDAY_SHORT[weekday(date)]} ${day}.${String(month).padStart(2, '0')}`
}
