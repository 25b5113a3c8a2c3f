import type { StatementDocument } from '../../domain/statement-document.ts'
import { printedAmount } from './amount.ts'
import { formWordsOf } from './form-words.ts'
import type { Item } from './item.ts'
import { type Cell, rowItem } from './row-item.ts'
import { COLORS, PAPER, type Sizes } from './sizes.ts'
import type { Style, Typesetter } from './typesetter.ts'

/** Between two columns of text. */
const GAP = 10

/** The lines in their groups, and the result below them; a further page says columns and group again. */
export function lineItems(document: StatementDocument, type: Typesetter, sizes: Sizes): readonly Item[] {
  const { margin, styles, gap, rowPadding } = sizes
  const texts = formWordsOf(document)
  const right = PAPER.width - margin
  const amounts = document.groups.flatMap(({ lines }) => lines.map(({ amount }) => amount))
  const forText = right - margin - widest(amounts, styles.strong, type, texts.amount) - GAP
  const columns = [margin, margin + forText * 0.29, margin + forText * 0.66, margin + forText]
  const cell = (index: 0 | 1 | 2, text: string, style: Style, heads?: Cell['heads']): Cell => {
    const [from = margin, to = right] = columns.slice(index)
    const cellOf = { lines: type.wrap(text, style, to - from - GAP), style, x: from }
    return heads ? { ...cellOf, heads } : cellOf
  }
  const line = (color: string) => ({ from: margin, to: right, color })

  const head = rowItem(
    [
      cell(0, texts.position, styles.label, 'Column'),
      cell(1, texts.computation, styles.label, 'Column'),
      cell(2, texts.source, styles.label, 'Column'),
      { lines: [texts.amount], style: styles.label, x: right, right: true, heads: 'Column' },
    ],
    sizes,
    { above: gap, keepsWithNext: true, rule: line(COLORS.dark) },
  )
  const groups = document.groups.flatMap((group, index) => {
    const heading = rowItem(
      [
        {
          lines: type.wrap(group.heading, styles.strong, forText),
          style: styles.strong,
          x: margin,
          heads: 'Row',
        },
      ],
      sizes,
      { above: Math.max(1.5, rowPadding * 0.8), keepsWithNext: true, repeated: [head] },
    )
    const isLastGroup = index === document.groups.length - 1
    const rows = group.lines.map(({ label, computation, source, amount }, row) =>
      rowItem(
        [
          cell(0, label, styles.text, 'Row'),
          cell(1, computation, styles.quiet),
          cell(2, source, styles.quiet),
          { lines: [printedAmount(amount)], style: styles.strong, x: right, right: true },
        ],
        sizes,
        {
          repeated: [head, heading],
          // The result doesn't stand on a page without a line of what it sums up.
          keepsWithNext: isLastGroup && row === group.lines.length - 1,
          rule: line(COLORS.line),
        },
      ),
    )
    return [heading, ...rows]
  })
  const { label, amount } = document.result
  const result = rowItem(
    [
      { lines: type.wrap(label, styles.heading, forText), style: styles.heading, x: margin, heads: 'Row' },
      { lines: [printedAmount(amount)], style: styles.heading, x: right, right: true },
    ],
    sizes,
    { above: rowPadding / 2, repeated: [head] },
  )
  return [head, ...groups, result]
}

/** What moved the driver's balance, row by row. */
export function ledgerItems(document: StatementDocument, type: Typesetter, sizes: Sizes): readonly Item[] {
  const { margin, styles } = sizes
  const texts = formWordsOf(document)
  const right = PAPER.width - margin
  const rows = document.ledger
  const balances = widest(
    rows.map(({ balance }) => balance),
    styles.strong,
    type,
    texts.balance,
  )
  const amounts = widest(
    rows.map(({ amount }) => amount),
    styles.text,
    type,
    texts.amount,
  )
  const atAmounts = right - balances - 2.5 * GAP
  const what = margin + Math.max(type.width('00.00.0000', styles.text), 80) + GAP
  const whatWidth = atAmounts - amounts - GAP - what

  const head = rowItem(
    [
      { lines: [texts.date], style: styles.label, x: margin, heads: 'Column' },
      { lines: [texts.what], style: styles.label, x: what, heads: 'Column' },
      { lines: [texts.amount], style: styles.label, x: atAmounts, right: true, heads: 'Column' },
      { lines: [texts.balance], style: styles.label, x: right, right: true, heads: 'Column' },
    ],
    sizes,
    { keepsWithNext: true, rule: { from: margin, to: right, color: COLORS.dark } },
  )
  return [
    head,
    ...rows.map((row, index) =>
      rowItem(
        [
          { lines: type.wrap(row.date, styles.text, what - margin - GAP), style: styles.text, x: margin },
          { lines: type.wrap(row.what, styles.text, whatWidth), style: styles.text, x: what },
          { lines: [printedAmount(row.amount)], style: styles.text, x: atAmounts, right: true },
          {
            lines: [printedAmount(row.balance)],
            // Where it ends up is what counts.
            style: index === rows.length - 1 ? styles.strong : styles.text,
            x: right,
            right: true,
          },
        ],
        sizes,
        { repeated: [head], rule: { from: margin, to: right, color: COLORS.line } },
      ),
    ),
  ]
}

function widest(
  amounts: readonly StatementDocument['result']['amount'][],
  style: Style,
  type: Typesetter,
  heading: string,
): number {
  return Math.max(
    type.width(heading, style),
    ...amounts.map((amount) => type.width(printedAmount(amount), style, true)),
  )
}
