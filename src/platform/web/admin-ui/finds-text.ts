import { withoutPolishLetters } from '#kernel/polish-text.ts'

/**
 * Whether a list's search finds one of these texts: it applies only with more than one character, whatever
 * the case (Spec 1 §2). Until then everything is found. What is typed without Polish letters finds names that
 * have them, since many keyboards lack them; what is typed with them is taken at its word.
 */
export function findsText(typed: string, ...texts: readonly string[]): boolean {
  const wanted = lowered(typed)
  if (wanted.length < 2) return true
  const isPlain = withoutPolishLetters(wanted) === wanted
  return texts.some((text) => {
    const whole = lowered(text)
    return whole.includes(wanted) || (isPlain && withoutPolishLetters(whole).includes(wanted))
  })
}

/**
 * The same for many: what each row is found by is made ready once, so that a key pressed costs a look at each
 * and no more.
 * @param wordsOf what a row is found by
 * @param finds what else finds it, such as a number however it is typed
 * @returns gives the rows that are found, the very same list where nothing is asked
 */
export function textIndex<Row>(
  rows: readonly Row[],
  wordsOf: (row: Row) => readonly string[],
  finds: (row: Row, typed: string) => boolean = () => false,
): (typed: string) => readonly Row[] {
  let ready: readonly { readonly row: Row; readonly whole: string; readonly plain: string }[] | undefined
  return (typed) => {
    const wanted = lowered(typed)
    if (wanted.length < 2) return rows
    ready ??= rows.map((row) => {
      const whole = wordsOf(row).map(lowered).join('\n')
      return { row, whole, plain: withoutPolishLetters(whole) }
    })
    // What has no Polish letters is in the plain text wherever it is in the whole one.
    const text = withoutPolishLetters(wanted) === wanted ? 'plain' : 'whole'
    return ready.filter((one) => one[text].includes(wanted) || finds(one.row, typed)).map(({ row }) => row)
  }
}

function lowered(text: string): string {
  return text.trim().replace(/\s+/gu, ' ').toLocaleLowerCase('pl')
}
