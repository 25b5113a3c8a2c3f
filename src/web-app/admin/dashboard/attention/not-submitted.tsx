import { listNotSubmitted } from '#features/availability/contract-not-submitted.ts'
import type { Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'

const texts = attentionTexts.notSubmitted
const FIRST = 3

/** Active drivers without availability for the coming week; it leads to where they are asked for it. */
export function NotSubmitted({ week }: { readonly week: Week }) {
  const { data, failure, again } = useCall(listNotSubmitted, { year: week.year, week: week.week })
  const missing = data?.data ?? []
  const names = missing.slice(0, FIRST).map(({ fullName }) => fullName)
  return (
    <AttentionItem
      title={texts.title(week.week)}
      count={data && (data.active === 0 ? null : missing.length)}
      detail={
        missing.length > 0
          ? attentionTexts.firstOf(names, missing.length)
          : data?.active === 0
            ? texts.noDrivers
            : texts.none
      }
      to={{ to: '/admin/przygotowanie' }}
      failure={failure}
      again={again}
    />
  )
}
