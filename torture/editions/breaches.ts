let breaches = 0

/** Something is as it must not be: it is printed, counted, and the run goes on. */
export function breach(what: string, detail: unknown): void {
  console.log(`BREACH  ${what}: ${detail}`)
  breaches += 1
}

/** The last line of a run, and its exit code. */
export function sumUp(): void {
  console.log(`breaches: ${breaches} (goal 0)`)
  process.exitCode = breaches === 0 ? 0 : 1
}
