import { type Slot, slotKey } from '#kernel/slot.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { MoonIcon, SunIcon } from '#platform/web/ui/icons.tsx'
import { addShiftTexts } from './add-shift-texts.ts'

export interface FreeShift extends Slot {
  readonly isWeekend: boolean
  /** How many may still pick it. */
  readonly free: number
  /** Why the driver whose calendar it is can't have it. */
  readonly refusal: string | undefined
}

interface ShiftStepProps {
  readonly free: readonly FreeShift[]
  readonly chosen: readonly Slot[]
  /** What happened since, such as a shift that has gone. */
  readonly notice: readonly string[]
  readonly onChosen: (chosen: readonly Slot[]) => void
  readonly onNext: () => void
  readonly onClose: () => void
}

/** Step one: free day shifts and free night shifts; the next step waits until one is chosen (Spec 1 §2). */
export function ShiftStep({ free, chosen, notice, onChosen, onNext, onClose }: ShiftStepProps) {
  const isChosen = new Set(chosen.map(slotKey))
  function toggle({ date, shift }: Slot) {
    const key = slotKey({ date, shift })
    onChosen(
      isChosen.has(key) ? chosen.filter((slot) => slotKey(slot) !== key) : [...chosen, { date, shift }],
    )
  }
  return (
    <Dialog
      title={addShiftTexts.title}
      onClose={onClose}
      footer={
        <Button kind="primary" disabled={chosen.length === 0} onClick={onNext}>
          {addShiftTexts.next}
        </Button>
      }
    >
      {notice.length > 0 && (
        <div className="notice notice-wrong add-notice" role="alert">
          <div>
            {notice.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </div>
      )}
      <p>{free.length > 0 ? addShiftTexts.lead : addShiftTexts.none}</p>
      {(['day', 'night'] as const).map((shift) => {
        const shifts = free.filter((candidate) => candidate.shift === shift)
        if (shifts.length === 0) return null
        return (
          <fieldset key={shift} className={`free free-${shift}`}>
            <legend>
              {shift === 'day' ? <SunIcon /> : <MoonIcon />}
              <span>{shift === 'day' ? addShiftTexts.days : addShiftTexts.nights}</span>
            </legend>
            {shifts.map((slot) => (
              <label
                className={slot.refusal === undefined ? 'check' : 'check check-refused'}
                key={slotKey(slot)}
              >
                <input
                  type="checkbox"
                  checked={isChosen.has(slotKey(slot))}
                  disabled={slot.refusal !== undefined}
                  onChange={() => toggle(slot)}
                />
                <span className="free-words">
                  <span>{spokenDate(slot.date)}</span>
                  {slot.isWeekend && <small className="free-weekend">{addShiftTexts.weekend}</small>}
                  <small>{slot.refusal ?? addShiftTexts.places(slot.free)}</small>
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
    </Dialog>
  )
}
