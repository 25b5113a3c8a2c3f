import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SRC = new URL('../../../', import.meta.url).pathname
/** Within a hint or the kit's tooltip, with a title of its own, or the one in the icon button itself. */
const HINTED = /<(Hint|Tooltip)\b[^<]*>\s*<ActionIcon\b|<ActionIcon\b(?=[^<]*?\btitle=)/g

test('every button of an icon alone has a hint', () => {
  const bare = globSync('**/*.tsx', { cwd: SRC }).filter((file) => {
    const text = readFileSync(SRC + file, 'utf8')
    return [...text.matchAll(/<ActionIcon\b/g)].length > [...text.matchAll(HINTED)].length
  })
  expect(bare).toEqual([])
})
