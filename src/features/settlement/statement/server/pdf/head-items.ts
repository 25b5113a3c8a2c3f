import type { StatementDocument, StatementFigure, StatementParty } from '../../domain/statement-document.ts'
import { printedAmount } from './amount.ts'
import { formWordsOf } from './form-words.ts'
import type { Item } from './item.ts'
import { baselineIn } from './row-item.ts'
import { COLORS, PAPER, type Sizes } from './sizes.ts'
import type { Style, Typesetter } from './typesetter.ts'

const COLUMN_GAP = 12

/** The heading with period and number, and the mark in the corner. */
export function titleItem(document: StatementDocument, type: Typesetter, sizes: Sizes): Item {
  const { margin, styles } = sizes
  const texts = formWordsOf(document)
  const mark = styles.title.size * 1.5
  const width = PAPER.width - 2 * margin - mark - COLUMN_GAP
  const title = type.wrapUpTo(2, document.title, styles.title, width)
  const [period = ''] = type.wrapUpTo(1, document.period, styles.subtitle, width / 2)
  const [number = ''] = type.wrapUpTo(1, document.number ?? '', styles.number, width / 2 - 60)
  const before = `${period} · ${document.number === undefined ? texts.draft : texts.number}`
  const leading = styles.title.size * 1.2
  const height = title.length * leading + styles.subtitle.size * 1.5
  return {
    height,
    above: 0,
    paint: (pen, top) => pen.mark(PAPER.width - margin - mark, top, mark),
    write: (pen, top, parent) => {
      if (!parent) return
      pen.say('H1', parent, () => {
        for (const [index, line] of title.entries())
          pen.write(line, margin, top + index * leading + baselineIn(leading, styles.title), styles.title)
      })
      pen.say('P', parent, () => {
        const baseline = top + height - styles.subtitle.size * 0.4
        pen.write(before, margin, baseline, styles.subtitle)
        const at = margin + type.width(`${before} `, styles.subtitle)
        if (number !== '') pen.write(number, at, baseline, styles.number)
      })
    },
  }
}

/** Driver, fleet and closing beside each other, between two lines. */
export function partiesItem(parties: readonly StatementParty[], type: Typesetter, sizes: Sizes): Item {
  const { margin, leading, styles, gap } = sizes
  const step = (PAPER.width - 2 * margin) / Math.max(1, parties.length)
  const columns = parties.map(({ label, name, lines }, column): readonly (readonly [string, Style])[] => {
    const width = column === parties.length - 1 ? step : step - COLUMN_GAP
    const fitted = (most: number, text: string, style: Style) =>
      type.wrapUpTo(most, text, style, width).map((line) => [line, style] as const)
    return [
      ...fitted(1, label, styles.label),
      ...fitted(3, name, styles.name),
      ...lines.slice(0, 5).flatMap((line) => fitted(2, line, styles.text)),
    ]
  })
  const most = Math.max(0, ...columns.map((lines) => lines.length))
  const height = most * leading * 1.04 + gap * 1.3
  return {
    height,
    above: gap,
    paint: (pen, top) => {
      pen.rule(margin, PAPER.width - margin, top, COLORS.line)
      pen.rule(margin, PAPER.width - margin, top + height, COLORS.line)
    },
    write: (pen, top, parent) => {
      for (const [column, lines] of columns.entries()) {
        const write = (): void => {
          for (const [index, [line, style]] of lines.entries()) {
            const y = top + gap * 0.65 + index * leading * 1.04
            pen.write(line, margin + column * step, y + baselineIn(leading, style), style)
          }
        }
        if (parent) pen.say('P', parent, write)
      }
    },
  }
}

/** What was brought forward, the result, what is paid and what is carried: each in a field of one frame. */
export function figuresItem(figures: readonly StatementFigure[], type: Typesetter, sizes: Sizes): Item {
  const { margin, leading, styles, gap, rowPadding } = sizes
  const width = PAPER.width - 2 * margin
  const step = width / Math.max(1, figures.length)
  const inset = 10
  const fields = figures.map(({ label, amount, mark }) => {
    const text = printedAmount(amount)
    const style: Style = {
      ...styles.figure,
      size: fittingSize(text, styles.figure, step - 2 * inset, type),
      color: mark === 'debt' ? COLORS.debt : COLORS.ink,
    }
    return { label: type.wrapUpTo(2, label, styles.label, step - 2 * inset), text, style, mark }
  })
  const labels = Math.max(1, ...fields.map(({ label }) => label.length))
  const padding = 3 + rowPadding
  const height = 2 * padding + labels * leading + styles.figure.size * 1.25
  return {
    height,
    above: gap,
    paint: (pen, top) => {
      for (const [index, { mark }] of fields.entries()) {
        if (mark === 'payout') pen.ground(margin + index * step, top, step, height, COLORS.payout)
        if (index > 0) pen.upright(margin + index * step, top, top + height, COLORS.line)
      }
      pen.frame(margin, top, width, height, COLORS.line)
    },
    write: (pen, top, parent) => {
      if (!parent) return
      for (const [index, { label, text, style }] of fields.entries()) {
        const x = margin + index * step
        pen.say('P', parent, () => {
          for (const [line, words] of label.entries())
            pen.write(
              words,
              x + inset,
              top + padding + line * leading + baselineIn(leading, styles.label),
              styles.label,
            )
          pen.write(text, x + step - inset, top + height - padding - style.size * 0.2, style, true)
        })
      }
    },
  }
}

/** The style's own, or as much smaller as the text needs. */
function fittingSize(text: string, style: Style, width: number, type: Typesetter): number {
  return style.size * Math.min(1, width / type.width(text, style, true))
}
