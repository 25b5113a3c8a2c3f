import { Button, Text } from '@mantine/core'
import { changeTexts as texts } from '../../texts-changes.ts'
import type { ChangeList, ChangeOf, Changes } from './change-types.ts'
import classes from './changes.module.css'
import { ChangesSums } from './changes-sums.tsx'
import { ChangesTable } from './changes-table.tsx'

interface ChangesViewProps {
  readonly changes: Changes
  readonly of: ChangeOf
  /** The next page of the lists; undefined where they are paged otherwise. */
  more?: (() => void) | undefined
  readonly busy?: boolean
}

const LISTS = ['replaced', 'added', 'missing'] as const satisfies readonly ChangeList[]

/** What stays, is replaced, comes and goes: summed up by app, and row by row. */
export function ChangesView({ changes, of, more, busy = false }: ChangesViewProps) {
  const shown = LISTS.filter((list) => changes.rows[list].length > 0)
  const isCut = LISTS.some((list) => changes.rows[list].length < changes[list])
  return (
    <div className={classes.stack} aria-busy={busy}>
      <ChangesSums sums={changes.sums} of={of} />
      {shown.map((list) => (
        <ChangesTable key={list} list={list} of={of} rows={changes.rows[list]} count={changes[list]} />
      ))}
      {isCut && more ? (
        <div>
          <Button size="xs" variant="default" loading={busy} onClick={more}>
            {texts.more}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** How many rows stay, are replaced, come and go. */
export function ChangeCounts({ changes, of }: Pick<ChangesViewProps, 'changes' | 'of'>) {
  const words = of === 'load' ? texts.counts : texts.taken
  return (
    <dl className={classes.counts}>
      {(['same', ...LISTS] as const).map((count) => (
        <div key={count} data-count={count} data-none={changes[count] === 0 || undefined}>
          <dt>{words[count].title}</dt>
          <dd>
            <span className={classes.number}>{changes[count]}</span>
            <Text size="xs" c="dimmed" component="span">
              {words[count].hint}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  )
}
