import { type IncomeKind, MONEY_KINDS } from '#features/income/facts/domain/public.ts'
import { factTexts } from '#features/income/facts/texts.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { changeTexts as texts } from '../../texts-changes.ts'
import { figureText, importTabTexts } from '../../texts-import-tab.ts'
import type { ChangeOf, Changes } from './change-types.ts'

type Sum = Changes['sums'][number]

/** Kinds that say what an app's rows come to; the others stand row by row. */
const SUMMED: ReadonlySet<IncomeKind> = new Set<IncomeKind>([...MONEY_KINDS, 'rides', 'totalIncome'])

/** What each app says of the rows concerned, now and after. */
export function ChangesSums({ sums, of }: { readonly sums: readonly Sum[]; readonly of: ChangeOf }) {
  const shown = sums.filter(({ kind, before, after }) => SUMMED.has(kind) && (before ?? 0) !== (after ?? 0))
  if (shown.length === 0) return null
  const columns: readonly Column<Sum>[] = [
    {
      key: 'what',
      header: texts.what,
      cell: ({ app, kind }) => `${factTexts.platforms[app]}: ${importTabTexts.figures[kind]}`,
    },
    { key: 'before', header: texts.sumNow, numeric: true, cell: ({ kind, before }) => words(kind, before) },
    {
      key: 'after',
      header: of === 'load' ? texts.sumAfter : texts.sumAfterBack,
      numeric: true,
      cell: ({ kind, after }) => <strong>{words(kind, after)}</strong>,
    },
    {
      key: 'difference',
      header: texts.difference,
      numeric: true,
      cell: ({ kind, before, after }) => difference(kind, (after ?? 0) - (before ?? 0)),
    },
  ]
  return (
    <DataTable
      label={texts.sums}
      columns={columns}
      rows={shown}
      rowKey={({ app, kind }) => `${app} ${kind}`}
      empty={null}
    />
  )
}

function words(kind: IncomeKind, value: number | null): string {
  return value === null ? texts.none : figureText(kind, value)
}

function difference(kind: IncomeKind, value: number): string {
  return value === 0 ? texts.none : `${value > 0 ? '+' : ''}${figureText(kind, value)}`
}
