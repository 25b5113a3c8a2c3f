// The one door for every npm script. It must run on whatever Node the machine has (20 or newer), so it is
// plain JavaScript without dependencies: it sees to the packages, picks the Node the project brings along,
// and hands over.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chooseNode } from './start/choose-node.mjs'
import { ensurePackages } from './start/ensure-packages.mjs'
import { keepRunning } from './start/keep-running.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const say = (sentence) => process.stderr.write(`${sentence}\n`)

/** Without it React renders pages with its slow development build. */
const production = { NODE_ENV: process.env.NODE_ENV || 'production' }

/**
 * What each command runs, one after another; `sideBySide` are run together until the first one ends, `keptUp`
 * is brought back up when it dies.
 * `withTools: false` marks what works without development packages, and so brings none.
 */
const commands = {
  start: {
    withTools: false,
    env: production,
    steps: (args) => [['tools/build-web.ts', '--if-stale'], { keptUp: ['src/server-app/main.ts', ...args] }],
  },
  demo: {
    withTools: false,
    env: { ...production, DATA_DIR: process.env.DATA_DIR || './data-demo' },
    steps: (args) => [
      ['tools/build-web.ts', '--if-stale'],
      { keptUp: ['src/server-app/main.ts', '--demo', ...args] },
    ],
  },
  dev: {
    steps: (args) => [
      ['tools/build-web.ts', '--if-stale'],
      {
        sideBySide: [
          ['tools/build-web.ts', '--watch'],
          ['--watch', 'src/server-app/main.ts', ...args],
        ],
      },
    ],
  },
  build: { withTools: false, steps: () => [['tools/build-web.ts']] },
  test: { steps: (args) => [['tools/test.ts', ...args]] },
  'test-on-postgres': {
    steps: (args) => [['tools/with-postgres.ts', process.execPath, 'tools/run.mjs', 'test', ...args]],
  },
  check: { steps: () => [['tools/check.ts']] },
  'build-week': { withTools: false, steps: (args) => [['tools/build-week.ts', ...args]] },
  bench: { steps: (args) => fromFolder('bench', args) },
  torture: { steps: (args) => fromFolder('torture', args) },
  'print-api': { steps: (args) => [['tools/print-api.ts', ...args]] },
  handbook: {
    env: production,
    steps: (args) => [
      ['tools/build-web.ts', '--if-stale'],
      ['tools/handbook.ts', ...args],
    ],
  },
  'db:backup': { withTools: false, steps: (args) => [['tools/db-backup.ts', ...args]] },
  'db:restore': { withTools: false, steps: (args) => [['tools/db-restore.ts', ...args]] },
  'db:move': { withTools: false, steps: (args) => [['tools/db-move.ts', ...args]] },
  'db:generate': { steps: (args) => [['tools/db-generate.ts', ...args]] },
}

/** `bench NAME` runs `bench/NAME.ts`; without a known name it says which there are. */
function fromFolder(folder, [name, ...args]) {
  const path = join(root, folder)
  const names = (existsSync(path) ? readdirSync(path) : [])
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('.d.ts'))
    .map((file) => file.slice(0, -3))
    .sort()
  if (name && names.includes(name)) return [['tools/measure.ts', `${folder}/${name}.ts`, ...args]]
  say(name ? `There is no ${folder}/${name}.ts.` : `Say which one: npm run ${folder} -- NAME`)
  say(names.length > 0 ? `There are: ${names.join(', ')}` : `The folder ${folder}/ is still empty.`)
  process.exit(2)
}

const children = new Set()
let stopping = false

function stop(signal) {
  stopping = true
  for (const child of children) child.kill(signal)
}

for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
  process.on(signal, () => {
    // In a terminal Ctrl-C reaches the whole process group by itself; passing it on would ring twice.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) stop(signal)
  })
}

// npm passes SIGTERM on to the shell between it and this process, and such a shell just dies; killed, npm
// passes nothing on. The loss of either is then the signal, or an ended "npm start" would leave its server
// behind.
if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const before = ancestors()
  const watch = setInterval(() => {
    if (ancestors() === before) return
    clearInterval(watch)
    stop('SIGTERM')
  }, 250)
  watch.unref()
}

/** The process ids of the shell and, where the system tells, of npm above it. */
function ancestors() {
  try {
    // The fields after the name in brackets: state, parent.
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return `${process.ppid} ${stat.replace(/^.*\) \S+ /s, '').split(' ')[0]}`
  } catch {
    return String(process.ppid)
  }
}

/** Resolves with the exit code; a child ended by a signal counts as 128 + its number, as shells have it. */
function run(node, args, env, onReady) {
  return new Promise((resolve) => {
    const child = spawn(node, args, {
      cwd: root,
      stdio: onReady ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
      env: { ...process.env, ...env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
    })
    children.add(child)
    if (onReady) child.once('message', onReady)
    const done = (code) => {
      children.delete(child)
      resolve(code)
    }
    child.on('error', (error) => {
      say(`Could not run ${node}: ${error.message}`)
      done(127)
    })
    child.on('exit', (code, signal) => done(code ?? 128 + (constants.signals[signal] ?? 9)))
  })
}

/** Brought back up when it dies. */
function runKeptUp(node, args, env) {
  return keepRunning({
    run: async () => {
      const began = performance.now()
      let wasReady = false
      const code = await run(node, args, env, () => {
        wasReady = true
      })
      return { code, wasReady, lived: performance.now() - began }
    },
    isStopping: () => stopping,
    pause: async (ms) => {
      for (let waited = 0; waited < ms && !stopping; waited += 50) await sleep(50)
    },
    say,
  })
}

/** Until the first ends; the others are then asked to stop. */
async function runSideBySide(node, list, env) {
  const running = list.map((args) => run(node, args, env))
  const first = await Promise.race(running)
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(running)
  return first
}

function runStep(node, step, env) {
  if (Array.isArray(step)) return run(node, step, env)
  return step.keptUp ? runKeptUp(node, step.keptUp, env) : runSideBySide(node, step.sideBySide, env)
}

async function main() {
  const [name, ...args] = process.argv.slice(2)
  const command = name === undefined ? undefined : commands[name]
  if (!command) {
    say(`Use: npm run NAME, where NAME is one of: ${Object.keys(commands).join(', ')}`)
    return 2
  }
  if (!ensurePackages(root, { withTools: command.withTools !== false, say })) return 1
  const choice = chooseNode(root)
  if (!choice.path) {
    say(choice.problem)
    return 1
  }
  for (const step of command.steps(args)) {
    const script = (Array.isArray(step) ? step : step.keptUp)?.[0]
    if (script && !existsSync(join(root, script))) {
      say(`${script} is missing, so "${name}" can't run.`)
      return 1
    }
    const code = await runStep(choice.path, step, command.env)
    if (code !== 0 || stopping) return code
  }
  return 0
}

process.exitCode = await main()
