/**
 * Guesses, as a power of ten, that a password must take at least when its words, years and keyboard rows are
 * known.
 */
const LEAST_GUESSES = 7

type Estimator = { check(password: string, words: readonly string[]): { readonly guessesLog10: number } }

let estimator: Promise<Estimator> | undefined

/**
 * Whether a new password is one of the common ones, or put together of such, of rows of the keyboard, years,
 * repetitions, or of the user's own login and name. Passwords of before are not asked: they are told of at
 * the login.
 * @param words what a stranger knows of the user
 */
export async function isWeakPassword(password: string, words: readonly string[]): Promise<boolean> {
  estimator ??= loadEstimator()
  const known = words.flatMap((word) => [word, ...word.split(/[\s@._-]+/)]).filter((word) => word.length > 2)
  return (
    (await estimator).check(password, ['flotylla', 'haslo', 'kierowca', 'grafik', ...known]).guessesLog10 <
    LEAST_GUESSES
  )
}

/** The lists take a megabyte and are asked for seldom, so they are not loaded at the start. */
async function loadEstimator(): Promise<Estimator> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common')
  const factory = new ZxcvbnFactory({
    dictionary: { ...dictionary },
    graphs: adjacencyGraphs,
    maxLength: 200,
  })
  return { check: (password, words) => factory.check(password, [...words]) }
}
