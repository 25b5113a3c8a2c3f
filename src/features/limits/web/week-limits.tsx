import { Button, Group, NumberInput, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { SLOTS_IN_WEEK, slotAt } from '#kernel/slot.ts'
import { addWeeks, mondayOf, type Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { useLeaveGuard } from '#platform/web/admin-ui/use-leave-guard.ts'
import { WeekPicker } from '#platform/web/admin-ui/week-picker.tsx'
import { listDayLimits } from '../contract.ts'
import { MOST_CHANGES } from '../contract-change.ts'
import {
  copyWeek,
  EMPTY_DRAFT,
  fillCells,
  type GridDraft,
  holdsTyped,
  readGrid,
  repeatWeek,
} from '../domain/week-grid.ts'
import { limitOfficeTexts } from '../texts-office.ts'
import { AtOnceBar } from './at-once-bar.tsx'
import { limitsBySlot } from './limit-change-codec.ts'
import classes from './limits.module.css'
import { monthOf } from './limits-of-month.ts'
import { LimitDialogs, useSavingLimits } from './use-saving-limits.tsx'
import { WeekGrid } from './week-grid.tsx'

/** As many weeks as one save may fill. */
const MOST_WEEKS = Math.min(12, Math.floor(MOST_CHANGES / SLOTS_IN_WEEK) - 1)

interface WeekLimitsProps {
  /** For which drivers give availability. */
  readonly coming: Week
  readonly defaultLimit: number
  /** In the fleet; undefined while that is not known. */
  readonly cars: number | undefined
}

/** The limits of a whole week, typed in one grid and saved at once. */
export function WeekLimits({ coming, defaultLimit, cars }: WeekLimitsProps) {
  const [week, setWeek] = useState(coming)
  const [drafts, setDrafts] = useState<Readonly<Record<string, GridDraft>>>({})
  const [repeats, setRepeats] = useState<number | string>('')
  const [told, setTold] = useState('')
  const listed = useCall(listDayLimits, monthOf(mondayOf(addWeeks(week, -1))), { keepPrevious: true })
  const saving = useSavingLimits()
  const key = mondayOf(week)
  const draft = drafts[key] ?? EMPTY_DRAFT
  const limitOf = limitsBySlot(listed.data?.data ?? [])
  const slots = Array.from({ length: SLOTS_IN_WEEK }, (_, index) => slotAt(week, index))
  const { changes, wrong, idleReasons } = readGrid(slots, limitOf, draft)
  const all = [...changes, ...repeatWeek(slots, limitOf, changes, weeksOf(repeats))]
  const isWrong = wrong.length + idleReasons.length > 0
  const isTyped = holdsTyped(draft)
  useLeaveGuard({ isDirty: () => Object.values(drafts).some(holdsTyped) }, limitOfficeTexts.lost)

  const change = (next: GridDraft) => setDrafts({ ...drafts, [key]: next })
  const drop = () => {
    setDrafts(({ [key]: _, ...rest }) => rest)
    setRepeats('')
    setTold('')
  }
  const choose = (next: Week) => {
    setWeek(next)
    setTold('')
  }
  const copy = () => {
    const copied = copyWeek(slots, limitOf, draft, -7)
    if (copied.written > 0) change(copied.draft)
    setTold(limitOfficeTexts.copied(copied, addWeeks(week, -1)))
  }
  return (
    <Panel
      title={limitOfficeTexts.weekTitle}
      description={limitOfficeTexts.weekHint(defaultLimit)}
      actions={
        <WeekPicker
          value={week}
          onChange={choose}
          current={coming}
          currentWord={limitOfficeTexts.backToComing}
        />
      }
    >
      <FailureAlert failure={listed.data ? undefined : listed.failure} again={listed.again} />
      <form
        className={classes.week}
        noValidate
        // What stands there would be taken for another week's, as one without limits.
        inert={listed.isFormer}
        onSubmit={(event) => {
          event.preventDefault()
          if (isWrong)
            event.currentTarget.querySelector<HTMLElement>('[data-cell][aria-invalid="true"]')?.focus()
          else if (all.length > 0) saving.save({ changes: all, done: drop })
        }}
      >
        <AtOnceBar
          slots={slots}
          onWrite={(chosen, text) => change(fillCells(chosen, limitOf, draft, text))}
          actions={
            <Button
              variant="default"
              leftSection={<IconCopy size={16} aria-hidden />}
              onClick={copy}
              disabled={!listed.data}
            >
              {limitOfficeTexts.copyBefore}
            </Button>
          }
        />
        <p role="status" className={classes.told}>
          {told}
        </p>
        <WeekGrid
          slots={slots}
          limitOf={limitOf}
          draft={draft}
          defaultLimit={defaultLimit}
          cars={cars}
          wrong={wrong}
          idleReasons={idleReasons}
          onChange={change}
        />
        <div className={classes.below}>
          <TextInput
            label={limitOfficeTexts.weekReason}
            description={limitOfficeTexts.weekReasonHint}
            maxLength={500}
            value={draft.weekReason}
            onChange={(event) => change({ ...draft, weekReason: event.currentTarget.value })}
          />
          <NumberInput
            label={limitOfficeTexts.repeat}
            description={limitOfficeTexts.repeatHint}
            placeholder="0"
            min={0}
            max={MOST_WEEKS}
            clampBehavior="strict"
            allowDecimal={false}
            allowNegative={false}
            value={repeats}
            onChange={setRepeats}
          />
        </div>
        <Group gap="sm" justify="flex-end" mt="md">
          {isTyped ? (
            <Button variant="subtle" color="gray" onClick={drop}>
              {limitOfficeTexts.drop}
            </Button>
          ) : null}
          <Button
            type="submit"
            disabled={(all.length === 0 && !isWrong) || !listed.data}
            loading={saving.busy}
          >
            {all.length === 0 ? limitOfficeTexts.save : limitOfficeTexts.saveCount(all.length)}
          </Button>
        </Group>
      </form>
      <LimitDialogs of={saving} />
    </Panel>
  )
}

function weeksOf(typed: number | string): number {
  return Math.min(MOST_WEEKS, Math.max(0, Number(typed) || 0))
}
