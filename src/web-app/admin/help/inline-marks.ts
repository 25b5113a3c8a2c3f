/** A run of a handbook text. `text` is what is read; a label keeps its quotation marks. */
export type Run =
  | { readonly kind: 'plain' | 'label' | 'key'; readonly text: string }
  /** `to` is a path, with its question where it has one, or `#` and a section. */
  | { readonly kind: 'link'; readonly to: string; readonly text: string }

const MARKS = /\[([^\]]+)\]\(([^)]+)\)|„[^”]+”|`[^`]+`/g

/** Reads „label”, `key` and [words](/path) out of a handbook text. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let done = 0
  const plain = (until: number): void => {
    if (until > done) runs.push({ kind: 'plain', text: text.slice(done, until) })
  }
  for (const match of text.matchAll(MARKS)) {
    const [whole, words, to] = match
    plain(match.index)
    if (words !== undefined && to !== undefined) runs.push({ kind: 'link', to, text: words })
    else if (whole.startsWith('„')) runs.push({ kind: 'label', text: whole })
    else runs.push({ kind: 'key', text: whole.slice(1, -1) })
    done = match.index + whole.length
  }
  plain(text.length)
  return runs
}

/** The text as it is read, without the marks. */
export function plainText(text: string): string {
  return runsOf(text)
    .map((run) => run.text)
    .join('')
}
