/** The fleet's own sentence for each of the program's that it has corrected; places are `{1}`, `{2}`, … */
export type FleetWords = Readonly<Record<string, string>>

/**
 * The id of the block of JSON in which the server hands them to the page. It is data, not script, so the
 * content security policy lets it be.
 */
const FLEET_WORDS_ID = 'fleet-words'

let words: FleetWords = typeof document === 'undefined' ? {} : given(document)
const readings: (() => void)[] = []

/**
 * A sentence as the fleet wants it said. The build puts it around every sentence of a catalogue.
 * @param pieces the sentence, or what stands before, between and after what is put in
 */
/*@__NO_SIDE_EFFECTS__*/
export function say(pieces: string | readonly string[], ...values: readonly unknown[]): string {
  const own =
    typeof pieces === 'string' ? pieces : pieces.reduce((text, piece, at) => `${text}{${at}}${piece}`)
  const text = words[own] ?? own
  return values.length === 0 ? text : text.replace(/\{(\d+)\}/g, (_, at) => String(values[Number(at) - 1]))
}

/**
 * For a server, which has no page to be loaded anew: how a catalogue is read once more.
 * @public written in by the build
 */
export function readAnew(read: () => void): void {
  readings.push(read)
}

/** For a server: from now on these are the fleet's words. Those of the last time, again, cost nothing. */
export function learn(newWords: FleetWords): void {
  if (words === newWords) return
  words = newWords
  for (const read of readings) read()
}

function given(page: Document): FleetWords {
  try {
    return JSON.parse(page.getElementById(FLEET_WORDS_ID)?.textContent ?? '{}') as FleetWords
  } catch {
    return {}
  }
}
