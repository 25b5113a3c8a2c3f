import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { failureOf } from '#platform/web/admin-ui/call-error.ts'
import { callQuery } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { useStillOpen } from '#platform/web/admin-ui/use-still-open.ts'
import type { CallResult } from '#platform/web/call.ts'
import { previewUnavailable } from '../../contract-displaced.ts'
import { NOBODY_MOVES } from '../../domain/nobody-moves.ts'
import { unavailabilityTexts } from '../../texts-displaced.ts'
import { DisplacedList } from './displaced-list.tsx'

type Moves = InputOf<typeof previewUnavailable>

/**
 * Saves what takes a car off. Where drivers of generated weeks would change places, nothing is saved until
 * the office has seen who and has agreed; where the weeks change meanwhile, it is asked anew.
 * @returns undefined where it was called off, also by closing what it was asked from
 */
export function useSavingWithMoves(): <T>(
  moves: Moves,
  /** @param seen goes along with the call: which moves are agreed to */
  send: (seen: string) => Promise<CallResult<T>>,
) => Promise<CallResult<T> | undefined> {
  const client = useQueryClient()
  const stillOpen = useStillOpen()
  return useCallback(
    async (input, send) => {
      // The record may have been read anew before this, and the dialog cancelled meanwhile.
      if (!stillOpen()) return undefined
      let seen = NOBODY_MOVES
      let result = await send(seen)
      while (!result.ok && result.failure.code === 'moves_changed') {
        try {
          const { mark, moves } = await client.fetchQuery({
            ...callQuery(previewUnavailable, input),
            staleTime: 0,
          })
          // What was just refused is not sent again: the record has other times by now than were asked for.
          if (mark === seen) return result
          if (!stillOpen()) return undefined
          const agreed =
            moves.length === 0 ||
            (await askToConfirm({
              title: unavailabilityTexts.title,
              text: <DisplacedList moves={moves} />,
              confirm: unavailabilityTexts.go,
            }))
          if (!agreed) return undefined
          seen = mark
          result = await send(seen)
        } catch (error) {
          return { ok: false, failure: failureOf(error) }
        }
      }
      return result
    },
    [client, stillOpen],
  )
}
