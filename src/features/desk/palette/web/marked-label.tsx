import { plain } from '../domain/plain.ts'

interface MarkedLabelProps {
  readonly text: string
  /** As typed. */
  readonly typed: string
}

/** A label with what was typed of it marked, whatever its diacritics. */
export function MarkedLabel({ text, typed }: MarkedLabelProps) {
  const letters = [...text]
  const bare = letters.map((letter) => plain(letter).slice(0, 1) || ' ').join('')
  const wanted = plain(typed).split(' ').filter(Boolean)
  const isMarked = new Array<boolean>(letters.length).fill(false)
  for (const word of wanted) {
    const at = ` ${bare}`.indexOf(` ${word}`)
    const from = at >= 0 ? at : bare.indexOf(word)
    if (from >= 0) isMarked.fill(true, from, from + word.length)
  }
  return (
    <>
      {runsOf(letters, isMarked).map(({ words, marked, at }) =>
        marked ? <mark key={at}>{words}</mark> : <span key={at}>{words}</span>,
      )}
    </>
  )
}

function runsOf(letters: readonly string[], isMarked: readonly boolean[]) {
  const runs: { words: string; marked: boolean; at: number }[] = []
  for (const [at, letter] of letters.entries()) {
    const last = runs.at(-1)
    const marked = isMarked[at] === true
    if (last?.marked === marked) last.words += letter
    else runs.push({ words: letter, marked, at })
  }
  return runs
}
