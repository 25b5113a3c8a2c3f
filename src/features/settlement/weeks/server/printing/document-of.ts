import { type ApartSums, balanceOfApart } from '#features/settlement/domain/public.ts'
import type {
  StatementDocument,
  StatementFigure,
  StatementGroup,
} from '#features/settlement/statement/domain/public.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'
import type { Grosze } from '#kernel/money.ts'
import { mondayOf } from '#kernel/week.ts'
import type { Language } from '#platform/pure/languages.ts'
import { fleetTimeOfInstant } from '#platform/server/clock.ts'
import type { FrozenWords } from '../../domain/frozen.ts'
import { documentWords } from '../document-words.ts'
import { type PrintedWords, printedWordsIn } from '../printed-words.ts'
import type { StatementToShow } from '../statement-of.ts'
import { sourcesOfLines } from './line-sources.ts'

/** So many of the newest entries stand below the lines; the whole ledger is on the screen. */
const LEDGER_ROWS = 8

/**
 * A closed statement as it is printed, by nothing but what was frozen with it and its ledger up to then: the
 * same statement gives the same document, whatever was changed since. Its sentences are those of its closing.
 * @param language of the driver who reads it: in another one than Polish the same lines are said by today's
 * catalogues, and the document says that it is a translation
 */
export function documentOf(statement: StatementToShow, language: Language = 'pl'): StatementDocument {
  const { frozen, week, closedAt, accountMasked, ledger } = statement
  const { settlement, input, scheme, payee, payer, apart } = frozen
  const { toPay, carry } = settlement
  const printed = printedWordsIn(language)
  const { documentTexts: texts, ledgerKindTexts, schemeName } = printed
  const isOriginal = language === 'pl'
  const words =
    (isOriginal ? frozen.words : undefined) ??
    documentWords(frozen, { masked: accountMasked, ...payee }, printed)
  const closed = fleetTimeOfInstant(closedAt)
  const account = payee.takesCash
    ? { name: texts.cash, lines: [texts.inOffice] }
    : accountMasked
      ? { name: accountMasked, lines: [texts.onAccount] }
      : { name: texts.noAccount, lines: [texts.inCash] }
  return {
    ...(isOriginal ? {} : { language }),
    title: texts.title(week.week),
    period: texts.period(mondayOf(week)),
    number: frozen.number,
    closedAt,
    checksum: settlement.inputsHash.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 '),
    ...(payer ? { issuer: payer.name } : {}),
    parties: [
      { label: texts.driver, name: payee.name, lines: payee.address },
      ...(payer ? [{ label: texts.fleet, name: payer.name, lines: payer.address }] : []),
      { label: texts.account, ...account },
      {
        label: texts.closed,
        name: texts.closedAt(formatStateDay(closed.date), closed.hour, closed.minute),
        lines: [texts.scheme(schemeName(scheme.label)), texts.since(scheme.from.week, scheme.from.year)],
      },
    ],
    figures: [
      { label: texts.opening, amount: grosze(input.openingBalance) },
      { label: texts.result(week.week), amount: grosze(settlement.result) },
      { label: texts.toPay, amount: grosze(toPay), mark: 'payout' },
      { label: texts.carry, amount: grosze(carry), ...(carry < 0 ? { mark: 'debt' as const } : {}) },
      ...(apart ? [apartFigure(apart, texts)] : []),
    ],
    groups: groupsOf(statement, words, printed),
    result: { label: texts.result(week.week), amount: grosze(settlement.result) },
    ledger: ledger.slice(-LEDGER_ROWS).map((entry) => ({
      date: entry.bookedAt === null ? texts.noDate : formatStateDay(fleetTimeOfInstant(entry.bookedAt).date),
      what: texts.entry(ledgerKindTexts.kinds[entry.kind], entry.statement, entry.week?.week ?? null),
      amount: grosze(entry.grosze),
      balance: grosze(entry.balance),
    })),
    next: words.next,
    rule: words.rule,
    objection: isOriginal ? words.objection : `${words.objection} ${printed.translationOf(frozen.number)}`,
  }
}

/** What is paid apart, or what the next rental is less by. */
function apartFigure(apart: ApartSums, texts: PrintedWords['documentTexts']): StatementFigure {
  const { toPay, carry } = balanceOfApart(apart)
  return carry < 0
    ? { label: texts.carryApart, amount: grosze(carry), mark: 'debt' }
    : { label: texts.toPayApart, amount: grosze(toPay), mark: 'payout' }
}

function groupsOf(
  { frozen }: StatementToShow,
  words: FrozenWords,
  { sourceWords }: PrintedWords,
): StatementGroup[] {
  const { settlement } = frozen
  const sourceOf = sourcesOfLines(frozen)
  const told = [...settlement.lines, ...settlement.paidApart].map((line, at) => {
    const { heading = '', label = '', rule = '', workings = [] } = words.lines[at] ?? {}
    const computation = [...workings, rule].filter(Boolean).join('; ')
    const source = sourceWords(sourceOf(line))
    return { heading, line: { label, computation, source, amount: grosze(line.amount) } }
  })
  // Lines of a group stand together, in the order of their codes.
  return [...Map.groupBy(told, ({ heading }) => heading)].map(([heading, of]) => ({
    heading,
    lines: of.map(({ line }) => line),
  }))
}

/** Settlements are whole grosze by their rules. */
function grosze(amount: number): Grosze {
  return amount as Grosze
}
