import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkStages } from './check.ts'

const project = resolve(import.meta.dirname, '..')

// Without a tsconfig that fits, oxlint knows no Node types, takes every call for `any` and finds nothing.
test('the check really sees a forgotten promise, in code for the server and for the browser', () => {
  const root = mkdtempSync(join(tmpdir(), 'promises-'))
  try {
    for (const file of globSync('{tsconfig*,oxlint,package}.json', { cwd: project })) {
      copyFileSync(join(project, file), join(root, file))
    }
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
    const files = {
      'src/server-app/main.ts': "import { writeFile } from 'node:fs/promises'\nwriteFile('a', 'b')\n",
      'src/web-app/main.tsx': "document.addEventListener('click', () => { fetch('/x') })\n",
      'test/journeys/a.journey.ts': "import { launchChromium } from '#test/b.ts'\nlaunchChromium()\n",
      'test/b.ts': 'export async function launchChromium() {}\n',
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(root, path, '..'), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    for (const folder of ['tools', 'bench', 'torture']) mkdirSync(join(root, folder))
    const stage = checkStages().find(({ name }) => name === 'floating promises')
    const run = spawnSync(process.execPath, stage?.command ?? [], {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${join(project, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
      },
    })
    expect(run.status).toBe(1)
    expect(run.stdout.match(/no-floating-promises/g)).toHaveLength(3)
  } finally {
    rmSync(root, { recursive: true })
  }
})
