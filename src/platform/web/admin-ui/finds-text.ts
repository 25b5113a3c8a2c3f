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

function lowered(text: string): string {
  return text.trim().replace(/\s+/gu, ' ').toLocaleLowerCase('pl')
}
