import { expect, test } from 'vitest'
import { judgeDriverPage } from './driver-page-rules.ts'
import { parseSource } from './source-file.ts'

function said(tree: Readonly<Record<string, string>>): string[] {
  const files = Object.entries(tree).map(([path, text]) => parseSource(path, text))
  return judgeDriverPage(files).map(({ path, message }) => `${path}: ${message}`)
}

const CARD = 'src/features/drivers/web/card.tsx'
const PAGE = { 'src/web-app/driver/main.tsx': "import '#features/drivers/web/card.tsx'" }

test('drivers’ screens take words from catalogues alone, so that another language’s stand in for them', () => {
  const polish = "import { MONTH_SHORT } from '#kernel/polish-text.ts'"
  expect(said({ ...PAGE, [CARD]: polish })).toEqual([
    expect.stringMatching(/card\.tsx: It takes words from #kernel\/polish-text\.ts, which no other language/),
  ])
  const texts = 'src/features/drivers/texts.ts'
  expect(said({ ...PAGE, [CARD]: "import '../texts.ts'", [texts]: polish })).toEqual([])
  expect(said({ 'src/features/drivers/web/office.tsx': polish })).toEqual([])
})
