// biome-ignore-all lint/a11y/noRedundantRoles: a table whose rows are laid out anew on a phone is none to the browser without
// biome-ignore-all lint/a11y/useSemanticElements: the same
import { Drawer } from '@mantine/core'
import { appName } from '#features/settlement/schemes/texts-words.ts'
import { plainAmount } from '#features/settlement/texts-amounts.ts'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { ORIGIN_WORDS } from '../texts-document.ts'
import { statementTexts } from '../texts-statement.ts'
import type { StatementAnswer } from './readings.ts'
import classes from './statement.module.css'

type Source = StatementAnswer['sources'][number]

/** A row of a line, or one of a correction, which says what became of it after closing. */
export type SourceRow = Source & Partial<StatementAnswer['corrections'][number]['rows'][number]>

interface SourcesDrawerProps {
  readonly title: string
  readonly rows: readonly SourceRow[]
  onClose(): void
}

/** The rows on which a line stands, or that made a closed week differ, down to file and row. */
export function SourcesDrawer({ title, rows, onClose }: SourcesDrawerProps) {
  useFocusBack()
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={`${statementTexts.sources}: ${title}`}>
      <table className={classes.lines} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {statementTexts.sourceColumns.what}
            </th>
            <th role="columnheader" scope="col">
              {statementTexts.sourceColumns.where}
            </th>
            <th role="columnheader" scope="col">
              {statementTexts.sourceColumns.when}
            </th>
            <th role="columnheader" scope="col" className={classes.number}>
              {statementTexts.sourceColumns.amount}
            </th>
          </tr>
        </thead>
        {PARTS.map(({ key, changes, heading }) => {
          const own = rows.filter(({ change }) => changes.includes(change))
          if (own.length === 0) return null
          return (
            <tbody role="rowgroup" key={key}>
              {heading ? (
                <tr role="row">
                  <th role="rowheader" scope="rowgroup" colSpan={4}>
                    {heading}
                  </th>
                </tr>
              ) : null}
              {own.map((row) => (
                <OneRow key={`${row.rowId} ${row.change}`} row={row} />
              ))}
            </tbody>
          )
        })}
      </table>
    </Drawer>
  )
}

type Change = SourceRow['change']

const { changes: words } = statementTexts
const PARTS: readonly {
  readonly key: string
  readonly changes: readonly Change[]
  readonly heading: string | null
}[] = [
  { key: 'all', changes: [undefined], heading: null },
  { key: 'added', changes: ['added'], heading: words.added },
  { key: 'removed', changes: ['removed'], heading: words.removed },
  { key: 'changed', changes: ['before', 'now'], heading: words.changed },
]

function OneRow({ row }: { readonly row: SourceRow }) {
  const { kind, app, change, quantity, grosze, file } = row
  return (
    <tr role="row">
      <td role="cell">
        <span>
          {[
            app && appName(app),
            statementTexts.kinds[kind] ?? kind,
            quantity && statementTexts.quantities[quantity.unit](quantity.value),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        {row.origin !== 'statement' && row.note ? <span className={classes.note}>{row.note}</span> : null}
        {change === 'before' || change === 'now' ? (
          <span className={classes.note}>{words[change]}</span>
        ) : null}
      </td>
      <td role="cell" className={classes.rowFile}>
        {file ? (
          <>
            <span>{statementTexts.fileRow(file.name, file.row)}</span>
            <span className={classes.note}>{dateAndTime(file.loadedAt)}</span>
          </>
        ) : (
          whereFrom(row)
        )}
      </td>
      <td role="cell" className={classes.rowWhen}>
        {whenOf(row)}
      </td>
      <td role="cell" className={classes.number}>
        {grosze === null ? '' : plainAmount(owed(kind, grosze))}
      </td>
    </tr>
  )
}

function whereFrom({ origin, note }: Source): string {
  return origin === 'statement' ? statementTexts.ofStatement(note) : ORIGIN_WORDS[origin]
}

/** Charges are kept as they were entered, as what is taken; everything else by what is owed to the driver. */
const TAKEN: ReadonlySet<string> = new Set([
  ...['rent', 'accountant', 'wash', 'fine', 'damage', 'deposit', 'advance', 'shared-cost', 'fuel'],
])

function owed(kind: string, grosze: number): number {
  return TAKEN.has(kind) ? 0 - grosze : grosze
}

function whenOf({ from, to, shift }: Source): string {
  if (from === null) return ''
  const days = to === null || to === from ? shownDay(from) : `${shownDay(from)}–${shownDay(to)}`
  return shift ? `${days}, ${statementTexts.shifts[shift]}` : days
}

/** `16.11` */
function shownDay(date: string): string {
  return `${Number(date.slice(8))}.${date.slice(5, 7)}`
}
