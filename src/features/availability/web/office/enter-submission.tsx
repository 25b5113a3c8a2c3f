import { Alert, Button, Group, Modal, Select, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { addDays, calendarDate } from '#kernel/calendar-date.ts'
import { baseShift, type ShiftOption } from '#kernel/shift.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { Endpoint, OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { kitTexts } from '#platform/web/admin-ui/texts-kit.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { useLeaveGuard } from '#platform/web/admin-ui/use-leave-guard.ts'
import { getSubmissionDetails, getWeekCapacity } from '../../contract.ts'
import { enterAvailability } from '../../contract-entered.ts'
import { listNotSubmitted } from '../../contract-not-submitted.ts'
import { EMPTY_REASONS, REASON_WITH_TEXT } from '../../texts.ts'
import { enteredTexts as texts } from '../../texts-entered.ts'
import { type Choices, chosenDays, openChoices, withChoice } from '../form/choices.ts'
import { restBreaches } from '../form/day-rules.ts'
import type { FormDay } from '../form/form-data.ts'
import { dayOnWire } from '../form/submit/submission-codec.ts'
import { EnterDay } from './enter-day.tsx'
import classes from './enter-submission.module.css'

interface EnterSubmissionProps {
  readonly week: Week
  readonly driverId: string
  readonly fullName: string
  /** What was chosen for the week before, by weekday from Monday 0. */
  readonly before: readonly { readonly weekday: number; readonly option: ShiftOption }[]
  /** Readings on the screen that it makes stale. */
  readonly refreshes: readonly Endpoint[]
  onClose(): void
}

/**
 * The form's seven days for a driver who has called, by the form's own rules. What is chosen is asked about
 * before it is lost.
 */
export function EnterSubmission(props: EnterSubmissionProps) {
  const { week, driverId, fullName, before, refreshes, onClose } = props
  useFocusBack()
  const capacity = useCall(getWeekCapacity, { year: week.year, week: week.week })
  const [typed, setTyped] = useState<Choices>({})
  const [reason, setReason] = useState<(typeof EMPTY_REASONS)[number] | null>(null)
  const [reasonText, setReasonText] = useState('')
  const enter = useAct(enterAvailability, {
    refreshes: [...refreshes, listNotSubmitted, getWeekCapacity, getSubmissionDetails],
    showsFailure: true,
  })
  const days = daysOf(capacity.data)
  const choices = openChoices(typed, days)
  const chosen = chosenDays(days, choices)
  const breaches = restBreaches(chosen, sundayBefore(week, before))
  const isEmpty = chosen.length === 0
  const isDirty = Object.keys(typed).length > 0 || reason !== null || reasonText !== ''
  useLeaveGuard({ isDirty: () => isDirty }, kitTexts.typedIsLost)

  const close = async () => {
    const sure =
      !isDirty ||
      (await askToConfirm({
        title: kitTexts.unsaved,
        text: kitTexts.typedIsLost,
        confirm: kitTexts.closeUnsaved,
        cancel: kitTexts.stay,
        danger: true,
      }))
    if (sure) onClose()
  }
  const likeBefore = () =>
    setTyped(
      Object.fromEntries(
        before.map(({ weekday, option }) => [
          addDays(mondayOf(week), weekday),
          baseShift(option) ?? ('on-call' as const),
        ]),
      ),
    )
  const save = async () => {
    const saved = await enter.run({
      ...{ driverId, year: week.year, week: week.week, selectedDays: chosen.map(dayOnWire) },
      ...(isEmpty ? { empty: true, reason, reasonText } : {}),
    })
    if (!saved.ok) return
    toastDone(savedWords(fullName, saved.value))
    onClose()
  }
  return (
    <Modal opened onClose={() => void close()} title={texts.title(fullName)} size="lg">
      <Stack gap="md">
        <Text size="sm">{texts.lead}</Text>
        {capacity.data?.generated ? <Alert color="yellow">{texts.afterMade}</Alert> : null}
        <FailureAlert failure={capacity.failure} again={capacity.again} />
        {capacity.data ? (
          <>
            {before.length > 0 ? (
              <Button variant="default" size="xs" className={classes.like} onClick={likeBefore}>
                {texts.likeBefore}
              </Button>
            ) : null}
            <ul className={classes.days}>
              {days.map((day) => (
                <EnterDay
                  key={day.date}
                  day={day}
                  choice={choices[day.date]}
                  isNightToChange={breaches.nights.includes(day.date)}
                  isDayToChange={breaches.days.includes(day.date)}
                  onChoose={(choice) => setTyped((now) => withChoice(now, day.date, choice))}
                />
              ))}
            </ul>
            {isEmpty ? (
              <>
                <Select
                  label={texts.reason}
                  data={[...EMPTY_REASONS]}
                  value={reason}
                  error={enter.failure?.fields?.reason}
                  onChange={(value) => setReason(EMPTY_REASONS.find((each) => each === value) ?? null)}
                />
                {reason === REASON_WITH_TEXT ? (
                  <TextInput
                    label={texts.reasonText}
                    maxLength={500}
                    value={reasonText}
                    error={enter.failure?.fields?.reasonText}
                    onChange={(event) => setReasonText(event.currentTarget.value)}
                  />
                ) : null}
              </>
            ) : null}
          </>
        ) : capacity.failure ? null : (
          <Skeleton height={360} radius={12} role="status" aria-label={texts.loadingDays} />
        )}
        <FailureAlert failure={enter.failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            loading={enter.busy}
            disabled={!capacity.data || breaches.nights.length > 0 || (isEmpty && reason === null)}
            onClick={() => void save()}
          >
            {texts.save(chosen.length)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function daysOf(capacity: OutputOf<typeof getWeekCapacity> | undefined): readonly FormDay[] {
  return (capacity?.data ?? []).flatMap((day) => {
    const date = calendarDate(day.year, day.month, day.dayNumber)
    if (!date) return []
    return [
      {
        date,
        free: { day: day.dayLimit - day.dayShifts, night: day.nightLimit - day.nightShift },
        closed: { day: day.dayClosed, night: day.nightClosed },
        comment: day.comment,
      },
    ]
  })
}

/** The night before the week counts too (D7). */
function sundayBefore(week: Week, before: EnterSubmissionProps['before']): readonly ChosenDay[] {
  const date = addDays(mondayOf(week), -1)
  return before.flatMap(({ weekday, option }) => (weekday === 6 ? [{ date, option }] : []))
}

function savedWords(
  fullName: string,
  { changed, late, confirmation, letterWaits }: OutputOf<typeof enterAvailability>,
): string {
  return [
    texts.saved(fullName),
    late ? texts.late : changed > 0 ? texts.becameReserve(changed) : '',
    confirmation ? (letterWaits ? texts.letterWaits : texts.letter) : texts.noLetter,
  ]
    .filter(Boolean)
    .join(' ')
}
