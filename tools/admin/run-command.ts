import { Refusal, sentenceOf } from '#platform/server/database/dump/refusal.ts'

/**
 * Runs a command of the administrator. Exit codes: 0 done, 1 refused or failed with a sentence, 2 called in a
 * wrong way.
 * @param usage said where `parse` gives nothing
 */
export async function runCommand<A>(
  usage: string,
  parse: () => A | undefined,
  work: (args: A) => Promise<void>,
): Promise<void> {
  let args: A | undefined
  try {
    args = parse()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
  }
  if (args === undefined) {
    console.error(usage)
    process.exit(2)
  }
  try {
    await work(args)
  } catch (error) {
    console.error(sentenceOf(error) ?? unforeseen(error))
    process.exitCode = 1
  }
}

/**
 * Nobody foresaw it, so that whoever looks for the cause needs its name; rows and passwords are not in it.
 */
function unforeseen(error: unknown): string {
  const { name, message, code } = error as { name?: string; message?: string; code?: string }
  return `It failed, and nothing was changed: ${[name, code, message].filter(Boolean).join(' ')}`
}

/**
 * The one file that a command takes, and whether `--force` stands beside it; undefined where it is called
 * otherwise.
 */
export function fileAndForce(args: readonly string[]): { file: string; force: boolean } | undefined {
  const [file, ...more] = args.filter((arg) => arg !== '--force')
  if (file === undefined || more.length > 0 || file.startsWith('--')) return undefined
  return { file, force: args.includes('--force') }
}

export { Refusal }
