import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconSearch } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { boardTexts, hits } from '#features/board/work/texts.ts'
import type { BoardState, Found, ShownShifts } from '#features/board/work/web/public-view.ts'
import type { Week } from '#kernel/week.ts'
import { Hint } from '#platform/web/admin-ui/hint.tsx'
import { Segments } from '#platform/web/admin-ui/segments.tsx'
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
  /** One sentence about what is shown; empty without, and where it stands below. */
  readonly note: string
  readonly changes: ReactNode
  readonly stateSwitch: ReactNode
  onWeek(week: Week): void
  onUndo(): void
  onRedo(): void
  onSave(): void
}

const BACK = <IconArrowBackUp size={18} />
const FORWARD = <IconArrowForwardUp size={18} />

/** The week, and what is done with all of it. */
export function BoardToolbar({ phone, stateSwitch, changes, ...props }: BoardToolbarProps) {
  const steps = (
    <div className={classes.steps}>
      <Step label={screenTexts.undo} keys="Ctrl+Z" enabled={props.canUndo} onClick={props.onUndo}>
        {BACK}
      </Step>
      <Step label={screenTexts.redo} keys="Ctrl+Shift+Z" enabled={props.canRedo} onClick={props.onRedo}>
        {FORWARD}
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
      {phone ? <span className={classes.note}>{props.note}</span> : null}
      {steps}
      {phone ? null : stateSwitch}
      {phone ? null : changes}
      <Save
        phone={phone}
        enabled={props.canSave}
        busy={props.busy}
        generated={props.generated}
        onSave={props.onSave}
      />
    </div>
  )
}

interface SaveProps extends Pick<BoardToolbarProps, 'phone' | 'busy' | 'generated' | 'onSave'> {
  readonly enabled: boolean
}

const Save = memo(function Save({ phone, enabled, busy, generated, onSave }: SaveProps) {
  return (
    <Button
      size={phone ? 'xs' : 'sm'}
      className={classes.save ?? ''}
      onClick={() => {
        if (enabled) onSave()
      }}
      loading={busy}
      {...quietly(!enabled)}
    >
      {generated ? screenTexts.update : screenTexts.generate}
    </Button>
  )
})

interface StateSwitchProps {
  readonly state: BoardState
  readonly phone: boolean
  onState(state: BoardState): void
}

/** The base calendar of today's data, or the saved week (D20): looks, and changes nothing. */
export const StateSwitch = memo(function StateSwitch({ state, phone, onState }: StateSwitchProps) {
  return (
    <Segments
      size={phone ? 'xs' : 'sm'}
      className={classes.state}
      label={screenTexts.stateLabel}
      value={state}
      onChange={onState}
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

const Step = memo(function Step({ label, keys, enabled, children, onClick }: StepProps) {
  return (
    <Hint label={`${label} (${keys})`}>
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
    </Hint>
  )
})

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
      <Search search={search} onSearch={acts.onSearch} onNext={acts.onNext} onInto={acts.onInto} />
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

type SearchProps = Pick<FilterBarProps, 'search' | 'onSearch' | 'onNext' | 'onInto'>

const Search = memo(function Search({ search, onSearch, onNext, onInto }: SearchProps) {
  return (
    <TextInput
      type="search"
      size="xs"
      className={classes.search ?? ''}
      aria-label={screenTexts.search}
      placeholder={`${screenTexts.search}…`}
      leftSection={<IconSearch size={15} />}
      value={search}
      onChange={(event) => onSearch(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onNext()
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        onInto()
      }}
    />
  )
})

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
    <Segments
      size="xs"
      label={screenTexts.shownShifts}
      value={shown}
      onChange={onShow}
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
