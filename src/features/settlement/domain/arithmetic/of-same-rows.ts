/**
 * Does the work once for each list and keeps the answer as long as the list is kept: lists of rows never
 * change, and the same one is asked about again and again while a week is looked at.
 */
export function ofSameRows<Row, Answer>(
  work: (rows: readonly Row[]) => Answer,
): (rows: readonly Row[]) => Answer {
  const answers = new WeakMap<readonly Row[], { readonly answer: Answer }>()
  return (rows) => {
    const known = answers.get(rows)
    if (known) return known.answer
    const answer = work(rows)
    answers.set(rows, { answer })
    return answer
  }
}
