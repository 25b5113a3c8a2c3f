import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { hashOfSources } from './build-web.ts'

test('the pages are stale when what they are made of has changed, and only then', () => {
  const root = mkdtempSync(join(tmpdir(), 'build-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    return hashOfSources(root)
  }
  try {
    const first = write('src/features/fuel/web/page.tsx', 'one')
    expect(write('src/features/fuel/server/routes.ts', 'x')).toBe(first)
    expect(write('src/server-app/main.ts', 'x')).toBe(first)
    expect(write('src/features/fuel/web/page.test.tsx', 'x')).toBe(first)
    const second = write('src/features/fuel/contract.ts', 'x')
    expect(second).not.toBe(first)
    expect(write('src/features/fuel/web/page.tsx', 'two')).not.toBe(second)
    expect(write('src/features/fuel/web/page.tsx', 'one')).toBe(second)
    expect(write('package-lock.json', '{}')).not.toBe(second)
  } finally {
    rmSync(root, { recursive: true })
  }
})
