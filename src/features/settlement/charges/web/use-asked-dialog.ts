import { useEffect, useState } from 'react'
import type { CallState } from '#platform/web/admin-ui/calls.ts'

/** A dialog that comes later than this comes when nobody thinks of it any more. */
export const LONGEST_WAIT_MS = 10_000

/**
 * Dialogs whose date is the fleet's, which comes with a list. One that is asked for before the list is there
 * opens with it; where the list could not be loaded, it is asked for again. It is forgotten as soon as the
 * person does anything else, the list fails once more, or too long a time goes by, so that none opens by
 * itself in the midst of something else.
 */
export function useAskedDialog<What>(list: Omit<CallState<unknown>, 'isFormer'>): {
  readonly opened: What | undefined
  /** Asked for, and not there yet. */
  readonly waiting: What | undefined
  open(what: What): void
  close(): void
} {
  const [opened, setOpened] = useState<What>()
  const [asked, setAsked] = useState<What>()
  const isListed = list.data !== undefined
  const isFetching = list.loading || list.refreshing
  const [wasFetching, setWasFetching] = useState(isFetching)
  if (wasFetching !== isFetching) {
    setWasFetching(isFetching)
    if (!isFetching && !isListed) setAsked(undefined)
  }
  if (asked !== undefined && isListed) {
    setOpened(asked)
    setAsked(undefined)
  }
  const isWaiting = asked !== undefined
  useEffect(() => {
    if (!isWaiting) return
    const forget = () => setAsked(undefined)
    const timer = setTimeout(forget, LONGEST_WAIT_MS)
    addEventListener('pointerdown', forget, true)
    addEventListener('keydown', forget, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', forget, true)
      removeEventListener('keydown', forget, true)
    }
  }, [isWaiting])
  return {
    opened,
    waiting: asked,
    open: (what) => {
      if (isListed) return setOpened(what)
      if (!isFetching) list.again()
      setAsked(what)
    },
    close: () => setOpened(undefined),
  }
}
