import type { Working } from '#features/settlement/domain/public.ts'
import { appName } from '#features/settlement/schemes/texts-words.ts'
import { sourceWords } from '#features/settlement/weeks/texts-document.ts'
import { ownGroups, ownLineWords, ownWorkingWords } from '#features/settlement/weeks/texts-own-lines.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { readOwnStatement } from '../contract.ts'
import { ownStatementTexts as texts } from '../texts.ts'

export type OwnStatement = OutputOf<typeof readOwnStatement>
type OwnLine = OwnStatement['lines'][number]

interface InnerRow {
  readonly key: string
  readonly words: string
  /** Null where the words have it. */
  readonly grosze: number | null
}

/** A row of the statement, and how its amount came about. Amounts are grosze. */
export interface StatementRow {
  readonly key: string
  readonly label: string
  readonly hint: string
  readonly grosze: number
  readonly inner: readonly InnerRow[]
  readonly sources: readonly string[]
}

/**
 * The statement's lines as the driver reads them: cash of several apps is one row. They read as they did at
 * closing, as on the PDF, and by today's catalogue where no sentences were frozen.
 */
export function statementRows(lines: readonly OwnLine[]): StatementRow[] {
  const told = new Map(lines.map((own) => [own.line, own]))
  return ownGroups(lines.map(({ line }) => line)).flatMap(({ key, lines: grouped }) => {
    const own = grouped.flatMap((line) => readable(told.get(line)))
    return key === 'cash' && own.length > 1
      ? [cashRow(own)]
      : own.map((line, at) => rowOf(line, `${key} ${at}`))
  })
}

/** Frozen sentences are Polish: a page in another language says the same lines in its own words. */
function readable(own: OwnLine | undefined): readonly OwnLine[] {
  if (own === undefined) return []
  return [texts.saysFrozen ? own : { ...own, words: null }]
}

function cashRow(own: readonly OwnLine[]): StatementRow {
  const lines = own.map(({ line }) => line)
  const apps = lines.map(({ app }) => appName(app ?? ''))
  return {
    key: 'cash',
    label: own[0]?.words?.heading ?? texts.cash,
    hint: lines.map(({ amount }, at) => `${apps[at]} ${texts.amount(Math.abs(amount))}`).join(' · '),
    grosze: lines.reduce((sum, { amount }) => sum + amount, 0),
    inner: lines.map(({ amount }, at) => ({ key: String(at), words: apps[at] ?? '', grosze: amount })),
    sources: [...new Set(own.map(({ source }) => sourceWords(source)))],
  }
}

function rowOf({ line, words, source }: OwnLine, key: string): StatementRow {
  const { label, rule } = words ?? ownLineWords(line)
  const parts = line.workings.filter(({ code }) => code === 'part')
  const ofApps = parts.map(({ of, grosze }) => `${appName(of ?? '')} ${texts.amount(grosze)}`)
  return {
    ...{ key, label, grosze: line.amount },
    hint: parts.length > 1 ? ofApps.join(' · ') : rule,
    inner: line.workings.map((one, at) => ({ key: String(at), ...innerOf(one, words?.workings[at]) })),
    sources: [sourceWords(source)],
  }
}

/** @param frozen the sentence of its closing, which ends with the amount */
function innerOf(one: Working, frozen: string | undefined): Omit<InnerRow, 'key'> {
  if (frozen === undefined) return { words: ownWorkingWords(one), grosze: one.grosze }
  const end = ` ${texts.amount(one.grosze)}`
  return frozen.endsWith(end)
    ? { words: frozen.slice(0, -end.length), grosze: one.grosze }
    : { words: frozen, grosze: null }
}
