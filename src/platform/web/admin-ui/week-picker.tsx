import { Button, Popover } from '@mantine/core'
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { addWeeks, sameWeek, type Week, weeksInYear } from '#kernel/week.ts'
import { IconButton } from './icon-button.tsx'
import { weekRange } from './polish-dates.ts'
import { dateTexts } from './texts-dates.ts'
import classes from './week-picker.module.css'

interface WeekPickerProps {
  readonly value: Week
  onChange(week: Week): void
  /** Marked in the list, with a way back to it. */
  readonly current?: Week
  /**
   * What that week is called, in the list and on the way back, where it is another than the one that runs.
   */
  readonly currentWord?: string
  /** What is shown is no week but this longer or shorter period, which ends in the week of the value. */
  readonly period?: OtherPeriod | undefined
}

export interface OtherPeriod {
  /** In which it begins: the arrow back leads to the one before. */
  readonly first: Week
  /** `4 tygodnie` */
  readonly name: string
  /** `2–29 listopada 2026` */
  readonly range: string
}

/**
 * A week with arrows to its neighbours and a list of all weeks of a year; over the turn of the year too (D1).
 */
export const WeekPicker = memo(function WeekPicker({
  value,
  onChange,
  current,
  currentWord,
  period,
}: WeekPickerProps) {
  const [open, setOpen] = useState(false)
  const choose = (week: Week) => {
    setOpen(false)
    onChange(week)
  }
  return (
    <fieldset className={classes.picker} aria-label={dateTexts.weekLabel}>
      <IconButton
        variant="default"
        size={36}
        label={dateTexts.previousWeek}
        onClick={() => onChange(addWeeks(period?.first ?? value, -1))}
      >
        <IconChevronLeft size={18} />
      </IconButton>
      <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus shadow="md" width={320}>
        <Popover.Target>
          <Button
            variant="default"
            className={classes.label}
            rightSection={<IconChevronDown size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpen(!open)}
          >
            <span className={classes.number}>{period?.name ?? dateTexts.week(value.week)}</span>
            <span className={classes.range}>{period?.range ?? weekRange(value)}</span>
          </Button>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label={dateTexts.chooseWeek}>
          {open ? (
            <WeekList
              value={value}
              isChosen={!period}
              current={current}
              word={currentWord}
              onChoose={choose}
            />
          ) : null}
        </Popover.Dropdown>
      </Popover>
      <IconButton
        variant="default"
        size={36}
        label={dateTexts.nextWeek}
        onClick={() => onChange(addWeeks(value, 1))}
      >
        <IconChevronRight size={18} />
      </IconButton>
      {current && !sameWeek(current, value) ? (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(current)}>
          {currentWord ?? dateTexts.currentWeek}
        </Button>
      ) : null}
    </fieldset>
  )
})

interface WeekListProps {
  readonly value: Week
  /** Whether the value is what is shown, and not only where the list opens. */
  readonly isChosen: boolean
  readonly current: Week | undefined
  readonly word: string | undefined
  onChoose(week: Week): void
}

function WeekList({ value, isChosen, current, word, onChoose }: WeekListProps) {
  const [year, setYear] = useState(value.year)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another year's list is another list to scroll
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[data-autofocus], [data-current]')
    chosen?.scrollIntoView({ block: 'center' })
  }, [year])
  return (
    <div>
      <div className={classes.years}>
        <IconButton
          variant="subtle"
          color="gray"
          label={dateTexts.previousYear}
          disabled={year <= 2001}
          onClick={() => setYear(year - 1)}
        >
          <IconChevronLeft size={18} />
        </IconButton>
        <strong aria-live="polite">{year}</strong>
        <IconButton
          variant="subtle"
          color="gray"
          label={dateTexts.nextYear}
          disabled={year >= 2198}
          onClick={() => setYear(year + 1)}
        >
          <IconChevronRight size={18} />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move between its buttons */}
      <div className={classes.weeks} ref={list} onKeyDown={moveByArrows}>
        {Array.from({ length: weeksInYear(year) }, (_, index) => ({ year, week: index + 1 })).map((week) => (
          <button
            key={week.week}
            type="button"
            className={classes.week}
            aria-pressed={isChosen && sameWeek(week, value)}
            data-autofocus={sameWeek(week, value) || undefined}
            data-current={(current && sameWeek(week, current)) || undefined}
            onClick={() => onChoose(week)}
          >
            <span className={classes.weekNumber}>{week.week}</span>
            <span>{weekRange(week)}</span>
            {current && sameWeek(week, current) ? (
              <span className={classes.now}>{word?.toLocaleLowerCase('pl') ?? dateTexts.current}</span>
            ) : null}
          </button>
        ))}
      </div>
    </div>
  )
}

function moveByArrows(event: KeyboardEvent<HTMLDivElement>): void {
  const step =
    event.key === 'ArrowDown'
      ? 'nextElementSibling'
      : event.key === 'ArrowUp'
        ? 'previousElementSibling'
        : undefined
  if (!step || !(event.target instanceof HTMLElement)) return
  event.preventDefault()
  const neighbour = event.target[step]
  if (neighbour instanceof HTMLElement) neighbour.focus()
}
