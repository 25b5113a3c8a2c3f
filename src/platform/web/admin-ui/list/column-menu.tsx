import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import type { useColumnChoice } from './column-choice.ts'
import { listTexts as texts } from './list-texts.ts'

interface Named {
  readonly key: string
  readonly header: string
  readonly shown?: 'always' | 'asked'
}

interface ColumnMenuProps<C extends Named> {
  readonly columns: readonly C[]
  readonly choice: ReturnType<typeof useColumnChoice<C>>
}

/** Which columns are shown; those that nobody can do without are not asked about. */
export function ColumnMenu<C extends Named>({ columns, choice }: ColumnMenuProps<C>) {
  const free = columns.filter(({ shown }) => shown !== 'always')
  if (free.length === 0) return null
  return (
    <Popover position="bottom-end" trapFocus>
      <Popover.Target>
        <Button size="xs" variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
          {texts.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          {free.map((column) => (
            <Checkbox
              key={column.key}
              label={column.header}
              checked={choice.isShown(column)}
              onChange={(event) => choice.show(column, event.currentTarget.checked)}
            />
          ))}
          {choice.isOwn ? (
            <Button size="compact-sm" variant="subtle" onClick={choice.reset}>
              {texts.columnsOwn}
            </Button>
          ) : null}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
