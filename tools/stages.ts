import { spawn } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { delimiter, resolve } from 'node:path'

export interface Stage {
  readonly name: string
  /** Arguments for Node: a script and what it is given. */
  readonly command: readonly string[]
  /** Shows what it prints while it runs; otherwise only where it fails. */
  readonly talks?: boolean
  /** Leaves the cores to what runs beside it, and takes what that does not use. */
  readonly givesWay?: boolean
  /** Reads how many tests passed and failed; without it a stage counts as failed or not at all. */
  readonly count?: () => TestCount | undefined
  /**
   * The same tests, of these files alone: a few that fell are run once more, when nothing else runs beside
   * them.
   */
  readonly again?: (files: readonly string[]) => Stage
}

export interface TestCount {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The files with a failure. */
  readonly fallen?: readonly string[]
}

export interface StageResult {
  readonly name: string
  readonly ok: boolean
  readonly seconds: number
  readonly count: TestCount
  /** Files that passed only when they were run again, alone. */
  readonly secondTry?: readonly string[]
}

/** More files than this don't fall because a machine was busy for a moment. */
const RUN_AGAIN = 3

/**
 * Runs all, one after another, and those of an inner list side by side; also where one fails: the whole list
 * of what is wrong is worth more than its first line.
 */
export async function runStages(stages: readonly (Stage | readonly Stage[])[]): Promise<StageResult[]> {
  const results: StageResult[] = []
  for (const group of stages) {
    const together = [group].flat() as Stage[]
    const first = await Promise.all(together.map(runStage))
    for (const [index, result] of first.entries())
      results.push(await tryAgain(together[index] as Stage, result))
  }
  return results
}

/**
 * A test that waits for a page or a connection may fall on a machine that is busy with all others. It is run
 * once more and alone, with its whole file; what passes then is told by name, for it waits too briefly.
 */
async function tryAgain(stage: Stage, result: StageResult): Promise<StageResult> {
  const fallen = result.count.fallen ?? []
  if (result.ok || !stage.again || fallen.length === 0 || fallen.length > RUN_AGAIN) return result
  const again = await runStage(stage.again(fallen))
  return again.ok ? passedAgain(result, again) : result
}

/** The files' failures are passes then; they are not counted twice. */
function passedAgain(first: StageResult, again: StageResult): StageResult {
  const { passed, failed, skipped, fallen } = first.count
  return {
    name: first.name,
    ok: true,
    seconds: first.seconds + again.seconds,
    count: { passed: passed + failed, failed: 0, skipped },
    secondTry: fallen ?? [],
  }
}

/** Of `nice`, below this process: so many steps down gets a quarter of a core that somebody else wants. */
const GIVING_WAY = 6

async function runStage(stage: Stage): Promise<StageResult> {
  const begun = performance.now()
  const { code, output } = await runNode(stage)
  const seconds = (performance.now() - begun) / 1000
  const result = resultOf(stage.name, code, seconds, stage.count)
  if (!result.ok && output) console.log(output.trimEnd())
  console.log(lineFor(result))
  return result
}

/** A stage that fails without a failed test, as a crash or a type error, counts as one failure. */
export function resultOf(name: string, code: number, seconds: number, count?: Stage['count']): StageResult {
  const counted = count?.()
  const lost = count !== undefined && counted === undefined
  const { passed, failed, skipped, fallen } = counted ?? { passed: 0, failed: 0, skipped: 0 }
  const ok = code === 0 && failed === 0 && !lost
  const files = fallen ? { fallen } : {}
  return { name, ok, seconds, count: { passed, failed: ok ? 0 : Math.max(failed, 1), skipped, ...files } }
}

/** Says what failed; the last line is `N passed, N failed`. */
export function reportStages(results: readonly StageResult[]): void {
  const failed = results.filter((result) => !result.ok)
  const skipped = results.reduce((sum, { count }) => sum + count.skipped, 0)
  if (skipped > 0) console.log(`${skipped} tests were skipped.`)
  const late = results.flatMap(({ secondTry }) => secondTry ?? [])
  if (late.length > 0) console.log(`Passed only when run again, alone: ${late.join(', ')}.`)
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}.`)
  console.log(`${(performance.now() / 1000).toFixed(0)} s in all.`)
}

export function totalLine(results: readonly StageResult[]): string {
  const passed = results.reduce((sum, { count }) => sum + count.passed, 0)
  const failed = results.reduce((sum, { count }) => sum + count.failed, 0)
  return `${passed} passed, ${failed} failed`
}

function lineFor({ name, ok, seconds, count }: StageResult): string {
  const tests = count.passed > 0 ? `  ${count.passed} passed, ${count.failed} failed` : ''
  return `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s${tests}`
}

function runNode({ command, talks, givesWay }: Stage): Promise<{ code: number; output: string }> {
  const root = resolve(import.meta.dirname, '..')
  return new Promise((done) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      stdio: talks ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // oxlint looks for its type-aware half among the commands of the packages.
      env: {
        ...process.env,
        PATH: `${resolve(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
      },
    })
    if (givesWay && child.pid) giveWay(child.pid)
    const pieces: Buffer[] = []
    child.stdout?.on('data', (piece: Buffer) => pieces.push(piece))
    child.stderr?.on('data', (piece: Buffer) => pieces.push(piece))
    child.on('error', (error) => done({ code: 1, output: error.message }))
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(pieces).toString('utf8') }))
  })
}

/** What the process starts from now on does as well. A system that refuses costs time and no more. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, Math.min(getPriority() + GIVING_WAY, constants.priority.PRIORITY_LOW))
  } catch {
    // Both then have the same share.
  }
}
