import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import { datesOf } from '#kernel/week.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { tellInDialog } from '#platform/web/admin-ui/confirm.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addSubmissionShift, getMonthTable, getSubmission, getSubmissionDetails } from '../../contract.ts'
import type { AddedWarning } from '../../domain/added-warning.ts'
import { availabilityTexts } from '../../texts.ts'
import { submissionTexts } from '../../texts-office.ts'
import type { Submission } from './submission-codec.ts'

const OPTIONS = Object.entries(SHIFT_OPTION_ON_WIRE).map(([value, label]) => ({ value, label }))

/** Refusals that say more than that it did not work. */
const TOLD_AS_THEY_ARE = ['shift_twice', 'outside_week', 'no_such_submission']

interface AddShiftModalProps {
  readonly submission: Submission
  onClose(): void
  onAdded(warnings: readonly AddedWarning[]): void
}

/** Adds a shift on a date of the submission's week; both date and shift are needed (Spec 1 §5). */
export function AddShiftModal({ submission, onClose, onAdded }: AddShiftModalProps) {
  useFocusBack()
  const dates = datesOf(submission.week)
  const [date, setDate] = useState<CalendarDate | undefined>(dates[0])
  const [option, setOption] = useState<ShiftOption>()
  const add = useAct(addSubmissionShift, {
    refreshes: [getSubmission, getSubmissionDetails, getMonthTable],
    showsFailure: true,
  })

  const submit = async () => {
    if (!date || !option) return
    const result = await add.run({
      id: submission.number,
      date,
      shiftOption: SHIFT_OPTION_ON_WIRE[option],
    })
    if (!result.ok) return tellInDialog(submissionTexts.failureTitle, wordsOf(result.failure))
    toastDone(submissionTexts.added)
    onAdded(result.value.warnings)
    onClose()
  }

  return (
    <Modal opened onClose={onClose} title={submissionTexts.add}>
      <Stack
        component="form"
        gap="md"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <DateField
          first
          label={submissionTexts.date}
          value={date}
          onChange={setDate}
          {...(dates[0] ? { from: dates[0] } : {})}
          {...(dates[6] ? { to: dates[6] } : {})}
        />
        <Select
          label={submissionTexts.shift}
          placeholder={submissionTexts.chooseShift}
          data={OPTIONS}
          value={option ?? null}
          allowDeselect={false}
          onChange={(value) => setOption(value as ShiftOption)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {submissionTexts.cancel}
          </Button>
          <Button type="submit" loading={add.busy} disabled={!date || !option}>
            {submissionTexts.add}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function wordsOf(failure: CallFailure): string {
  return TOLD_AS_THEY_ARE.includes(failure.code) || failure.status === 0
    ? failure.msg
    : availabilityTexts.addFailed
}
