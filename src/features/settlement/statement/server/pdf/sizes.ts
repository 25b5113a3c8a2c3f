import type { Style } from './typesetter.ts'

/** A4 upright, in points. */
export const PAPER = { width: 595.28, height: 841.89 } as const

export const COLORS = {
  ink: '#101a2e',
  quiet: '#4b576b',
  debt: '#8f1d14',
  line: '#d3dae6',
  dark: '#101a2e',
  payout: '#edf1f6',
} as const

/** How tightly a statement is set. Points. */
export interface Sizes {
  readonly margin: number
  readonly text: number
  /** From line to line within a cell or paragraph. */
  readonly leading: number
  /** Added to a row's lines, above and below together. */
  readonly rowPadding: number
  /** Between the parts of the statement. */
  readonly gap: number
  readonly styles: {
    readonly title: Style
    readonly subtitle: Style
    readonly number: Style
    readonly label: Style
    readonly name: Style
    readonly text: Style
    readonly quiet: Style
    readonly strong: Style
    readonly figure: Style
    readonly heading: Style
    readonly footer: Style
  }
}

/** From roomy to what is still read: text, leading, padding of rows, gap, margin, title, figure. */
const STEPS = [
  [9, 12.6, 5.4, 15, 43.5, 18.5, 14],
  [8.6, 11.8, 4, 12, 41, 17.5, 13.5],
  [8.2, 10.8, 2.9, 10, 39, 16.5, 13],
  [7.8, 10, 2, 8, 37, 15.5, 12.5],
  [7.4, 9.3, 1.2, 6.5, 35, 14.5, 12],
  [7, 8.6, 0.7, 5, 30, 14, 11],
] as const

/** Roomiest first. */
export const SIZES: readonly Sizes[] = STEPS.map(
  ([text, leading, rowPadding, gap, margin, title, figure]) => {
    const { ink, quiet } = COLORS
    return {
      margin,
      text,
      leading,
      rowPadding,
      gap,
      styles: {
        title: { size: title, weight: 'bold', color: ink },
        subtitle: { size: text + 1.6, weight: 'regular', color: ink },
        number: { size: text + 1.6, weight: 'bold', color: ink },
        label: { size: text - 0.4, weight: 'bold', color: quiet },
        name: { size: text + 0.7, weight: 'bold', color: ink },
        text: { size: text, weight: 'regular', color: ink },
        quiet: { size: text, weight: 'regular', color: quiet },
        strong: { size: text, weight: 'bold', color: ink },
        figure: { size: figure, weight: 'bold', color: ink },
        heading: { size: text + 1.2, weight: 'bold', color: ink },
        footer: { size: Math.max(7, text - 0.8), weight: 'regular', color: quiet },
      },
    }
  },
)
