import { IconCalendarOff, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { formatStateDay, weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { useKeptFocus } from '#platform/web/admin-ui/kept-focus.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { getMonthTable, getSubmission, getSubmissionDetails, removeSubmissionShift } from '../../contract.ts'
import { countChoices } from '../../domain/counts.ts'
import { submissionTexts } from '../../texts-office.ts'
import { CountBadges, OptionBadge } from './badges.tsx'
import { type Submission, sameDays } from './submission-codec.ts'
import classes from './submission-screen.module.css'

/**
 * The chosen shifts, each with its delete icon, and what was originally asked where that differs (Spec 1 §2).
 */
export function ChosenShifts({ submission }: { readonly submission: Submission }) {
  const { number, days, asked } = submission
  const [removing, setRemoving] = useState<ChosenDay>()
  const keptFocus = useKeptFocus()
  const remove = useAct(removeSubmissionShift, {
    refreshes: [getSubmission, getSubmissionDetails, getMonthTable],
  })
  const askAndRemove = async (day: ChosenDay) => {
    const sure = await askToConfirm({
      title: submissionTexts.confirmShiftTitle,
      text: submissionTexts.confirmShift(day),
      confirm: submissionTexts.deleteWord,
      danger: true,
    })
    if (!sure) return
    setRemoving(day)
    const { date, option } = day
    const result = await remove.run({ id: number, date, shiftOption: SHIFT_OPTION_ON_WIRE[option] })
    setRemoving(undefined)
    if (result.ok) toastDone(submissionTexts.shiftRemoved(day))
  }
  return (
    <div className={classes.stack}>
      <Panel title={submissionTexts.chosen} flush>
        {days.length === 0 ? (
          <Empty icon={<IconCalendarOff size={24} />}>{submissionTexts.noneChosen}</Empty>
        ) : (
          <>
            <ul className={classes.shifts} onFocus={keptFocus}>
              {days.map((day) => (
                <ShiftRow key={`${day.date} ${day.option}`} day={day}>
                  <IconButton
                    className={classes.action ?? ''}
                    variant="subtle"
                    color="red"
                    size={36}
                    label={submissionTexts.removeShift(day)}
                    loading={removing === day}
                    onClick={() => void askAndRemove(day)}
                  >
                    <IconTrash size={18} />
                  </IconButton>
                </ShiftRow>
              ))}
            </ul>
            <div className={classes.counts}>
              <CountBadges counts={countChoices(days)} />
            </div>
          </>
        )}
      </Panel>
      {sameDays(days, asked) ? null : (
        <Panel title={submissionTexts.asked} description={submissionTexts.askedHint} flush>
          {asked.length === 0 ? (
            <Empty>{submissionTexts.nothingAsked}</Empty>
          ) : (
            <ul className={classes.shifts}>
              {asked.map((day) => (
                <ShiftRow key={`${day.date} ${day.option}`} day={day} />
              ))}
            </ul>
          )}
        </Panel>
      )}
    </div>
  )
}

/** `23.11.2026` and the shift's kind. */
function ShiftRow({ day, children }: { readonly day: ChosenDay; readonly children?: ReactNode }) {
  return (
    <li className={classes.shift}>
      <span className={classes.date}>
        <span>{formatStateDay(day.date)}</span>
        <span className={classes.weekday}>{WEEKDAY_NAMES[weekday(day.date)]?.toLocaleLowerCase('pl')}</span>
      </span>
      <OptionBadge option={day.option} />
      {children}
    </li>
  )
}
