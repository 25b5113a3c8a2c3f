import { ActionIcon, Button, SegmentedControl, TextInput, Tooltip } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconSearch } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { boardTexts, hits } from '#features/board/work/texts.ts'
import type { BoardState, Found, ShownShifts } from '#features/board/work/web/public-view.ts'
import type { Week } from '#kernel/week.ts'
import { WeekPicker } from '#platform/web/admin-ui/week-picker.tsx'
import { screenTexts } from '../../texts.ts'
import classes from './board-toolbar.module.css'

interface BoardToolbarProps {
  readonly week: Week
  readonly adminWeek: Week
  readonly generated: boolean
  readonly busy: boolean
  readonly phone: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** False while there is nothing to save, or only the initial state is being looked at. */
  readonly canSave: boolean
  /** One sentence about what is shown; empty without. */
  readonly note: string
  readonly changes: ReactNode
  readonly stateSwitch: ReactNode
  onWeek(week: Week): void
  onUndo(): void
  onRedo(): void
  onSave(): void
}

/** The week, and what is done with all of it. */
export function BoardToolbar({ phone, stateSwitch, changes, ...props }: BoardToolbarProps) {
  const steps = (
    <div className={classes.steps}>
      <Step label={screenTexts.undo} keys="Ctrl+Z" enabled={props.canUndo} onClick={props.onUndo}>
        <IconArrowBackUp size={18} />
      </Step>
      <Step label={screenTexts.redo} keys="Ctrl+Shift+Z" enabled={props.canRedo} onClick={props.onRedo}>
        <IconArrowForwardUp size={18} />
      </Step>
    </div>
  )
  return (
    <div className={classes.toolbar}>
      <WeekPicker
        value={props.week}
        onChange={props.onWeek}
        current={props.adminWeek}
        currentWord={screenTexts.plannedWeek}
      />
      {phone ? changes : null}
      <span className={classes.note} title={props.note}>
        {props.note}
      </span>
      {steps}
      {phone ? null : stateSwitch}
      {phone ? null : changes}
      <Button
        size={phone ? 'xs' : 'sm'}
        className={classes.save ?? ''}
        onClick={() => {
          if (props.canSave) props.onSave()
        }}
        loading={props.busy}
        {...quietly(!props.canSave)}
      >
        {props.generated ? screenTexts.update : screenTexts.generate}
      </Button>
    </div>
  )
}

interface StateSwitchProps {
  readonly state: BoardState
  readonly phone: boolean
  onState(state: BoardState): void
}

/** The base calendar of today's data, or the saved week (D20): looks, and changes nothing. */
export const StateSwitch = memo(function StateSwitch({ state, phone, onState }: StateSwitchProps) {
  return (
    <SegmentedControl
      size={phone ? 'xs' : 'sm'}
      className={classes.state ?? ''}
      aria-label={screenTexts.stateLabel}
      value={state}
      onChange={(value) => onState(value as BoardState)}
      data={[
        { value: 'initial', label: boardTexts.initialState },
        { value: 'current', label: screenTexts.currentState },
      ]}
    />
  )
})

/**
 * What is disabled by its own pressing would lose the focus with it: it is shown and told as disabled, and
 * does nothing.
 */
function quietly(disabled: boolean) {
  return { 'data-disabled': disabled, 'aria-disabled': disabled }
}

interface StepProps {
  readonly label: string
  readonly keys: string
  readonly enabled: boolean
  readonly children: ReactNode
  onClick(): void
}

function Step({ label, keys, enabled, children, onClick }: StepProps) {
  return (
    <Tooltip label={`${label} (${keys})`}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={label}
        aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
        {...quietly(!enabled)}
        onClick={() => {
          if (enabled) onClick()
        }}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}

interface FilterBarProps {
  readonly search: string
  readonly found: Found
  /** The slot of the next hit, where a phone shows another. */
  readonly elsewhere: number | undefined
  readonly shown: ShownShifts
  readonly phone: boolean
  /** Which cars are shown. */
  readonly chips: ReactNode
  /** At the end of the line. */
  readonly children: ReactNode
  onSearch(text: string): void
  /** Enter in the search field: the next hit is shown. */
  onNext(): void
  /** Arrow down in it: the hit gets the focus, to go on by keys. */
  onInto(): void
  onShow(shown: ShownShifts): void
}

/** What is shown of the week, and what its signs mean. */
export function FilterBar({
  search,
  found,
  elsewhere,
  shown,
  phone,
  chips,
  children,
  ...acts
}: FilterBarProps) {
  const count = found.drivers.size + found.cars.size
  return (
    <div className={classes.filters}>
      <TextInput
        type="search"
        size="xs"
        className={classes.search ?? ''}
        aria-label={screenTexts.search}
        placeholder={`${screenTexts.search}…`}
        leftSection={<IconSearch size={15} />}
        value={search}
        onChange={(event) => acts.onSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') acts.onNext()
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          acts.onInto()
        }}
      />
      <span role="status" className={classes.hits}>
        {search.trim().length > 1 ? hits(count, elsewhere) : ''}
      </span>
      {phone ? null : <ShiftsSwitch shown={shown} onShow={acts.onShow} />}
      {chips}
      {phone ? null : <Legend />}
      {phone ? null : <div className={classes.space} />}
      {children}
    </div>
  )
}

interface ShiftsSwitchProps {
  readonly shown: ShownShifts
  onShow(shown: ShownShifts): void
}

/**
 * A drop is not to draw it anew, and so with the other memos here: the kit's parts cost more than the rows
 * that changed.
 */
const ShiftsSwitch = memo(function ShiftsSwitch({ shown, onShow }: ShiftsSwitchProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label={screenTexts.shownShifts}
      value={shown}
      onChange={(value) => onShow(value as ShownShifts)}
      data={[
        { value: 'both', label: screenTexts.both },
        { value: 'day', label: boardTexts.day },
        { value: 'night', label: boardTexts.night },
      ]}
    />
  )
})

const SIGNS = [
  ['free', boardTexts.free],
  ['from-reserve', boardTexts.fromReserve],
  ['service', boardTexts.service],
  ['rented', boardTexts.rented],
  ['grounded', boardTexts.grounded],
  ['papers', boardTexts.papers],
  ['deleted', boardTexts.deleted],
  ['changed', screenTexts.changed],
] as const

/** The signs of the cells, and what they mean. */
export const Legend = memo(function Legend() {
  return (
    <ul className={classes.legend}>
      {SIGNS.map(([sign, label]) => (
        <li key={sign} data-sign={sign}>
          {label}
        </li>
      ))}
    </ul>
  )
})
