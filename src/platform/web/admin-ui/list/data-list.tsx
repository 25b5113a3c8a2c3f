import { Button, Checkbox } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { CallFailure } from '../../call.ts'
import { type Column, DataTable, OrderedTable } from '../data-table.tsx'
import { Empty } from '../empty.tsx'
import { textIndex } from '../finds-text.ts'
import { IconButton } from '../icon-button.tsx'
import { useKeptFocus } from '../kept-focus.ts'
import { SearchField } from '../search-field.tsx'
import { type SortState, useSortedRows } from '../sorted-rows.ts'
import { BulkBar, type RowsAct } from './bulk-bar.tsx'
import { useColumnChoice } from './column-choice.ts'
import { ColumnMenu } from './column-menu.tsx'
import classes from './data-list.module.css'
import { DownloadMenu } from './download-menu.tsx'
import { type ListView, sortInAddress, sortOf, useTyped } from './list-address.ts'
import { listTexts as texts } from './list-texts.ts'
import { useNarrower } from './narrower.ts'
import type { FiledColumn } from './save-list.ts'
import { useTicked } from './ticked.ts'

export interface ListColumn<Row> extends Column<Row>, FiledColumn<Row> {
  readonly shown?: 'always' | 'asked'
}

interface DataListProps<Row> {
  /** What the list holds, for screen readers. */
  readonly label: string
  /** Names list and person, under which the chosen columns are remembered on the device. */
  readonly memory: string
  /** Of the file that is saved, without ending. */
  readonly fileName: string
  readonly columns: readonly ListColumn<Row>[]
  /** As they come; undefined while they load. */
  readonly rows: readonly Row[] | undefined
  rowKey(row: Row): string
  /** What a checkbox calls the row. */
  nameOf(row: Row): string
  readonly view: ListView
  onView(change: ListView): void
  readonly search: { readonly label: string; readonly hint: string }
  /** What the search finds a row by; left out where the server has searched. */
  wordsOf?(row: Row): readonly string[]
  /** What else finds it, such as a number however it is typed. */
  finds?(row: Row, typed: string): boolean
  /** How many there are without search and filters. */
  readonly all?: number | undefined
  readonly defaultSort?: SortState
  /** Pixels that the columns need; in less the table scrolls sideways. */
  readonly leastWidth?: number
  /** Beside the search, each with what it shows in the address. */
  readonly filters?: ReactNode
  /** What is done with ticked rows; without any, none can be ticked. */
  readonly acts?: readonly RowsAct<Row>[]
  isMuted?(row: Row): boolean
  /** Where there is nothing at all. */
  readonly empty: ReactNode
  /** Where search and filters find nothing. */
  readonly nothingFound: string
  /** Takes search and filters back. */
  onClear(): void
  readonly failure?: CallFailure | undefined
  readonly again?: () => void
  /** Something else in the place of the table, of the rows found, as cards. */
  draw?(rows: readonly Row[]): ReactNode
  /** Beside the count of rows. */
  readonly above?: ReactNode
  /** Between the tools and the list. */
  readonly between?: ReactNode
}

/** Pixels; a row is one line, so that nothing jumps while it scrolls by. */
const ROW_HEIGHT = 41
const LEAST_WIDTH = 860

/**
 * The office's list: search, filters and order in the address, columns that somebody chose, rows that are
 * ticked and what is done with them, a file of what is shown, cards on a phone; of 25 rows as of 5,000.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { columns, rows, rowKey, view, wordsOf, finds, defaultSort, acts } = props
  const { typed, type, leave } = useTyped(view.szukaj ?? '', (szukaj) =>
    props.onView({ szukaj: szukaj || undefined }),
  )
  const wanted = useDeferredValue(typed)
  const search = useMemo(
    () => (rows && wordsOf ? textIndex(rows, wordsOf, finds) : () => rows ?? NONE),
    [rows, wordsOf, finds],
  )
  const found: readonly Row[] = useMemo(() => search(wanted), [search, wanted])
  const choice = useColumnChoice(props.memory, columns)
  const order = useSortedRows(found, columns, sortOf(view.kolejnosc) ?? defaultSort, (sort) =>
    props.onView({ kolejnosc: sortInAddress(sort, defaultSort) }),
  )
  const { sorted } = order
  const keys = useMemo(() => sorted.map(rowKey), [sorted, rowKey])
  const ticked = useTicked(keys)
  const chosen = acts ? sorted.filter((row) => ticked.has(rowKey(row))) : NO_ROWS
  const isPhone = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false }) ?? false
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const onFocus = useKeptFocus()
  const sheet = useRef<HTMLElement>(null)
  const { leastWidth = LEAST_WIDTH } = props
  const scrolls = useNarrower(sheet, leastWidth)

  const all = props.all ?? rows?.length ?? 0
  const tickAll = (
    <Checkbox
      {...(isPhone
        ? { label: texts.tickAll(sorted.length) }
        : { 'aria-label': texts.tickAll(sorted.length) })}
      checked={sorted.length > 0 && chosen.length === sorted.length}
      indeterminate={chosen.length > 0 && chosen.length < sorted.length}
      onChange={(event) => ticked.tickAll(event.currentTarget.checked)}
    />
  )
  const drawn: readonly ListColumn<Row>[] = [
    ...(acts
      ? [
          {
            key: 'tick',
            header: texts.tickColumn,
            ...(isPhone ? {} : { head: tickAll }),
            actions: true,
            width: '48px',
            cell: (row: Row) => (
              <Checkbox
                aria-label={texts.tick(props.nameOf(row))}
                checked={ticked.has(rowKey(row))}
                onChange={(event) =>
                  ticked.tick(rowKey(row), event.currentTarget.checked, shiftIsDown(event.nativeEvent))
                }
              />
            ),
          },
        ]
      : []),
    ...choice.shown,
    ...(isPhone && choice.shown.some(({ asked }) => asked)
      ? [
          {
            key: 'more',
            header: texts.moreColumn,
            actions: true,
            cell: (row: Row) => {
              const isOpen = opened.has(rowKey(row))
              return (
                <IconButton
                  variant="subtle"
                  color="gray"
                  label={(isOpen ? texts.less : texts.more)(props.nameOf(row))}
                  aria-expanded={isOpen}
                  onClick={() => setOpened(toggled(opened, rowKey(row)))}
                >
                  <IconChevronDown size={20} className={classes.chevron} aria-hidden />
                </IconButton>
              )
            },
          },
        ]
      : []),
  ]
  return (
    <>
      <search className={classes.tools}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears that the field inside is left */}
        <div className={classes.search} onBlur={leave}>
          <SearchField
            label={props.search.label}
            placeholder={props.search.hint}
            value={typed}
            onChange={type}
          />
        </div>
        {props.filters}
      </search>
      {props.between}
      <section className={classes.sheet} aria-label={props.label} ref={sheet}>
        <div className={classes.line}>
          {acts && isPhone && sorted.length > 0 ? tickAll : null}
          <span className={classes.count} role="status">
            {rows ? texts.count(sorted.length, all) : ''}
          </span>
          {props.above}
          <span className={classes.menus}>
            {props.draw || isPhone ? null : <ColumnMenu choice={choice} columns={columns} />}
            <DownloadMenu
              name={props.fileName}
              columns={choice.shown}
              rows={chosen.length > 0 ? chosen : sorted}
              ticked={chosen.length}
            />
          </span>
        </div>
        {rows === undefined ? (
          <DataTable {...props} rows={undefined} />
        ) : sorted.length === 0 ? (
          all === 0 ? (
            props.empty
          ) : (
            <Empty
              icon={<IconSearch size={24} />}
              action={
                <Button variant="default" onClick={props.onClear}>
                  {texts.clear}
                </Button>
              }
            >
              {props.nothingFound}
            </Empty>
          )
        ) : props.draw ? (
          <div className={classes.drawn}>{props.draw(sorted)}</div>
        ) : (
          <div
            className={classes.table}
            data-scrolls={scrolls || undefined}
            style={{ '--list-width': `${leastWidth}px` } as CSSProperties}
          >
            <OrderedTable
              label={props.label}
              columns={drawn}
              rowKey={rowKey}
              order={order}
              look={classes.rows}
              isMuted={props.isMuted}
              marks={{ isTicked: (row) => ticked.has(rowKey(row)), isOpen: (row) => opened.has(rowKey(row)) }}
              rowHeight={ROW_HEIGHT}
              onFocus={onFocus}
            />
          </div>
        )}
        {acts && chosen.length > 0 ? (
          <BulkBar rows={chosen} acts={acts} isPhone={isPhone} onUntick={ticked.clear} />
        ) : null}
      </section>
    </>
  )
}

const NONE: readonly never[] = []
const NO_ROWS = NONE

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

function shiftIsDown(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true
}
