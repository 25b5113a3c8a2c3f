import { useQueryClient } from '@tanstack/react-query'
import { listChangeTexts } from '#features/notices/contract.ts'
import type { Move } from '#features/roster/domain/public.ts'
import { listGeneratedWeeks } from '#features/schedule/contract.ts'
import type { BreachDetails } from '#features/schedule/contract-judged.ts'
import { generatedWords, scheduleTexts } from '#features/schedule/texts.ts'
import { publishedWords } from '#features/schedule/texts-publishing.ts'
import type { Week } from '#kernel/week.ts'
import { refresh, useAct } from '#platform/web/admin-ui/calls.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { type ClashDetails, generateBoard, openBoard, saveMoves } from '../../contract.ts'
import type { EditEvent } from '../../domain/session/editing.ts'
import { fallenEdits } from '../../domain/session/fallen-edits.ts'
import type { PendingGrounding } from '../../domain/session/pending-groundings.ts'
import type { Session } from '../../domain/session/session.ts'
import { updatedWords } from '../../texts-clashes.ts'
import { nameOf, spotName } from '../view/board-view.ts'
import { breachesInWords, clashesAsBreaches } from './clash-words.ts'
import { groundingOnWire } from './groundings-on-wire.ts'

interface Unsaved {
  readonly session: Session | undefined
  readonly moves: readonly Move[]
  readonly groundings: readonly PendingGrounding[]
  /** Of the base calendar that is shown: what the first saving is made from. */
  readonly mark: string | undefined
}

/** Sends what is unsaved, and tells the board what has become of it. */
export function useSaving(week: Week, unsaved: Unsaved, send: (event: EditEvent) => void) {
  const client = useQueryClient()
  const generating = useAct(generateBoard, {
    refreshes: [openBoard, listGeneratedWeeks],
    showsFailure: true,
  })
  // What is told anew of the week comes after the answer, which says all that the board must show at once.
  const updating = useAct(saveMoves, { showsFailure: true })

  const sendMoves = async (session: Session & { readonly id: string }, edits: EditsOnWire) => {
    const { id, version: base } = session
    const result = await updating.run({ id, base, ...edits })
    if (!result.ok) return result
    const { version, others, newcomers } = result.value
    send({ type: 'saving answered', id, version, others: others ?? [], newcomers })
    void refresh(client, [openBoard, listGeneratedWeeks, listChangeTexts])
    const fallen = fallenEdits(edits.moves, others ?? []).map(({ driverId, from, to }) => {
      const spot = from ?? to
      return `${nameOf(session.week, driverId)}, ${spot ? spotName(session.week, spot) : ''}`
    })
    toastDone(updatedWords(others?.length ?? 0, fallen), scheduleTexts.updatedTitle)
    return result
  }
  const generate = async (edits: EditsOnWire) => {
    const result = await generating.run({ ...week, mark: unsaved.mark, ...edits })
    if (!result.ok) return result
    const { id, version, published } = result.value
    send({ type: 'saving answered', id, version, others: [], newcomers: [] })
    if (published) toastDone(generatedWords(publishedWords(published)), scheduleTexts.generatedTitle)
    else toastDone(scheduleTexts.generated, scheduleTexts.generatedTitle)
    return result
  }

  return async (): Promise<void> => {
    const { session, moves, groundings } = unsaved
    if (!session) return
    const grounded = groundings.length > 0 ? { groundings: groundings.map(groundingOnWire) } : {}
    const edits = { moves: [...moves], ...grounded }
    send({ type: 'saving sent' })
    const { id } = session
    const result = id === undefined ? await generate(edits) : await sendMoves({ ...session, id }, edits)
    if (result.ok) return
    const refused = refusalOf(result.failure)
    send(refused)
    if (refused.newer) await refresh(client, [openBoard])
  }
}

interface EditsOnWire {
  readonly moves: Move[]
  readonly groundings?: ReturnType<typeof groundingOnWire>[]
}

/** What a refusal says of places, and of a version that the saving has met. */
function refusalOf(failure: CallFailure): Extract<EditEvent, { type: 'saving refused' }> {
  const refused = { type: 'saving refused' as const, failure }
  if (failure.code === 'breaks_rules') {
    const { breaches } = failure.details as BreachDetails
    return { ...refused, breaches: breachesInWords(breaches), newer: undefined }
  }
  if (failure.code === 'clash') {
    const clash = failure.details as ClashDetails
    const { version, savedBy, savedAt } = clash
    return { ...refused, breaches: clashesAsBreaches(clash), newer: { version, savedBy, savedAt } }
  }
  // Somebody has generated the week: the first version at least.
  const newer = failure.code === 'already_generated' ? { version: 1 } : undefined
  return { ...refused, breaches: undefined, newer }
}
