import { useEffect, useRef } from 'react'
import type { Week } from '#kernel/week.ts'
import { CheckIcon, WarningIcon } from '#platform/web/ui/icons.tsx'
import type { SentWeek } from '../form-memory.ts'
import { ownFormTexts } from './own-texts.ts'
import { recallPendingEdit } from './pending-edit.ts'
import { useSendingEdit } from './use-sending-edit.ts'
import { refusalText } from './use-withdrawing.ts'

interface WaitingEditProps {
  readonly week: Week
  /** An answer has come; undefined where it was a refusal. */
  readonly onSettled: ((sent: SentWeek | undefined) => void) | undefined
}

/** An edit whose answer this device is still waiting for: says so, and goes on sending it by itself (D51). */
export function WaitingEdit({ week, onSettled }: WaitingEditProps) {
  const { state, send } = useSendingEdit()
  const told = useRef<unknown>(undefined)

  useEffect(() => {
    const pending = recallPendingEdit(week)
    if (pending) void send(pending)
  }, [week, send])

  useEffect(() => {
    if (told.current === state) return
    told.current = state
    if (state.kind === 'done') onSettled?.(state.value.sent)
    if (state.kind === 'refused') onSettled?.(undefined)
  }, [state, onSettled])

  if (state.kind === 'idle') return null
  const isSaved = state.kind === 'done'
  return (
    <div className={`notice form-notice ${isSaved ? 'notice-good' : ''}`} role="status">
      {isSaved ? <CheckIcon /> : <WarningIcon />}
      <div>
        {state.kind === 'refused' ? (
          <>
            <p>
              <b>{ownFormTexts.editRefused}</b>
            </p>
            <p>{refusalText(state.failure)}</p>
          </>
        ) : (
          <p>{isSaved ? ownFormTexts.savedWithoutLetter : ownFormTexts.editWaits}</p>
        )}
        {state.kind === 'waiting' && (
          <button type="button" className="text-button" onClick={() => void send(state.pending)}>
            {ownFormTexts.again}
          </button>
        )}
      </div>
    </div>
  )
}
