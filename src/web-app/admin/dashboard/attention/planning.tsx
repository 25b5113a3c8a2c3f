import { getPlanningAttention } from '#features/schedule/contract-attention.ts'
import { lateCount, takenBackCount } from '#features/schedule/texts-late.ts'
import { type CalendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { slotIndex } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'

const { short: shortTexts, late: lateTexts, carsOff: offTexts, firstOf } = attentionTexts
const FIRST = 3

type LateWeek = OutputOf<typeof getPlanningAttention>['late'][number]

/** Slots that want drivers, and cars that are off now. */
export function Planning() {
  const { data, failure, again } = useCall(getPlanningAttention, {}, { everySeconds: 60 })
  const short = data?.short ?? []
  const late = data?.late ?? []
  const off = data?.carsOff ?? []
  const generated = data?.weeks.some((week) => week.generated) ?? false
  const first = short[0]
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
        to={{ to: '/admin/edycja-grafiku', search: first ? placeOnBoard(first) : {} }}
        failure={failure}
        again={again}
      />
      <AttentionItem
        title={lateTexts.title}
        count={data && late.reduce((sum, { people, takenBack }) => sum + people + takenBack, 0)}
        detail={late.length > 0 ? late.map(lateWords).join('; ') : lateTexts.none}
        to={{
          to: '/admin/edycja-grafiku',
          search: late[0] ? { rok: late[0].year, tydzien: late[0].week } : {},
        }}
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
        to={{ to: '/admin/samochody', search: { stan: 'wylaczone' } }}
        failure={failure}
        again={again}
      />
    </>
  )
}

/** `tydzień 48: 3 zgłoszenia po wygenerowaniu` */
export function lateWords({ week, people, takenBack }: LateWeek): string {
  const said = [people > 0 ? lateCount(people) : '', takenBack > 0 ? takenBackCount(takenBack) : '']
  return lateTexts.ofWeek(
    week,
    said.filter((words) => words !== ''),
  )
}

/** The week of the board, and the shift in it. */
function placeOnBoard({ date, shift }: { date: string; shift: 'day' | 'night' }) {
  const slot = { date: date as CalendarDate, shift }
  const week = weekOf(slot.date)
  return { rok: week.year, tydzien: week.week, miejsce: slotIndex(week, slot) ?? 0 }
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
