import { type Reckoned, sumOf } from '#features/settlement/domain/public.ts'

/**
 * What lists and totals show of a driver's week, in grosze: `nets − cash − fleet = result`, and
 * `opening + result = balance`.
 */
export interface WeekFigures {
  /** Per app, in the order of names. */
  readonly nets: readonly { readonly app: string; readonly net: number }[]
  /** Collected cash that is deducted. */
  readonly cash: number
  /** What is left of the nets: share, VAT, rent, charges; negative where the fleet paid more than came in. */
  readonly fleet: number
  readonly shifts: number
}

export function figuresOf(
  { lines, result, whereNetWent }: Pick<Reckoned, 'lines' | 'result' | 'whereNetWent'>,
  shifts: number,
): WeekFigures {
  const nets = whereNetWent.map(({ app, net }) => ({ app, net }))
  const cash = sumOf(lines.map(({ code, amount }) => (code === 'cash' ? 0 - amount : 0)))
  const fleet = sumOf([...nets.map(({ net }) => net), 0 - cash, 0 - result])
  return { nets, cash, fleet, shifts }
}
