import { getResultsToDo } from '#features/results/contract-plan-reality.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { mondayOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { ToDoItem } from './to-do-item.tsx'
import { toDoTexts } from './to-do-texts.ts'

const { unmatched: unmatchedTexts, plan: planTexts, firstOf } = toDoTexts

type ToDo = OutputOf<typeof getResultsToDo>

/** People of files whom nobody knows, and what differs between last week's plan and its results. */
export function Results() {
  const { data, failure, again } = useCall(getResultsToDo, {})
  const state = { failure, again }
  return (
    <>
      <ToDoItem
        title={unmatchedTexts.title}
        count={data?.unmatched.people}
        detail={data && data.unmatched.people > 0 ? unmatchedWords(data.unmatched) : unmatchedTexts.none}
        to="/admin/wyniki/osoby"
        {...state}
      />
      {data ? (
        <Differences plan={data.plan} />
      ) : (
        <ToDoItem title="Plan i wykonanie" count={undefined} detail="" to="/admin/wyniki" {...state} />
      )}
    </>
  )
}

function unmatchedWords({ people, rows, names }: ToDo['unmatched']): string {
  return `${firstOf(names, people)}. ${unmatchedTexts.rows(rows)}`
}

function Differences({ plan }: { readonly plan: ToDo['plan'] }) {
  const monday = mondayOf(plan)
  const nothingKnown = !plan.generated || (plan.agreed === 0 && plan.withoutRide + plan.unplanned === 0)
  return (
    <ToDoItem
      title={planTexts.title(plan.week)}
      count={nothingKnown ? null : plan.withoutRide + plan.unplanned}
      detail={planWords(plan)}
      to="/admin/wyniki"
      search={{ zakladka: 'plan', od: monday, do: addDays(monday, 6) }}
    />
  )
}

function planWords({ generated, withoutRide, unplanned, agreed, waiting, names }: ToDo['plan']): string {
  if (!generated) return planTexts.notGenerated
  if (withoutRide + unplanned > 0) return `${names.join(', ')}. ${planTexts.kinds(withoutRide, unplanned)}`
  if (agreed === 0) return planTexts.noResults
  return waiting > 0 ? planTexts.waiting(waiting) : planTexts.none
}
