/** Money is whole grosze inside; 1 PLN = 100 grosze. */
export type Grosze = number & { readonly __grosze: true }

/** @param pln a number of złoty with at most two decimals */
export function fromPln(pln: number): Grosze {
  return Math.round(pln * 100) as Grosze
}

export function toPln(amount: Grosze): number {
  return amount / 100
}

/** `200`, or `200,50` where there are grosze: as the bonus texts write it (Spec 1 §9). */
export function formatPln(amount: Grosze): string {
  const rest = Math.abs(amount % 100)
  const whole = Math.trunc(amount / 100)
  return rest === 0 ? String(whole) : `${whole},${String(rest).padStart(2, '0')}`
}
