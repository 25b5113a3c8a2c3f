/**
 * Text that a spreadsheet would take for a formula, guarded or not. Negative amounts and `+48…` phones are
 * none.
 */
const FORMULA = /^'*(?![+-]?\d[\d\s.,]*$)[=+\-@\t\r]/

/** The text with a mark before it that makes every spreadsheet take it for text (D37). */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text as it was before `withoutFormula`; what bears no mark stays as it is. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}
