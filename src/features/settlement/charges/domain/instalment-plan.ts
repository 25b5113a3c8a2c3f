import { type PlannedInstalment, planInstalments } from '#features/settlement/domain/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'

export const INSTALMENT_ACTS = ['pause', 'resume', 'settle', 'stop'] as const
export type InstalmentAct = (typeof INSTALMENT_ACTS)[number]

/** A decision about a plan, from the week of this Monday on. */
export interface PlanChange {
  readonly monday: CalendarDate
  readonly act: InstalmentAct
}

/** A debt that is taken in so many instalments, one a week from that of this Monday on. */
export interface InstalmentPlan {
  /** Grosze, over 0. */
  readonly grosze: number
  /** 1-520 */
  readonly count: number
  readonly monday: CalendarDate
  /** In the order in which they were decided; of two for one week the later holds. */
  readonly changes: readonly PlanChange[]
}

export interface DueInstalment extends PlannedInstalment {
  readonly monday: CalendarDate
}

/**
 * In which week each instalment falls. A paused plan stands still and goes on later; settled early, all that
 * is left falls in that week as the next instalment; stopped, the rest is never taken. A plan that is
 * paused until further notice tells no week for what is left. So the instalments told and what is left
 * after the last of them are always the whole.
 */
export function instalmentWeeks(plan: InstalmentPlan): DueInstalment[] {
  const waiting = planInstalments(plan.grosze, plan.count)
  const due: DueInstalment[] = []
  const lastChange =
    plan.changes
      .map(({ monday }) => monday)
      .toSorted()
      .at(-1) ?? plan.monday
  let running = true
  for (let monday = plan.monday; waiting.length > 0; monday = addDays(monday, 7)) {
    const act = plan.changes.findLast((change) => change.monday === monday)?.act
    if (act === 'stop') return due
    if (act === 'settle') {
      const [first] = waiting
      const grosze = waiting.reduce((sum, part) => sum + part.grosze, 0)
      if (first) due.push({ monday, grosze, instalment: { ...first.instalment, left: 0 } })
      return due
    }
    if (act) running = act === 'resume'
    const next = running ? waiting.shift() : undefined
    if (next) due.push({ monday, ...next })
    // Nobody goes on with it: the weeks would not end.
    else if (monday >= lastChange) return due
  }
  return due
}

/**
 * What is still to be taken, in grosze; a stopped plan's rest is not.
 * @param taken numbers of the instalments that closed weeks have: a week that is over may be a draft yet
 */
export function leftOf(plan: InstalmentPlan, taken: ReadonlySet<number>): number {
  const due = instalmentWeeks(plan)
  const settled = sumOf(due.filter(({ instalment }) => taken.has(instalment.number)))
  return (endOf(plan)?.act === 'stop' ? sumOf(due) : plan.grosze) - settled
}

/** How a plan stands in the week of this Monday. @param taken as `leftOf` has it */
export function planState(
  plan: InstalmentPlan,
  monday: CalendarDate,
  taken: ReadonlySet<number>,
): 'running' | 'paused' | 'stopped' | 'done' {
  const end = endOf(plan)
  if (end?.act === 'stop' && end.monday <= monday) return 'stopped'
  if (leftOf(plan, taken) === 0) return 'done'
  const last = lastActs(plan)
    .filter((change) => change.monday <= monday)
    .at(-1)
  return last?.act === 'pause' ? 'paused' : 'running'
}

/** Whether nothing falls in that week or a later one, nor would if a paused plan went on. */
export function isOverBefore(plan: InstalmentPlan, monday: CalendarDate): boolean {
  const end = endOf(plan)
  if (end && end.monday < monday) return true
  return sumOf(instalmentWeeks(plan).filter((due) => due.monday < monday)) === plan.grosze
}

/** What holds of each week that was decided of, in the order of weeks. */
function lastActs({ changes }: InstalmentPlan): PlanChange[] {
  const byWeek = new Map(changes.map((change) => [change.monday, change]))
  return [...byWeek.values()].toSorted((a, b) => (a.monday < b.monday ? -1 : 1))
}

/** What brings it to its end before its instalments do. */
function endOf(plan: InstalmentPlan): PlanChange | undefined {
  return lastActs(plan).find(({ act }) => act === 'stop' || act === 'settle')
}

function sumOf(due: readonly DueInstalment[]): number {
  return due.reduce((sum, { grosze }) => sum + grosze, 0)
}
