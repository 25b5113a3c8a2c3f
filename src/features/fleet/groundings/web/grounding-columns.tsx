import { Badge, Button, Group } from '@mantine/core'
import { IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { spanText } from '#features/fleet/unavailability/texts.ts'
import { formatStateDay, parseDate } from '#kernel/calendar-date.ts'
import type { Column } from '#platform/web/admin-ui/data-table.tsx'
import { groundingOfficeTexts as texts } from '../texts-office.ts'
import { type Grounding, spanOfGrounding } from './grounding-values.ts'

interface ColumnPorts {
  /** The fleet's date, YYYY-MM-DD. */
  readonly today: string
  /** Shows whether it lasts or is planned. */
  readonly state: boolean
  edit(grounding: Grounding): void
  remove(grounding: Grounding): Promise<unknown>
}

export function groundingColumns({ today, state, edit, remove }: ColumnPorts): readonly Column<Grounding>[] {
  return [
    {
      key: 'from',
      header: texts.from,
      cell: ({ attributes }) => slotText(attributes.dayStart, attributes.shiftStart),
      sortValue: ({ attributes }) => `${attributes.dayStart} ${attributes.shiftStart}`,
    },
    {
      key: 'to',
      header: texts.to,
      cell: ({ attributes }) => slotText(attributes.dayEnd, attributes.shiftEnd),
      sortValue: ({ attributes }) => `${attributes.dayEnd} ${attributes.shiftEnd}`,
    },
    {
      key: 'reason',
      header: texts.reason,
      cell: ({ attributes }) => attributes.groundedReason || texts.noReason,
    },
    ...(state
      ? [
          {
            key: 'state',
            header: texts.state,
            cell: ({ attributes }: Grounding) => (
              <Badge color={attributes.dayStart <= today ? 'red' : 'gray'}>
                {attributes.dayStart <= today ? texts.lasts : texts.planned}
              </Badge>
            ),
          },
        ]
      : []),
    {
      key: 'visibility',
      header: texts.visibility,
      cell: ({ attributes }) =>
        attributes.notOnStation ? (
          <Badge color="gray" leftSection={<IconEyeOff size={14} aria-hidden />}>
            {texts.hidden}
          </Badge>
        ) : (
          texts.shown
        ),
    },
    { key: 'by', header: texts.by, cell: ({ attributes }) => attributes.createdBy },
    {
      key: 'actions',
      header: texts.edit,
      actions: true,
      cell: (grounding) => <Actions grounding={grounding} edit={edit} remove={remove} />,
    },
  ]
}

function Actions({
  grounding,
  edit,
  remove,
}: Pick<ColumnPorts, 'edit' | 'remove'> & { grounding: Grounding }) {
  const span = spanText(spanOfGrounding(grounding))
  return (
    <Group gap={8} wrap="nowrap" justify="flex-end">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        aria-label={texts.editOne(span)}
        onClick={() => edit(grounding)}
      >
        {texts.edit}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        aria-label={texts.removeOne(span)}
        onClick={() => void remove(grounding)}
      >
        {texts.remove}
      </Button>
    </Group>
  )
}

/** `16.3.2026, Dzień` */
function slotText(date: string, shift: string): string {
  const parsed = parseDate(date)
  return `${parsed ? formatStateDay(parsed) : date}, ${shift}`
}
