import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

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
