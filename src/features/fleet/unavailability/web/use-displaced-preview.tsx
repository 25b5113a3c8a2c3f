import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { failureOf } from '#platform/web/admin-ui/call-error.ts'
import { callQuery } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import { previewUnavailable } from '../contract.ts'
import { unavailabilityTexts } from '../texts.ts'
import { DisplacedList } from './displaced-list.tsx'

/** `mark` goes along as `seen` when saving. */
type DisplacedAnswer = { readonly go: true; readonly mark: string } | { readonly go: false }

/**
 * Asks before a car is taken off: tells who changes places in generated weeks, and goes on at once where nobody does. A preview that fails is
 * told by a toast, and does not go on.
 */
export function useDisplacedPreview(): (
  input: InputOf<typeof previewUnavailable>,
) => Promise<DisplacedAnswer> {
  const client = useQueryClient()
  return useCallback(
    async (input) => {
      try {
        const preview = callQuery(previewUnavailable, input)
        const { mark, moves } = await client.fetchQuery({ ...preview, staleTime: 0 })
        const go =
          moves.length === 0 ||
          (await askToConfirm({
            title: unavailabilityTexts.title,
            text: <DisplacedList moves={moves} />,
            confirm: unavailabilityTexts.go,
          }))
        return go ? { go, mark } : { go }
      } catch (error) {
        toastFailure(failureOf(error))
        return { go: false }
      }
    },
    [client],
  )
}
