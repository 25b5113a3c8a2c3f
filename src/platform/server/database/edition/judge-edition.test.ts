import { expect, test } from 'vitest'
import { type Applied, editionOf, PROGRAM_VERSION } from './editions.ts'
import { judgeEdition, type Own } from './judge-edition.ts'

const OWN: Own[] = ['start', 'second', 'third'].map((name, index) => ({ when: index, hash: name, name }))

const through = (...hashes: string[]): Applied[] =>
  hashes.map((hash, when) => ({ when, hash, edition: hash === 'tomorrow' ? '9.1.0' : null }))

test('an empty database and one of an earlier state are brought up to date from where they are', () => {
  expect(judgeEdition([], OWN, [])).toBe(0)
  expect(judgeEdition(through('start'), OWN, ['drivers'])).toBe(1)
  expect(judgeEdition(through('start', 'second', 'third'), OWN, ['drivers'])).toBe(3)
})

test.each<[string, Applied[], string[], RegExp]>([
  [
    'newer than the program',
    through('start', 'second', 'third', 'tomorrow'),
    ['drivers'],
    new RegExp(
      `nowszego wydania Flotylli \\(9\\.1\\.0\\) niż ten program \\(${PROGRAM_VERSION}\\); zaktualizuj program do 9\\.1\\.0`,
    ),
  ],
  ['of another beginning', through('former start'), ['drivers'], /sprzed wydania 1/],
  [
    'changed in the middle',
    through('start', 'changed', 'third'),
    ['drivers'],
    /poszła po start inną drogą.*second/,
  ],
  [
    'lacking one in the middle',
    [...through('start'), { when: 2, hash: 'third', edition: null }],
    [],
    /poszła po start/,
  ],
  ['older than any list', [], ['drivers', 'schedule_weeks', 'users'], /nie ma listy jej wydań.*db:restore/],
  [
    'of another program',
    [],
    ['posts', 'tags', 'users'],
    /tabele innego programu \(posts, tags, …\).*DATABASE_URL/,
  ],
])(
  'a database %s is refused with what to do, in both languages, and that nothing was changed',
  (_what, applied, tables, sentence) => {
    const judging = () => judgeEdition(applied, OWN, tables)
    expect(judging).toThrow(sentence)
    expect(judging).toThrow(/Nic nie zostało zmienione\. .*Nothing was changed\.$/)
  },
)

test('edition 1 is known by its last migration, an edition since then by the name that it noted', () => {
  const first = { when: 1_767_225_600_000, hash: 'start', edition: null }
  expect(editionOf([first])).toBe('1.0.0')
  expect(editionOf([first, { when: first.when + 1, hash: 'x', edition: null }])).toBe(
    `${PROGRAM_VERSION}-dev`,
  )
  expect(editionOf([first, { when: first.when + 1, hash: 'x', edition: '2.3.0' }])).toBe('2.3.0')
})
