import { listOpenQuestions } from '#features/settlement/own-statements/contract-office.ts'
import { openQuestionTexts as texts } from '#features/settlement/own-statements/texts-tell.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'

const FIRST = 3

/** 'Nie zgadzam się' that nobody has answered; the way leads to the oldest. */
export function StatementQuestions() {
  const { data, failure, again } = useCall(listOpenQuestions, {})
  const [oldest] = data?.data ?? []
  const words = (data?.data ?? []).slice(0, FIRST).map(({ fullName, week }) => texts.one(fullName, week))
  const item = {
    title: texts.title,
    count: data?.all,
    detail: oldest ? attentionTexts.firstOf(words, data?.all ?? 0) : texts.none,
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
