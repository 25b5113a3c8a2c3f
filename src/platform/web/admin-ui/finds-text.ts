/**
 * Whether a list's search finds one of these texts: it applies only with more than one character, whatever the case (Spec 1
 * §2). Until then everything is found.
 */
export function findsText(typed: string, ...texts: readonly string[]): boolean {
  const wanted = lowered(typed)
  return wanted.length < 2 || texts.some((text) => lowered(text).includes(wanted))
}

function lowered(text: string): string {
  return text.trim().replace(/\s+/gu, ' ').toLocaleLowerCase('pl')
}
