import {
  Button,
  Group,
  Modal,
  NumberInput,
  Radio,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
} from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type CalendarDate, dateParts, formatStateDay } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Week } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { tellInDialog } from '#platform/web/admin-ui/confirm.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { addDayLimit, listDayLimits } from '../contract.ts'
import { capacityTexts } from '../texts.ts'
import { limitDayTexts } from '../texts-days.ts'
import { limitOfficeTexts } from '../texts-office.ts'
import { type DayLimit, limitsOn } from './limits-of-month.ts'
import { LimitDialogs, useSavingLimits } from './use-saving-limits.tsx'
import { WeekdayFields } from './weekday-fields.tsx'

const SHIFTS: readonly Shift[] = ['day', 'night']

interface AddLimitModalProps {
  readonly date: CalendarDate
  /** The fleet's current week. */
  readonly current: Week
  readonly limits: readonly DayLimit[]
  onClose(): void
}

/**
 * 'Dodaj nowy limit': one shift or the whole day, by date or by year, week and day (Spec 1 §2, Spec 2 §2
 * 'Shift-limit screen').
 */
export function AddLimitModal({ date: firstDate, current, limits, onClose }: AddLimitModalProps) {
  useFocusBack()
  const [mode, setMode] = useState<'one-shift' | 'whole-day'>('one-shift')
  const [by, setBy] = useState<'date' | 'week'>('date')
  const [date, setDate] = useState<CalendarDate | undefined>(firstDate)
  const [shift, setShift] = useState<Shift>('day')
  const [cars, setCars] = useState<number | string>('')
  const [comment, setComment] = useState('')
  const [tried, setTried] = useState(false)
  const add = useAct(addDayLimit, { refreshes: [listDayLimits], showsFailure: true })

  const saving = useSavingLimits()
  const number = Number(cars)
  const carsError = Number.isInteger(number) && number >= 1 ? undefined : capacityTexts.atLeastOneCar
  const dateError = date ? undefined : limitDayTexts.chooseDay

  const limited = mode === 'whole-day' ? SHIFTS : [shift]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!date || carsError || saving.busy || add.busy) return
    const to = { cars: number, info: comment.trim(), active: true }
    saving.save({
      changes: limited.map((each) => ({ date, shift: each, from: undefined, to })),
      done: onClose,
      told: addedText(mode, shift),
      refused: () => void tellRefusal(date),
    })
  }

  /** The specification's own call knows which limit is in the way, and its words (Spec 1 §8). */
  const tellRefusal = async (on: CalendarDate) => {
    const { year, month, day: dayNumber } = dateParts(on)
    const result = await add.run({
      dayNumber,
      month,
      year,
      day: limited.includes('day') ? number : null,
      night: limited.includes('night') ? number : null,
      info: comment.trim(),
      active: true,
    })
    if (!result.ok) {
      const { fields, msg } = result.failure
      return tellInDialog(limitDayTexts.failed, Object.values(fields ?? {})[0] ?? msg)
    }
    toastDone(addedText(mode, shift))
    onClose()
  }

  return (
    <Modal opened onClose={onClose} title={limitDayTexts.addTitle}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <SegmentedControl
            aria-label={limitDayTexts.scope}
            fullWidth
            value={mode}
            onChange={(value) => setMode(value as typeof mode)}
            data={[
              { value: 'one-shift', label: limitDayTexts.oneShift },
              { value: 'whole-day', label: limitDayTexts.wholeDay },
            ]}
          />
          <Radio.Group
            label={limitDayTexts.chosenBy}
            value={by}
            onChange={(value) => setBy(value as typeof by)}
          >
            <Group gap="lg" mt={6}>
              <Radio value="date" label={limitDayTexts.byCalendar} />
              <Radio value="week" label={limitDayTexts.byWeek} />
            </Group>
          </Radio.Group>
          {by === 'date' ? (
            <DateField
              label={limitDayTexts.date}
              value={date}
              onChange={setDate}
              error={tried && dateError}
            />
          ) : (
            <WeekdayFields date={date ?? firstDate} current={current} onChange={setDate} />
          )}
          {date ? <Existing date={date} limits={limits} /> : null}
          {mode === 'one-shift' ? (
            <Radio.Group
              label={limitDayTexts.shift}
              value={shift}
              onChange={(value) => setShift(value as Shift)}
            >
              <Group gap="lg" mt={6}>
                <Radio value="day" label={SHIFT_ON_WIRE.day} />
                <Radio value="night" label={SHIFT_ON_WIRE.night} />
              </Group>
            </Radio.Group>
          ) : null}
          <NumberInput
            label={limitDayTexts.cars}
            description={limitOfficeTexts.zeroElsewhere}
            min={1}
            max={10_000}
            allowDecimal={false}
            value={cars}
            onChange={setCars}
            error={tried && carsError}
            data-autofocus
          />
          <Textarea
            label={limitDayTexts.info}
            description={limitDayTexts.infoHint}
            autosize
            minRows={2}
            maxLength={500}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {limitDayTexts.cancel}
            </Button>
            <Button type="submit" loading={saving.busy || add.busy}>
              {limitDayTexts.add}
            </Button>
          </Group>
        </Stack>
      </form>
      <LimitDialogs of={saving} />
    </Modal>
  )
}

function addedText(mode: 'one-shift' | 'whole-day', shift: Shift): string {
  if (mode === 'whole-day') return capacityTexts.addedWholeDay
  return shift === 'day' ? capacityTexts.addedDay : capacityTexts.addedNight
}

/**
 * Says beforehand what the chosen date carries already: at most one limit for the day and one for the night
 * (Spec 1 §5).
 */
function Existing({ date, limits }: { readonly date: CalendarDate; readonly limits: readonly DayLimit[] }) {
  const { day, night } = limitsOn(limits, date)
  const parts = [
    day === undefined ? undefined : `${SHIFT_ON_WIRE.day} ${day}`,
    night === undefined ? undefined : `${SHIFT_ON_WIRE.night} ${night}`,
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? null : (
    <Text size="sm" c="dimmed" aria-live="polite">
      {limitDayTexts.hasLimit(formatStateDay(date), parts.join(', '))}
    </Text>
  )
}
