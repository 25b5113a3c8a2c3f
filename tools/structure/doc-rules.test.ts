import { expect, test } from 'vitest'
import { judgeDocs } from './doc-rules.ts'

const PATHS = [
  ...[
    'src/features',
    'src/features/limits',
    'src/features/limits/server',
    'src/features/limits/server/routes.ts',
  ],
  ...[
    'src/platform/server/http',
    'docs/decisions/0011-limits-and-choices.md',
    'migrations',
    'migrations/0001_a.sql',
  ],
]
const README = 'src/features/limits/README.md'
const complaints = (path: string, text: string) => judgeDocs(new Map([[path, text]]), PATHS)

test.each([
  ['from the root', 'ARCHITECTURE.md', '`src/features/limits`'],
  ['from src', 'ARCHITECTURE.md', '`platform/server/http`'],
  ['from the features', 'docs/rules.md', '`limits/server/routes.ts`'],
  ['within its room', README, '`server/routes.ts`, `routes.ts`'],
  ['a folder', 'ARCHITECTURE.md', '`migrations/`'],
  ['a decision by its number', README, '`docs/decisions/0011`'],
])('what docs name is there: %s', (_, path, text) => {
  expect(complaints(path, text)).toEqual([])
})

test('what is not there, or only in another room, is said with its line', () => {
  expect(complaints(README, 'Limits\n\n`server/gone.ts`')).toEqual([
    { path: README, line: 3, message: 'Names server/gone.ts, which is not there.' },
  ])
  expect(complaints('src/features/bonuses/README.md', '`server/routes.ts`')).toHaveLength(1)
})

test('words, addresses, packages, settings and placeholders are no paths', () => {
  const text =
    '`limit`, `/api/limits`, `@mantine/form`, `DATA_DIR/secret.key`, `NAME.test.tsx`, `./data`, `features/<name>/web`, `a | b`'
  expect(complaints(README, text)).toEqual([])
})
