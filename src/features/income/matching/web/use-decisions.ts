import { useState } from 'react'
import { normalizePhone } from '#kernel/phone.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { listUnmatched, resolveUnmatched } from '../contract.ts'
import { peopleTexts as texts } from '../texts.ts'
import type { Decision, Person } from './people-types.ts'

/** What was decided last, in words, and who it was about, so that it can be taken back. */
export interface LastDecision {
  readonly text: string
  readonly undoable: Person | undefined
}

/** Decisions about people of the queue, one after another. */
export function useDecisions() {
  const [told, setTold] = useState<LastDecision>()
  const act = useAct(resolveUnmatched, { refreshes: [listUnmatched] })
  /** False where it was refused. */
  const decide = async (person: Person, decision: Omit<Decision, 'id'>): Promise<boolean> => {
    const result = await act.run({ id: person.id, ...decision })
    if (!result.ok) return false
    const text = wordsOf(person.attributes.name, decision.decision, result.value)
    setTold({ text, undoable: canTakeBack(person, decision) ? person : undefined })
    return true
  }
  const undo = async () => {
    if (told?.undoable) await decide(told.undoable, { decision: 'put-back' })
  }
  return { told, busy: act.busy, decide, undo }
}

/** Whoever was added with the phone of the files would at once be matched by it again. */
function canTakeBack({ attributes: { phones } }: Person, { decision, phone }: Omit<Decision, 'id'>): boolean {
  if (decision === 'put-back') return false
  const added = decision === 'add' ? normalizePhone(phone ?? '') : undefined
  return added === undefined || !phones.includes(added)
}

function wordsOf(
  name: string,
  decision: Decision['decision'],
  { shifts, state, others }: OutputOf<typeof resolveUnmatched>,
): string {
  if (decision === 'assign') return texts.done.assigned(name, shifts)
  if (decision === 'add') return texts.done.added(name, shifts, others)
  if (decision === 'ignore') return texts.done.ignored(name)
  return state === 'matched' ? texts.done.putBackMatched(name) : texts.done.putBack(name)
}
