import { Text } from '@mantine/core'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { columnLetters } from '#platform/web/spreadsheet/column-letters.ts'
import type { ShownFile } from '../../domain/preview.ts'
import { isWarning, type Problem } from '../../domain/problems.ts'
import { importTabTexts as texts } from '../../texts-import-tab.ts'
import { problemText } from '../../texts-problems.ts'
import classes from './import-tab.module.css'

/** What is wrong in a file, cell by cell, as a spreadsheet names the cells: that is where they are mended. */
export function ProblemsTable({ file }: { readonly file: ShownFile }) {
  const { row, column, value, what } = texts.problemColumns
  const columns: readonly Column<Problem>[] = [
    {
      key: 'row',
      header: row,
      width: '90px',
      cell: (problem) => (
        <span>
          <span className={classes.rowWord}>{row} </span>
          <span>{problem.row}</span>
        </span>
      ),
      sortValue: (problem) => problem.row,
    },
    {
      key: 'column',
      header: column,
      width: '24%',
      cell: (problem) => {
        const cell = cellOf(problem, file)
        return (
          <span>
            <span>{problem.column ?? texts.wholeRow}</span>
            {cell ? <span className={classes.cell}> {texts.cell(cell)}</span> : null}
          </span>
        )
      },
    },
    {
      key: 'value',
      header: value,
      width: '22%',
      cell: (problem) => <span className={classes.value}>{problem.value}</span>,
    },
    {
      key: 'what',
      header: what,
      cell: (problem) => (
        <span>
          <strong>{isWarning(problem.code) ? texts.warning : texts.error}</strong>
          <span>{`: ${problemText(problem)}`}</span>
        </span>
      ),
    },
  ]
  return (
    <>
      <DataTable
        label={texts.views.problems}
        columns={columns}
        rows={file.problems}
        rowKey={(problem) => `${problem.row} ${problem.column} ${problem.code}`}
        empty={<Empty>{texts.noProblems}</Empty>}
      />
      <Cut shown={file.problems.length} all={file.errors + file.warnings} />
    </>
  )
}

/** `F4`; undefined for a whole row, or where the file has no such column. */
function cellOf({ column, row }: Problem, { headings }: ShownFile): string | undefined {
  const place = headings.find(({ text }) => text === column)?.place
  return place === undefined ? undefined : `${columnLetters(place)}${row}`
}

/** Of how many rows only the first are shown. */
export function Cut({ shown, all }: { readonly shown: number; readonly all: number }) {
  if (shown >= all) return null
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {texts.cut(shown, all)}
    </Text>
  )
}
