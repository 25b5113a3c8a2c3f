import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconSearch } from '@tabler/icons-react'
import { memo, type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
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
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** False while there is nothing to save, or only the initial state is being looked at. */
  readonly canSave: boolean
  readonly changes: ReactNode
  /** In the place of saving, while nothing is to be saved; null where it stands among the others. */
  readonly publish: ReactNode
  /** Where the initial state is looked at. */
  onCurrent: (() => void) | undefined
  onWeek(week: Week): void
  onUndo(): void
  onRedo(): void
  onSave(): void
  /** Is told the place in this line that the board fills with what is shown of it. */
  onPlace(element: HTMLElement | null): void
}

const BACK = <IconArrowBackUp size={18} />
const FORWARD = <IconArrowForwardUp size={18} />

/**
 * The week, and what is done with all of it, in one line. A phone has the week at its top, and below the
 * cars, under the thumb, what is done.
 */
export function BoardToolbar({ changes, ...props }: BoardToolbarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.toolbar}>
        <div className={classes.week}>
          <WeekPicker
            value={props.week}
            onChange={props.onWeek}
            current={props.adminWeek}
            currentWord={screenTexts.plannedWeek}
          />
        </div>
        <div className={classes.place} ref={props.onPlace} />
        {props.onCurrent ? (
          <Button size="xs" variant="light" onClick={props.onCurrent}>
            {screenTexts.backToCurrent}
          </Button>
        ) : null}
        <div className={classes.acts}>
          <div className={classes.steps} data-idle={!props.canUndo && !props.canRedo ? '' : undefined}>
            <Step label={screenTexts.undo} keys="Ctrl+Z" enabled={props.canUndo} onClick={props.onUndo}>
              {BACK}
            </Step>
            <Step label={screenTexts.redo} keys="Ctrl+Shift+Z" enabled={props.canRedo} onClick={props.onRedo}>
              {FORWARD}
            </Step>
          </div>
          <div className={classes.changes}>{changes}</div>
          {props.publish && !props.canSave ? (
            props.publish
          ) : (
            <Save
              enabled={props.canSave}
              busy={props.busy}
              generated={props.generated}
              onSave={props.onSave}
            />
          )}
        </div>
      </div>
    </div>
  )
}

interface SaveProps extends Pick<BoardToolbarProps, 'busy' | 'generated' | 'onSave'> {
  readonly enabled: boolean
}

const Save = memo(function Save({ enabled, busy, generated, onSave }: SaveProps) {
  return (
    <Button
      size="xs"
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
  onState(state: BoardState): void
}

/** The base calendar of today's data, or the saved week (D20): looks, and changes nothing. */
export const StateSwitch = memo(function StateSwitch({ state, onState }: StateSwitchProps) {
  return (
    <Segments
      size="xs"
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
        size={30}
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
  /** Where in the toolbar it stands. */
  readonly place: HTMLElement
  readonly phone: boolean
  readonly search: string
  readonly found: Found
  /** The slot of the next hit, where a phone shows another. */
  readonly elsewhere: number | undefined
  /** The switch of the shifts; null where both are shown in any case. */
  readonly shifts: ReactNode
  /** Which cars are shown. */
  readonly chips: ReactNode
  /** Not all cars are. */
  readonly filtered: boolean
  /** What there is to beware of. */
  readonly remarks: ReactNode
  /** At the end of the line. */
  readonly children: ReactNode
  onSearch(text: string): void
  /** Enter in the search field: the next hit is shown. */
  onNext(): void
  /** Arrow down in it: the hit gets the focus, to go on by keys. */
  onInto(): void
}

/** What is shown of the week, in the toolbar's line; on a phone behind one button. */
export function FilterBar(props: FilterBarProps) {
  const { place, phone, search, found, elsewhere, children, ...acts } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const count = found.drivers.size + found.cars.size
  return createPortal(
    <>
      {phone ? (
        <Hint label={screenTexts.findAndFilter}>
          <ActionIcon
            className={classes.find ?? ''}
            variant={acts.filtered ? 'light' : 'default'}
            size={32}
            aria-label={screenTexts.findAndFilter}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <IconSearch size={18} aria-hidden />
          </ActionIcon>
        </Hint>
      ) : null}
      <div id={id} className={classes.finding} hidden={phone && !open}>
        <div className={classes.search}>
          <Search search={search} onSearch={acts.onSearch} onNext={acts.onNext} onInto={acts.onInto} />
          <span role="status" className={classes.hits}>
            {search.trim().length > 1 ? hits(count, elsewhere) : ''}
          </span>
        </div>
        {acts.shifts}
        {acts.chips}
        <div className={classes.space} />
        {acts.remarks}
      </div>
      {children}
    </>,
    place,
  )
}

type SearchProps = Pick<FilterBarProps, 'search' | 'onSearch' | 'onNext' | 'onInto'>

const Search = memo(function Search({ search, onSearch, onNext, onInto }: SearchProps) {
  return (
    <TextInput
      type="search"
      size="xs"
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
  /** In the menu, where the line has no room for it; else in the line, where it has. */
  readonly inMenu: boolean
  onShow(shown: ShownShifts): void
}

/**
 * A drop is not to draw it anew, and so with the other memos here: the kit's parts cost more than the rows
 * that changed.
 */
export const ShiftsSwitch = memo(function ShiftsSwitch({ shown, inMenu, onShow }: ShiftsSwitchProps) {
  return (
    <Segments
      size="xs"
      className={inMenu ? classes.whereNarrow : classes.whereWide}
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
