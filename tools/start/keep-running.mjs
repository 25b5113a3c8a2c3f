/** Milliseconds before the next try, after each death that came soon. */
const PAUSES = [100, 500, 1000, 2000, 5000, 10_000, 30_000]
/** A process that lived so long is not dying at once. */
const LONG_MS = 60_000
/** A command that is used wrongly: trying again would not help. */
const REFUSED = 2

/**
 * Brings a server that died back up, until it ends by itself or is asked to. One that never got ready is not
 * tried again: somebody is reading why.
 * @param {object} deps
 * @param {() => Promise<{ code: number, wasReady: boolean, lived: number }>} deps.run one life of the
 * server
 * @param {() => boolean} deps.isStopping
 * @param {(ms: number) => Promise<void>} deps.pause
 * @param {(sentence: string) => void} deps.say
 * @returns {Promise<number>} exit code
 */
export async function keepRunning({ run, isStopping, pause, say }) {
  let deaths = 0
  let everReady = false
  for (;;) {
    const { code, wasReady, lived } = await run()
    everReady ||= wasReady
    if (isStopping() || code === 0 || code === REFUSED || !everReady) return code
    if (wasReady && lived >= LONG_MS) deaths = 0
    const ms = PAUSES[Math.min(deaths, PAUSES.length - 1)]
    deaths += 1
    say(
      deaths < 4
        ? `The server died (exit code ${code}) and is started again.`
        : `The server died ${deaths} times, each time soon after its start (exit code ${code}). The reason stands above; the next try is in ${ms / 1000} s.`,
    )
    await pause(ms)
    if (isStopping()) return code
  }
}
