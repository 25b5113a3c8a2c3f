import { listCorrections } from '#features/settlement/weeks/contract-statement.ts'
import { waitingCorrectionTexts as texts } from '#features/settlement/weeks/texts-week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'

const FIRST = 3

/** Closed weeks that come out otherwise by now, and wait for a decision; the way leads to the oldest. */
export function Corrections() {
  const { data, failure, again } = useCall(listCorrections, {})
  const all = data?.data ?? []
  const [oldest] = all
  const words = all.slice(0, FIRST).map(({ fullName, week, grosze }) => texts.one(fullName, week, grosze))
  const item = {
    title: texts.title,
    count: data && all.length,
    detail: oldest ? attentionTexts.firstOf(words, all.length) : texts.none,
    failure,
    again,
  }
  if (!oldest) return <AttentionItem {...item} to={{ to: '/admin/rozliczenia' }} />
  const { driverId: id, year: rok, week: tydzien } = oldest
  return (
    <AttentionItem
      {...item}
      to={{ to: '/admin/rozliczenia/$id', params: { id }, search: { rok, tydzien } }}
    />
  )
}
