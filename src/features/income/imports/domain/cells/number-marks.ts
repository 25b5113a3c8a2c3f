import { COMMA, DOT, isUnclear, type Mark } from './decimal.ts'

/** What a mark is in a column: it parts the fraction, or groups thousands. */
export type MarkMeans = 'fraction' | 'thousands'

/** How a column writes its numbers, as far as its own cells prove it. */
export interface NumberMarks {
  /** What the mark of unclear cells means; undefined: nothing in the column proves it. */
  readonly means: MarkMeans | undefined
  /** Cells that can be read in two ways, the first of them. */
  readonly unclear: readonly Shown[]
  readonly unclearCount: number
  /** Other cells of the column, to decide by. */
  readonly others: readonly Shown[]
}

/** A cell as the file has it. */
export interface Shown {
  readonly row: number
  readonly text: string
}

const MOST_SHOWN = 5

interface Proofs {
  readonly fraction: Set<Mark>
  /** Marks with a fraction behind them of three digits or more that can be no thousand. */
  readonly longFraction: Set<Mark>
  readonly thousands: Set<Mark>
}

/**
 * What `1.234` and `1,234` mean in a column, by what its other cells prove: `12,5` has a fraction behind its
 * comma, `1.234.567` groups by dots, and one column does not part fractions by both. Where they prove nothing
 * or contradict each other, a person says it. Amounts of money have two digits behind the mark: beside
 * `421.39` a `1.256` may as well be a thousand that somebody typed, so that proves nothing of it.
 * @param rows number and text of every cell below the headings
 */
export function numberMarks(rows: Iterable<Shown>, { isMoney = false } = {}): NumberMarks {
  const proofs: Proofs = { fraction: new Set(), longFraction: new Set(), thousands: new Set() }
  const unclear: Shown[] = []
  const others: Shown[] = []
  const unclearMarks = new Set<Mark>()
  let unclearCount = 0
  for (const cell of rows) {
    const mark = isUnclear(cell.text)
    if (mark) {
      unclearMarks.add(mark)
      unclearCount++
      if (unclear.length < MOST_SHOWN) unclear.push(cell)
      continue
    }
    prove(cell.text, proofs)
    if (others.length < MOST_SHOWN && /\d/.test(cell.text)) others.push(cell)
  }
  return { means: meaningOf(unclearMarks, proofs, isMoney), unclear, unclearCount, others }
}

function prove(text: string, { fraction, longFraction, thousands }: Proofs): void {
  const [dot, comma] = [text.lastIndexOf(DOT), text.lastIndexOf(COMMA)]
  if (dot < 0 && comma < 0) return
  const isDot = dot > comma
  const last = isDot ? DOT : COMMA
  // `1.234,56`, `1,234.56`
  const isBoth = dot >= 0 && comma >= 0
  const isRepeated = !isBoth && text.indexOf(last) !== (isDot ? dot : comma)
  const groups = isBoth ? (isDot ? COMMA : DOT) : isRepeated ? last : undefined
  const parts = isRepeated ? undefined : last
  // Nearly all cells of a column prove what others have proved before.
  const isLong = /^\d{3}/.test(text.slice(Math.max(dot, comma) + 1))
  const known = isLong ? longFraction : fraction
  const isNew = (groups && !thousands.has(groups)) || (parts && !known.has(parts))
  if (!isNew || !/\d/.test(text)) return
  if (groups) thousands.add(groups)
  if (parts) fraction.add(parts)
  if (parts && isLong) longFraction.add(parts)
}

function meaningOf(
  marks: ReadonlySet<Mark>,
  { fraction, longFraction, thousands }: Proofs,
  isMoney: boolean,
): MarkMeans | undefined {
  const [mark, second] = [...marks]
  if (mark === undefined || second !== undefined) return undefined
  const other = mark === DOT ? COMMA : DOT
  if (isMoney && fraction.has(mark) && !longFraction.has(mark) && !thousands.has(other)) return undefined
  const isFraction = fraction.has(mark) || thousands.has(other)
  const isThousands = thousands.has(mark) || fraction.has(other)
  if (isFraction === isThousands) return undefined
  return isFraction ? 'fraction' : 'thousands'
}
