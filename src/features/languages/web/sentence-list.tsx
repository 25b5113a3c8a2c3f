import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { OtherLanguage } from '#platform/pure/languages.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { groupOf } from '../domain/grouping.ts'
import { GROUPS } from '../texts-groups.ts'
import { inGroup, MOST_SHOWN, ofMost, screenTexts as texts } from '../texts-screen.ts'
import classes from './languages-screen.module.css'
import { type Listed, type ListedSentence, rowOf } from './listed-sentence.ts'
import { SentenceRow } from './sentence-row.tsx'
import type { Drafts } from './use-drafts.ts'

interface SentenceListProps {
  readonly language: OtherLanguage
  readonly data: Listed
  readonly search: string
  readonly changedOnly: boolean
  readonly drafts: Drafts
}

/** So many rows are shown at a time: a group or a find may have hundreds. */
const AT_ONCE = 60

interface Group {
  readonly name: string
  readonly sentences: readonly ListedSentence[]
}

/** The sentences by where drivers meet them: what is searched for at once, else a group on a press. */
export function SentenceList({ language, data, search, changedOnly, drafts }: SentenceListProps) {
  const finds = search.trim().length > 1 || changedOnly
  const shown = data.sentences.filter(
    ({ text, polish, corrected }) =>
      (!changedOnly || corrected !== null) && findsText(search, text, polish, corrected?.text ?? ''),
  )
  const timesSaid = new Map<string, number>()
  for (const { id } of data.sentences) timesSaid.set(id, (timesSaid.get(id) ?? 0) + 1)
  const changed = new Set(data.sentences.flatMap(({ id, corrected }) => (corrected ? [id] : [])))
  if (shown.length === 0)
    return <Empty>{changedOnly && changed.size === 0 ? texts.nothingChanged : texts.nothingFound}</Empty>
  return (
    <>
      <p className={classes.note}>{ofMost(changed.size + data.outdated.length, data.most)}</p>
      {groupsOf(shown).map((group) => (
        <GroupPart
          // What is looked for is shown open, and what was opened by hand is another list.
          key={`${group.name} ${finds}`}
          group={group}
          isOpen={finds}
          row={(sentence) => (
            <SentenceRow
              key={rowOf(sentence)}
              language={language}
              sentence={sentence}
              timesSaid={timesSaid.get(sentence.id) ?? 1}
              drafts={drafts}
            />
          )}
        />
      ))}
    </>
  )
}

function groupsOf(sentences: readonly ListedSentence[]): Group[] {
  const groups = new Map<string, ListedSentence[]>()
  for (const sentence of sentences) {
    const name = groupOf(sentence.catalogue, GROUPS) ?? sentence.catalogue
    groups.set(name, [...(groups.get(name) ?? []), sentence])
  }
  return [...groups]
    .map(([name, each]) => ({ name, sentences: once(each) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'pl'))
}

/** One row for the same words of the same name. */
function once(sentences: readonly ListedSentence[]): ListedSentence[] {
  const named = new Map(sentences.map((each) => [rowOf(each), each]))
  return [...named.values()]
}

interface GroupPartProps {
  readonly group: Group
  readonly isOpen: boolean
  row(sentence: ListedSentence): ReactNode
}

function GroupPart({ group: { name, sentences }, isOpen, row }: GroupPartProps) {
  const [open, setOpen] = useState(isOpen)
  const [most, setMost] = useState(AT_ONCE)
  const changed = sentences.filter(({ corrected }) => corrected !== null).length
  return (
    <details className={classes.group} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <h2 className={classes.groupName}>{name}</h2>
        <span className={classes.count}>{inGroup(sentences.length, changed)}</span>
      </summary>
      {open ? (
        <>
          <ul className={classes.rows}>{sentences.slice(0, most).map(row)}</ul>
          {sentences.length > most ? (
            <Button variant="default" size="xs" mx="md" mb="md" onClick={() => setMost(most + AT_ONCE)}>
              {MOST_SHOWN}
            </Button>
          ) : null}
        </>
      ) : null}
    </details>
  )
}
