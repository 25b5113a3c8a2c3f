import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepRunning } from './keep-running.mjs'

const project = resolve(import.meta.dirname, '../..')
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'run-'))
  for (const path of ['package.json', 'package-lock.json', 'tools/run.mjs', 'tools/start']) {
    cpSync(join(project, path), join(root, path), { recursive: true })
  }
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, 'src/server-app'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

async function run(args: string[], signal?: NodeJS.Signals) {
  const child = spawn(process.execPath, ['tools/run.mjs', ...args], {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: undefined, DATA_DIR: undefined },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => {
      output += piece
      if (signal && String(piece).startsWith('up')) child.kill(signal)
    })
  }
  const [code] = await once(child, 'close')
  return { code, output }
}

function script(path: string, text: string) {
  writeFileSync(join(root, path), text)
}

test('a signal reaches the server, which may finish its work, and its exit code comes back', async () => {
  script('tools/build-web.ts', '')
  script(
    'src/server-app/main.ts',
    "const alive = setInterval(() => undefined, 1000)\nprocess.once('SIGTERM', () => { clearInterval(alive); console.log('ended well'); process.exitCode = 7 })\nconsole.log('up')",
  )
  expect(await run(['start'], 'SIGTERM')).toEqual({ code: 7, output: 'up\nended well\n' })
})

const LIVES =
  "import { appendFileSync, readFileSync } from 'node:fs'\nappendFileSync('lives', 'x')\nconst life = readFileSync('lives').length\n"

test('a server that dies is brought back up, until it ends by itself', async () => {
  script('tools/build-web.ts', '')
  script(
    'src/server-app/main.ts',
    `${LIVES}process.send('ready', () => { if (life < 3) process.kill(process.pid, 'SIGKILL'); console.log('life', life); process.exit(0) })`,
  )
  const { code, output } = await run(['start'])
  expect([code, output.match(/died/g)?.length]).toEqual([0, 2])
  expect(output).toContain('life 3')
})

test('a server that is refused when it comes back is not started a third time', async () => {
  script('tools/build-web.ts', '')
  script('src/server-app/main.ts', `${LIVES}process.send('ready', () => process.exit(life === 1 ? 1 : 2))`)
  expect((await run(['start'])).code).toBe(2)
  expect(readFileSync(join(root, 'lives'), 'utf8')).toBe('xx')
})

test('a server that never got ready is not started again', async () => {
  script('tools/build-web.ts', '')
  script('src/server-app/main.ts', `${LIVES}process.exit(1)`)
  expect(await run(['start'])).toEqual({ code: 1, output: '' })
  expect(readFileSync(join(root, 'lives'), 'utf8')).toBe('x')
})

test('a server that dies again and again is waited for longer each time, and a long life begins anew', async () => {
  const waited: number[] = []
  const said: string[] = []
  const lives = [1, 1, 1, 1, 90_000, 1].map((lived) => ({ code: 137, wasReady: true, lived }))
  const code = await keepRunning({
    run: async () => lives.shift() ?? { code: 0, wasReady: true, lived: 1 },
    isStopping: () => false,
    pause: async (ms) => {
      waited.push(ms)
    },
    say: (sentence) => said.push(sentence),
  })
  expect(code).toBe(0)
  expect(waited).toEqual([100, 500, 1000, 2000, 100, 500])
  expect(said[3]).toContain('died 4 times')
})

test('a signal ends a server that is being waited for', async () => {
  script('tools/build-web.ts', '')
  script(
    'src/server-app/main.ts',
    `${LIVES}process.send('ready', () => { if (life === 4) console.log('up'); process.exit(1) })`,
  )
  expect([1, 143]).toContain((await run(['start'], 'SIGTERM')).code)
}, 20_000)

test('a failed build starts no server', async () => {
  script('tools/build-web.ts', 'process.exit(3)')
  script('src/server-app/main.ts', "console.log('up')")
  expect(await run(['start'])).toEqual({ code: 3, output: '' })
})

test('the demo keeps its data apart', async () => {
  script('tools/build-web.ts', '')
  script('src/server-app/main.ts', 'console.log(process.env.DATA_DIR, process.argv.at(-1))')
  expect(await run(['demo'])).toEqual({ code: 0, output: './data-demo --demo\n' })
})

test('a measurement ends by itself whatever it leaves open, and without a figure it has failed', async () => {
  mkdirSync(join(root, 'bench'))
  cpSync(join(project, 'tools/measure.ts'), join(root, 'tools/measure.ts'))
  script('bench/open.ts', "setInterval(() => undefined, 1000)\nconsole.log('12 ms', process.argv[2])")
  script('bench/empty.ts', 'setInterval(() => undefined, 1000)')
  expect(await run(['bench', 'open', 'here'])).toEqual({ code: 0, output: '12 ms here\n' })
  expect(await run(['bench', 'empty'])).toMatchObject({ code: 1 })
})

test('an unknown command or measurement is answered with what there is', async () => {
  expect((await run(['fly'])).output).toContain('start, demo')
  mkdirSync(join(root, 'bench'))
  script('bench/week.ts', '')
  const { code, output } = await run(['bench', 'weak'])
  expect(code).toBe(2)
  expect(output).toContain('There are: week')
})
