import { Button, Chip, Group, SegmentedControl, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES, WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import type { Slot } from '#kernel/slot.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { typedCars } from '../domain/week-grid.ts'
import { limitOfficeTexts } from '../texts-office.ts'
import classes from './limits.module.css'

interface AtOnceBarProps {
  /** Of the week. */
  readonly slots: readonly Slot[]
  onWrite(slots: readonly Slot[], text: string): void
  readonly actions: ReactNode
}

/** One number for chosen days and shifts; all of them unless told. */
export function AtOnceBar({ slots, onWrite, actions }: AtOnceBarProps) {
  const [days, setDays] = useState<string[]>(WEEKDAY_SHORT.map((_, index) => String(index)))
  const [shifts, setShifts] = useState<'both' | 'day' | 'night'>('both')
  const [text, setText] = useState('')
  const isCars = typedCars(text) !== undefined
  const chosen = slots.filter(
    ({ date, shift }) => days.includes(String(weekday(date))) && (shifts === 'both' || shifts === shift),
  )
  const write = () => {
    if (isCars && chosen.length > 0) onWrite(chosen, text)
  }
  return (
    <fieldset className={classes.atOnce}>
      <legend>{limitOfficeTexts.atOnce}</legend>
      <Chip.Group multiple value={days} onChange={setDays}>
        <Group gap={4} role="group" aria-label={limitOfficeTexts.atOnceDays}>
          {WEEKDAY_SHORT.map((name, index) => (
            <Chip key={name} value={String(index)} size="sm" aria-label={WEEKDAY_NAMES[index]}>
              {name}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <SegmentedControl
        aria-label={limitOfficeTexts.atOnceShifts}
        value={shifts}
        onChange={(value) => setShifts(value as typeof shifts)}
        data={[
          { value: 'both', label: limitOfficeTexts.bothShifts },
          { value: 'day', label: SHIFT_ON_WIRE.day },
          { value: 'night', label: SHIFT_ON_WIRE.night },
        ]}
      />
      <TextInput
        aria-label={limitOfficeTexts.atOnceCars}
        placeholder={limitOfficeTexts.atOnceCars}
        inputMode="numeric"
        w={64}
        maxLength={5}
        value={text}
        error={!isCars}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          write()
        }}
      />
      <Button variant="light" onClick={write} disabled={!isCars || chosen.length === 0}>
        {limitOfficeTexts.write}
      </Button>
      <span className={classes.spring} />
      {actions}
    </fieldset>
  )
}
