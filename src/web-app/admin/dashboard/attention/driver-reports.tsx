import { listReports } from '#features/driver-reports/contract-office.ts'
import { waitsForOffice } from '#features/driver-reports/domain/public.ts'
import { reportTexts as texts, toldWords } from '#features/driver-reports/texts-office.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'
import { shortDay } from './planning.tsx'

const FIRST = 3

/**
 * What drivers told of their shifts and nobody has taken up, accepted illnesses whose shifts still stand
 * with the ill, and those that were taken back since. It stays where there is none of these: what was taken
 * up is read there.
 */
export function DriverReports() {
  const { data, failure, again } = useCall(listReports, {}, { everySeconds: 30 })
  const open = data?.data.filter(waitsForOffice) ?? []
  const words = open.slice(0, FIRST).map((report) => {
    const date = report.date as CalendarDate
    const [who, slot] = [
      report.fullName || texts.someone,
      `${shortDay(date)}, ${SHIFT_ON_WIRE[report.shift]}`,
    ]
    if (report.back) return texts.attentionBack(who, slot, report.back === 'seated')
    return report.stillSeated
      ? texts.attentionSeated(who, slot)
      : texts.attention(who, toldWords(report, { date, shift: report.shift }), slot)
  })
  return (
    <AttentionItem
      title={texts.title}
      count={data && open.length}
      detail={words.length > 0 ? attentionTexts.firstOf(words, open.length) : texts.none}
      to={{ to: '/admin/zgloszenia' }}
      failure={failure}
      again={again}
    />
  )
}
