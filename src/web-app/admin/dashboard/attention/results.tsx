import { getResultsAttention } from '#features/figures/contract-plan-reality.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { mondayOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'

const { unmatched: unmatchedTexts, plan: planTexts, firstOf } = attentionTexts

type Attention = OutputOf<typeof getResultsAttention>

/** People of files whom nobody knows, and what differs between last week's plan and its results. */
export function Results() {
  const { data, failure, again } = useCall(getResultsAttention, {})
  const state = { failure, again }
  return (
    <>
      <AttentionItem
        title={unmatchedTexts.title}
        count={data?.unmatched.people}
        detail={data && data.unmatched.people > 0 ? unmatchedWords(data.unmatched) : unmatchedTexts.none}
        to={{ to: '/admin/wyniki/osoby' }}
        {...state}
      />
      {data ? (
        <Differences plan={data.plan} />
      ) : (
        <AttentionItem
          title={attentionTexts.planReality}
          count={undefined}
          detail=""
          to={{ to: '/admin/wyniki' }}
          {...state}
        />
      )}
    </>
  )
}

function unmatchedWords({ people, rows, names }: Attention['unmatched']): string {
  return `${firstOf(names, people)}. ${unmatchedTexts.rows(rows)}`
}

function Differences({ plan }: { readonly plan: Attention['plan'] }) {
  const monday = mondayOf(plan)
  const nothingKnown = !plan.generated || (plan.agreed === 0 && plan.withoutRide + plan.unplanned === 0)
  return (
    <AttentionItem
      title={planTexts.title(plan.week)}
      count={nothingKnown ? null : plan.withoutRide + plan.unplanned}
      detail={planWords(plan)}
      to={{ to: '/admin/wyniki', search: { zakladka: 'plan', od: monday, do: addDays(monday, 6) } }}
    />
  )
}

function planWords({ generated, withoutRide, unplanned, agreed, waiting, names }: Attention['plan']): string {
  if (!generated) return planTexts.notGenerated
  if (withoutRide + unplanned > 0) return `${names.join(', ')}. ${planTexts.kinds(withoutRide, unplanned)}`
  if (agreed === 0) return planTexts.noResults
  return waiting > 0 ? planTexts.waiting(waiting) : planTexts.none
}
