import { ActionIcon, Button, SegmentedControl, TextInput, Tooltip } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Week } from '#kernel/week.ts'
import { WeekPicker } from '#platform/web/admin-ui/week-picker.tsx'
import { boardTexts, hits } from '../../texts-board.ts'
import classes from './board-toolbar.module.css'
import type { Found, ShownShifts } from './board-view.ts'

interface BoardToolbarProps {
  readonly week: Week
  readonly adminWeek: Week
  readonly version: number
  readonly busy: boolean
  readonly unsaved: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** False while there is nothing to save, or only the initial state is being looked at. */
  readonly canSave: boolean
  readonly state: BoardState
  readonly changes: ReactNode
  onWeek(week: Week): void
  onState(state: BoardState): void
  onUndo(): void
  onRedo(): void
  onSave(): void
}

export type BoardState = 'initial' | 'current'

/** The week, and what is done with all of it. */
export function BoardToolbar(props: BoardToolbarProps) {
  const generated = props.version > 0
  return (
    <div className={classes.toolbar}>
      <WeekPicker value={props.week} onChange={props.onWeek} current={props.adminWeek} />
      <div className={classes.space} />
      <Step label={boardTexts.undo} keys="Ctrl+Z" enabled={props.canUndo} onClick={props.onUndo}>
        <IconArrowBackUp size={18} />
      </Step>
      <Step label={boardTexts.redo} keys="Ctrl+Shift+Z" enabled={props.canRedo} onClick={props.onRedo}>
        <IconArrowForwardUp size={18} />
      </Step>
      {generated ? (
        <SegmentedControl
          aria-label={boardTexts.stateLabel}
          value={props.state}
          onChange={(state) => props.onState(state as BoardState)}
          data={[
            { value: 'initial', label: boardTexts.initialState },
            { value: 'current', label: boardTexts.currentState },
          ]}
        />
      ) : null}
      {props.changes}
      <Button onClick={props.onSave} loading={props.busy} disabled={!props.canSave}>
        {generated ? boardTexts.update : boardTexts.generate}
      </Button>
    </div>
  )
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
        disabled={!enabled}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}

interface FilterBarProps {
  readonly search: string
  readonly found: Found
  readonly shown: ShownShifts
  readonly phone: boolean
  readonly remarks: ReactNode
  readonly note: string
  onSearch(text: string): void
  /** Enter in the search field. */
  onNext(): void
  onShow(shown: ShownShifts): void
}

/** What is shown of the week, and what its signs mean. */
export function FilterBar({ search, found, shown, phone, remarks, note, ...acts }: FilterBarProps) {
  const count = found.drivers.size + found.cars.size
  return (
    <div className={classes.filters}>
      <TextInput
        type="search"
        size="xs"
        className={classes.search ?? ''}
        aria-label={boardTexts.search}
        placeholder={`${boardTexts.search}…`}
        leftSection={<IconSearch size={15} />}
        value={search}
        onChange={(event) => acts.onSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') acts.onNext()
        }}
      />
      <span role="status" className={classes.hits}>
        {search.trim().length > 1 ? hits(count) : ''}
      </span>
      {phone ? null : (
        <SegmentedControl
          size="xs"
          aria-label={boardTexts.shownShifts}
          value={shown}
          onChange={(value) => acts.onShow(value as ShownShifts)}
          data={[
            { value: 'both', label: boardTexts.both },
            { value: 'day', label: boardTexts.day },
            { value: 'night', label: boardTexts.night },
          ]}
        />
      )}
      {phone ? null : <Legend />}
      <div className={classes.space} />
      {note ? <span className={classes.note}>{note}</span> : null}
      {remarks}
    </div>
  )
}

const SIGNS = [
  ['free', boardTexts.free],
  ['from-reserve', boardTexts.fromReserve],
  ['service', boardTexts.service],
  ['rented', boardTexts.rented],
  ['grounded', boardTexts.grounded],
  ['changed', boardTexts.changed],
] as const

function Legend() {
  return (
    <ul className={classes.legend}>
      {SIGNS.map(([sign, label]) => (
        <li key={sign} data-sign={sign}>
          {label}
        </li>
      ))}
    </ul>
  )
}
