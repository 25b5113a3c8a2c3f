import { Alert, Select, Stack, Switch, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { PendingGrounding, WeekOnBoard } from '#features/board/work/domain/public.ts'
import { firstOnRoad } from '#features/roster/domain/public.ts'
import { slotName } from '#features/roster/texts-slots.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type Slot, slotAt } from '#kernel/slot.ts'
import { isSpan } from '#kernel/slot-span.ts'
import { addWeeks, mondayOf } from '#kernel/week.ts'
import { SHIFT_ON_WIRE, shiftFromWire } from '#platform/pure/wire.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { repairTexts } from '../texts.ts'

/** The grounding that belongs to a car's repair, as it is being filled in. */
export interface GroundingDraft {
  readonly isOn: boolean
  readonly note: string
  readonly hidden: boolean
  readonly start: Slot
  readonly end: Slot
  /** Undefined where it is left out on purpose, can't be so, or the car is off already. */
  readonly grounding: PendingGrounding | undefined
  /** The car is off throughout already, so there is nothing to add. */
  readonly isOff: boolean
  /** The car is off already when this begins, and goes on being so. */
  readonly goesOn: boolean
  /** `Noc pt`: when this begins. */
  readonly firstSlot: string
  /** Asked for, but not possible as it is filled in: nothing may be applied without it. */
  readonly isWrong: boolean
  readonly endsLater: boolean
  change(fields: Partial<{ isOn: boolean; note: string; hidden: boolean; end: Slot }>): void
}

interface Fields {
  readonly isOn: boolean
  readonly note: string
  readonly hidden: boolean
  readonly end?: Slot
}

/**
 * @param from 0-13 @param to 0-13: the end, until a later one is chosen
 * @param begun what was typed of it elsewhere
 */
export function useGrounding(
  { week, unavailable }: WeekOnBoard,
  carId: string | undefined,
  from: number,
  to: number,
  begun: Partial<Fields> = {},
): GroundingDraft {
  const [fields, setFields] = useState<Fields>({ isOn: true, note: '', hidden: false, ...begun })
  const { isOn, note, hidden } = fields
  const first = carId === undefined ? from : firstOnRoad(unavailable, carId, from, Math.max(from, to))
  const isOff = first === undefined
  const start = slotAt(week, first ?? from)
  const end = fields.end ?? slotAt(week, Math.max(from, to))
  const goesOn = !isOff && first > from
  const fits = carId !== undefined && from <= to && isSpan({ from: start, to: end })
  const grounding: PendingGrounding | undefined =
    isOn && fits && !isOff
      ? {
          ...{ carId, from: start, to: end },
          ...{ reason: note.trim(), notOnStation: hidden },
        }
      : undefined
  const endsLater = end.date >= mondayOf(addWeeks(week, 1))
  return {
    ...{ isOn, note, hidden, start, end, grounding, isOff, goesOn, endsLater },
    firstSlot: slotName(first ?? from),
    isWrong: isOn && !isOff && !fits,
    change: (changed) => setFields((known) => ({ ...known, ...changed })),
  }
}

/** A broken car is off the road in the same act; leaving that out is a choice, and is shown as one. */
export function GroundingPart({ off }: { readonly off: GroundingDraft }) {
  if (off.isOff) return <Alert color="gray">{repairTexts.groundedAlready}</Alert>
  const { start, end, change } = off
  return (
    <Stack gap="sm" mt="md">
      <Switch
        label={repairTexts.ground}
        checked={off.isOn}
        onChange={({ currentTarget: { checked } }) => change({ isOn: checked })}
      />
      {off.isOn ? (
        <>
          {off.goesOn ? <Alert color="gray">{repairTexts.groundedBefore(off.firstSlot)}</Alert> : null}
          <DateField
            label={repairTexts.groundedUntil}
            value={end.date}
            from={start.date}
            onChange={(date: CalendarDate | undefined) => date && change({ end: { ...end, date } })}
          />
          <Select
            label={repairTexts.groundedUntilShift}
            data={Object.values(SHIFT_ON_WIRE)}
            value={SHIFT_ON_WIRE[end.shift]}
            allowDeselect={false}
            onChange={(shift) => change({ end: { ...end, shift: shiftFromWire(shift ?? '') ?? 'night' } })}
          />
          <Textarea
            label={repairTexts.groundedWhy}
            placeholder={repairTexts.groundedWhyHint}
            maxLength={500}
            autosize
            minRows={2}
            value={off.note}
            onChange={({ currentTarget: { value } }) => change({ note: value })}
          />
          <Switch
            label={repairTexts.groundedHidden}
            checked={off.hidden}
            onChange={({ currentTarget: { checked } }) => change({ hidden: checked })}
          />
          {isSpan({ from: start, to: end }) ? null : <Alert color="red">{repairTexts.endBeforeStart}</Alert>}
          {off.endsLater ? <Alert color="blue">{repairTexts.laterWeeks}</Alert> : null}
        </>
      ) : (
        <Alert color="yellow" role="status">
          {repairTexts.notGrounded}
        </Alert>
      )}
    </Stack>
  )
}
