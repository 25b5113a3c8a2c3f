// biome-ignore-all lint/a11y/noRedundantRoles: a table whose rows are laid out anew on a phone is none to the browser without
// biome-ignore-all lint/a11y/useSemanticElements: the same
import { Button } from '@mantine/core'
import { Fragment } from 'react'
import type { Line } from '#features/settlement/domain/public.ts'
import { plainAmount } from '#features/settlement/texts-amounts.ts'
import { unitOf } from '../domain/changed-rows.ts'
import { inGroups } from '../domain/line-groups.ts'
import { GROUP_TITLES, lineWords, workingWords } from '../texts-lines.ts'
import { statementTexts } from '../texts-statement.ts'
import type { StatementAnswer } from './readings.ts'
import classes from './statement.module.css'

interface StatementLinesProps {
  readonly statement: StatementAnswer
  onOpen(label: string, rowIds: readonly string[]): void
}

/** The lines in groups: how an amount came about in the inner column, what is paid in the outer one. */
export function StatementLines({ statement, onOpen }: StatementLinesProps) {
  const lines = [...statement.lines, ...statement.paidApart]
  const groups = inGroups(lines)
  const units = new Map(statement.sources.map((source) => [source.rowId, unitOf(source)]))
  const countRows = (rowIds: readonly string[]) => new Set(rowIds.map((id) => units.get(id) ?? id)).size
  return (
    <table className={classes.lines} role="table" aria-label={statementTexts.lines}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {statementTexts.position}
          </th>
          <th role="columnheader" scope="col" className={classes.source}>
            {statementTexts.source}
          </th>
          <th role="columnheader" scope="col" className={classes.number}>
            {statementTexts.computation}
          </th>
          <th role="columnheader" scope="col" className={classes.number}>
            {statementTexts.amount}
          </th>
        </tr>
      </thead>
      {groups.length === 0 ? (
        <tbody role="rowgroup">
          <tr role="row">
            <td role="cell" colSpan={4}>
              {statementTexts.noLines}
            </td>
          </tr>
        </tbody>
      ) : null}
      {groups.map((group) => (
        <tbody role="rowgroup" key={group.key}>
          <tr role="row">
            <th role="rowheader" scope="rowgroup" colSpan={4}>
              {GROUP_TITLES[group.key]}
            </th>
          </tr>
          {group.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and never change their order
            <OneLine key={index} line={line} countRows={countRows} onOpen={onOpen} />
          ))}
        </tbody>
      ))}
      <tfoot role="rowgroup">
        <Total label={statementTexts.result} grosze={statement.known ? statement.resultGrosze : null} />
        <Total
          label={statementTexts.opening}
          grosze={statement.openingGrosze}
          notes={openingNotes(statement)}
        />
        <Total label={statementTexts.balance} grosze={statement.known ? statement.balanceGrosze : null} />
      </tfoot>
    </table>
  )
}

interface OneLineProps extends Pick<RowsProps, 'countRows'> {
  readonly line: Line
  onOpen(label: string, rowIds: readonly string[]): void
}

function OneLine({ line, countRows, onOpen }: OneLineProps) {
  const { label, rule } = lineWords(line)
  return (
    <Fragment>
      {line.workings.map((working, index) => {
        const words = workingWords(working)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: workings have no ids, and never change their order
          <tr role="row" key={index} className={classes.inner}>
            <td role="cell">{words}</td>
            <td role="cell" className={classes.source}>
              <Rows label={words} rowIds={working.rowIds} countRows={countRows} onOpen={onOpen} />
            </td>
            <td role="cell" className={classes.number}>
              {plainAmount(working.grosze)}
            </td>
            <td role="cell" className={classes.blank} />
          </tr>
        )
      })}
      <tr role="row">
        <td role="cell">
          <span>{label}</span>
          {rule ? <span className={classes.note}>{rule}</span> : null}
        </td>
        <td role="cell" className={classes.source}>
          <Rows label={label} rowIds={line.rowIds} countRows={countRows} onOpen={onOpen} />
        </td>
        <td role="cell" className={classes.blank} />
        <td role="cell" className={`${classes.number} ${classes.amount}`}>
          {plainAmount(line.amount)}
        </td>
      </tr>
    </Fragment>
  )
}

interface RowsProps {
  readonly label: string
  readonly rowIds: readonly string[]
  /** As people count: one row of a file is one, however many amounts it tells. */
  countRows(rowIds: readonly string[]): number
  onOpen(label: string, rowIds: readonly string[]): void
}

function Rows({ label, rowIds, countRows, onOpen }: RowsProps) {
  if (rowIds.length === 0) return null
  const count = countRows(rowIds)
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      aria-label={statementTexts.openRows(count, label)}
      onClick={() => onOpen(label, rowIds)}
    >
      {statementTexts.rows(count)}
    </Button>
  )
}

/** Of a draft: why something of the weeks before is not in it yet. */
function openingNotes({ openingWithout: { weeks, orders } }: StatementAnswer): string[] {
  return [
    ...(weeks.length > 0 ? [statementTexts.openingWithoutWeeks(weeks.map(({ week }) => week))] : []),
    ...orders.map(({ grosze, batch, gone }) => statementTexts.openingWithoutOrder(grosze, batch, gone)),
  ]
}

interface TotalProps {
  readonly label: string
  /** Null where it can't be told yet. */
  readonly grosze: number | null
  readonly notes?: readonly string[]
}

function Total({ label, grosze, notes = [] }: TotalProps) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row" colSpan={3}>
        <span>{label}</span>
        {notes.map((words) => (
          <span key={words} className={classes.note}>
            {words}
          </span>
        ))}
      </th>
      <td role="cell" className={`${classes.number} ${classes.amount}`}>
        {grosze === null ? statementTexts.unknownShort : plainAmount(grosze)}
      </td>
    </tr>
  )
}
