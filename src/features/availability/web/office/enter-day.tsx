import { Text } from '@mantine/core'
import { dateParts } from '#kernel/calendar-date.ts'
import { isReserve } from '#kernel/shift.ts'
import { Segments } from '#platform/web/admin-ui/segments.tsx'
import { monthShort, weekdayName } from '#platform/web/polish-dates.ts'
import { enteredTexts as texts } from '../../texts-entered.ts'
import { type Choice, optionFor } from '../form/choices.ts'
import type { FormDay } from '../form/form-data.ts'
import classes from './enter-submission.module.css'

interface EnterDayProps {
  readonly day: FormDay
  readonly choice: Choice | undefined
  /** Part of a day after a night (D7). */
  readonly isNightToChange: boolean
  readonly isDayToChange: boolean
  onChoose(choice: Choice | undefined): void
}

type Shown = Choice | 'free'

/** One of the form's seven days, as the office enters it. */
export function EnterDay({ day, choice, isNightToChange, isDayToChange, onChoose }: EnterDayProps) {
  const option = choice && optionFor(choice, day)
  const wrong = isDayToChange
    ? texts.dayAfterNightHere
    : isNightToChange
      ? texts.nightBeforeDayHere
      : undefined
  const data: { readonly value: Shown; readonly label: string }[] = [
    { value: 'free', label: texts.free },
    ...(day.closed.day ? [] : [{ value: 'day' as const, label: texts.day }]),
    ...(day.closed.night ? [] : [{ value: 'night' as const, label: texts.night }]),
    { value: 'on-call', label: texts.onCall },
  ]
  const hints = [
    wrong,
    option && isReserve(option) ? texts.reserve : undefined,
    day.closed.day ? `${texts.day}: ${texts.closed}` : undefined,
    day.closed.night ? `${texts.night}: ${texts.closed}` : undefined,
    day.comment === '' ? undefined : day.comment,
  ].filter((hint) => hint !== undefined)
  return (
    <li className={classes.day} data-option={option ?? 'free'} data-wrong={wrong ? true : undefined}>
      <span className={classes.date}>
        <b>{weekdayName(day.date)}</b>
        <span>{`${dateParts(day.date).day} ${monthShort(day.date)}`}</span>
      </span>
      <Segments<Shown>
        size="sm"
        label={texts.shiftOf(weekdayName(day.date))}
        value={choice ?? 'free'}
        data={data}
        onChange={(value) => onChoose(value === 'free' ? undefined : value)}
      />
      <Text size="xs" className={classes.hints} aria-live="polite">
        {hints.join(' · ')}
      </Text>
    </li>
  )
}
