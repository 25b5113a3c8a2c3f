import { Button, Menu, Text } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './data-list.module.css'
import { listTexts as texts } from './list-texts.ts'
import { MOST_TICKED } from './ticked.ts'

/** Something that is done with many rows. */
export interface RowsAct<Row> {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  readonly danger?: boolean
  /** @param untick takes the ticks off, once it is done */
  start(rows: readonly Row[], untick: () => void): void
}

interface BulkBarProps<Row> {
  readonly rows: readonly Row[]
  readonly acts: readonly RowsAct<Row>[]
  /** Little room: the acts stand in a menu. */
  readonly isPhone: boolean
  onUntick(): void
}

/** What is done with the ticked rows, in view however long the list is. */
export function BulkBar<Row>({ rows, acts, isPhone, onUntick }: BulkBarProps<Row>) {
  const tooMany = rows.length > MOST_TICKED
  return (
    <section className={classes.bar} aria-label={texts.acts}>
      <p aria-live="polite">
        <b>{texts.ticked(rows.length)}</b>
      </p>
      <Button variant="subtle" color="gray" size="xs" onClick={onUntick}>
        {texts.untick}
      </Button>
      {tooMany ? (
        <Text size="sm" c="dimmed" role="status">
          {texts.tooMany(MOST_TICKED)}
        </Text>
      ) : isPhone && acts.length > 1 ? (
        <span className={classes.acts}>
          <Menu position="top-end">
            <Menu.Target>
              <Button size="xs" leftSection={<IconDots size={18} aria-hidden />}>
                {texts.actsMenu}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {acts.map((act) => (
                <Menu.Item key={act.key} leftSection={act.icon} onClick={() => act.start(rows, onUntick)}>
                  {act.label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </span>
      ) : (
        <span className={classes.acts}>
          {acts.map((act) => (
            <Button
              key={act.key}
              size="xs"
              variant="default"
              leftSection={act.icon}
              {...(act.danger ? { c: 'red' } : {})}
              onClick={() => act.start(rows, onUntick)}
            >
              {act.label}
            </Button>
          ))}
        </span>
      )}
    </section>
  )
}
