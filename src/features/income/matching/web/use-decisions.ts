import { useRef, useState } from 'react'
import { closedTexts } from '#features/income/facts/texts-closed.ts'
import { normalizePhone } from '#kernel/phone.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { listUnmatched, resolveUnmatched } from '../contract.ts'
import { peopleTexts as texts } from '../texts.ts'
import type { Decision, Person } from './people-types.ts'

type Decided = Omit<Decision, 'id' | 'seen'>
type Seen = NonNullable<Decision['seen']>
type Settled = OutputOf<typeof resolveUnmatched>

/** What was decided last, in words, and how it can be taken back. */
export interface LastDecision {
  readonly text: string
  /** Corrections of closed weeks wait, or may. */
  readonly closed: boolean
  readonly undo: Undo | undefined
}

/** Says again what held before. */
interface Undo {
  readonly person: Person
  readonly decision: Decided
  /** What was decided: where somebody else has decided since, that stays. */
  readonly seen: Seen
}

/** Decisions about people of the queue, one after another. */
export function useDecisions() {
  const [told, setTold] = useState<LastDecision>()
  const act = useAct(resolveUnmatched, { refreshes: [listUnmatched] })
  // Of whom somebody else has decided meanwhile, what the caller was told: deciding once more is over that.
  const shown = useRef(new WeakMap<Person, Seen>())
  /** False where it was refused. */
  const decide = async (person: Person, decision: Decided): Promise<boolean> => {
    const seen = shown.current.get(person) ?? standingOf(person)
    const result = await act.run({ id: person.id, ...decision, seen })
    if (!result.ok) {
      const { code, details } = result.failure
      if (code === 'decided_meanwhile') shown.current.set(person, details as Seen)
      return false
    }
    setTold({
      text: withClosed(wordsOf(person.attributes.name, decision.decision, result.value), result.value),
      closed: hasCorrections(result.value),
      undo: undoOf(person, decision, result.value),
    })
    return true
  }
  const undo = async () => {
    if (!told?.undo) return
    const { person, decision, seen } = told.undo
    const result = await act.run({ id: person.id, ...decision, seen })
    if (result.ok)
      setTold({
        text: withClosed(restoredWords(person, result.value), result.value),
        closed: hasCorrections(result.value),
        undo: undefined,
      })
    else if (result.failure.code === 'decided_meanwhile') setTold(undefined)
  }
  return { told, busy: act.busy, decide, undo }
}

function standingOf({ attributes: { state, driver } }: Person): Seen {
  return { state, driverId: driver?.id ?? null }
}

/** Whoever was added with the phone of the files would at once be matched by it again. */
function undoOf(person: Person, { decision, phone }: Decided, settled: Settled): Undo | undefined {
  const { state, driver, matchedBy, phones } = person.attributes
  const added = decision === 'add' && !settled.wasListed ? normalizePhone(phone ?? '') : undefined
  if (added !== undefined && phones.includes(added)) return undefined
  const seen: Seen = { state: settled.state, driverId: settled.driver?.id ?? null }
  if (state === 'ignored') return { person, seen, decision: { decision: 'ignore' } }
  if (matchedBy === 'person' && driver)
    return { person, seen, decision: { decision: 'assign', driverId: driver.id } }
  const byPhone = matchedBy === 'phone' && driver ? { driverId: driver.id } : {}
  return { person, seen, decision: { decision: 'put-back', ...byPhone } }
}

function wordsOf(name: string, decision: Decided['decision'], settled: Settled): string {
  const { state, others, driver, wasListed } = settled
  if (decision === 'assign') return texts.done.assigned(name, settled)
  if (decision === 'add')
    return wasListed && driver
      ? texts.done.listed(name, driver.fullName, settled, others)
      : texts.done.added(name, settled, others)
  if (decision === 'ignore') return texts.done.ignored(name)
  return state === 'matched' ? texts.done.putBackMatched(name) : texts.done.putBack(name)
}

function withClosed(text: string, { closedWeeks }: Settled): string {
  return closedWeeks.weeks.length === 0 ? text : `${text} ${closedTexts.after(closedWeeks, closedWeeks)}`
}

function hasCorrections({ closedWeeks }: Settled): boolean {
  return closedWeeks.weeks.length > 0 && closedWeeks.waiting !== 0
}

function restoredWords({ attributes }: Person, { state, driver }: Settled): string {
  if (state === 'waiting') return texts.done.putBack(attributes.name)
  if (state === 'ignored') return texts.done.ignoredAgain(attributes.name)
  return texts.done.restored(attributes.name, driver?.fullName ?? attributes.name)
}
