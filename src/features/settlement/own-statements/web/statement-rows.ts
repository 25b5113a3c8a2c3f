import type { Line } from '#features/settlement/domain/public.ts'
import { appName } from '#features/settlement/schemes/texts-words.ts'
import { sourceWords } from '#features/settlement/weeks/texts-document.ts'
import { ownGroups, ownLineWords, ownWorkingWords } from '#features/settlement/weeks/texts-own-lines.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { readOwnStatement } from '../contract.ts'
import { ownStatementTexts as texts } from '../texts.ts'

export type OwnStatement = OutputOf<typeof readOwnStatement>
type OwnLine = OwnStatement['lines'][number]

/** A row of the statement, and how its amount came about. Amounts are grosze. */
export interface StatementRow {
  readonly key: string
  readonly label: string
  readonly hint: string
  readonly grosze: number
  readonly inner: readonly { readonly key: string; readonly words: string; readonly grosze: number }[]
  readonly sources: readonly string[]
}

/** The statement's lines as the driver reads them: cash of several apps is one row. */
export function statementRows(lines: readonly OwnLine[]): StatementRow[] {
  const sourceOf = new Map(lines.map(({ line, source }) => [line, sourceWords(source)]))
  return ownGroups(lines.map(({ line }) => line)).flatMap(({ key, lines: own }) =>
    key === 'cash' && own.length > 1
      ? [cashRow(own, sourceOf)]
      : own.map((line, at) => rowOf(line, `${key} ${at}`, sourceOf.get(line) ?? '')),
  )
}

function cashRow(lines: readonly Line[], sourceOf: ReadonlyMap<Line, string>): StatementRow {
  const apps = lines.map(({ app }) => appName(app ?? ''))
  return {
    key: 'cash',
    label: texts.cash,
    hint: lines.map(({ amount }, at) => `${apps[at]} ${texts.amount(Math.abs(amount))}`).join(' · '),
    grosze: lines.reduce((sum, { amount }) => sum + amount, 0),
    inner: lines.map(({ amount }, at) => ({ key: String(at), words: apps[at] ?? '', grosze: amount })),
    sources: [...new Set(lines.map((line) => sourceOf.get(line) ?? ''))],
  }
}

function rowOf(line: Line, key: string, source: string): StatementRow {
  const { label, rule } = ownLineWords(line)
  const parts = line.workings.filter(({ code }) => code === 'part')
  const ofApps = parts.map(({ of, grosze }) => `${appName(of ?? '')} ${texts.amount(grosze)}`)
  return {
    ...{ key, label, grosze: line.amount },
    hint: parts.length > 1 ? ofApps.join(' · ') : rule,
    inner: line.workings.map((one, at) => ({
      ...{ key: String(at), words: ownWorkingWords(one), grosze: one.grosze },
    })),
    sources: [source],
  }
}
