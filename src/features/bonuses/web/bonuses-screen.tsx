import { Button, Group } from '@mantine/core'
import { IconCoin, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { formatStateDay } from '#kernel/calendar-date.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { longDateWithWeekday } from '#platform/web/admin-ui/polish-dates.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listBonuses, removeBonus } from '../contract.ts'
import { bonusAmount } from '../domain/bonus-texts.ts'
import { bonusScreenTexts as texts } from '../texts-office.ts'
import { BonusModal } from './bonus-modal.tsx'
import { bonusOnWire, type ListedBonus, listedBonuses } from './listed-bonus.ts'

interface BonusesScreenProps {
  /** Who took the bonus of a shift, which the results know. */
  readonly winners: ComponentType<Pick<ListedBonus, 'date' | 'shift'>>
}

/** `/admin/bonusy` (Spec 2 §2 'Bonuses'). */
export function BonusesScreen({ winners }: BonusesScreenProps) {
  const [opened, setOpened] = useState<ListedBonus | 'new'>()
  const list = useCall(listBonuses, {})
  const bonuses = list.data && listedBonuses(list.data)
  const askAndRemove = useRemoval()
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened('new')}>
      {texts.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} actions={addButton} />
      <Panel title={texts.list} flush>
        <DataTable
          label={texts.list}
          columns={columns(winners, setOpened, askAndRemove)}
          rows={bonuses}
          rowKey={({ id }) => id}
          defaultSort={{ key: 'date', direction: 'down' }}
          failure={list.failure}
          again={list.again}
          empty={<Empty icon={<IconCoin size={24} />}>{texts.empty}</Empty>}
        />
      </Panel>
      {opened ? (
        <BonusModal
          bonus={opened === 'new' ? undefined : opened}
          bonuses={bonuses ?? []}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  )
}

function useRemoval(): (bonus: ListedBonus) => Promise<void> {
  const remove = useAct(removeBonus, { refreshes: [listBonuses] })
  return async (bonus) => {
    const { id, date, shift, value } = bonus
    const sure = await askToConfirm({
      title: texts.removeTitle,
      text: texts.removeText(longDateWithWeekday(date), SHIFT_ON_WIRE[shift], bonusAmount(value)),
      confirm: texts.remove,
      danger: true,
    })
    if (!sure) return
    const result = await remove.run({ id, seen: bonusOnWire(bonus) })
    if (result.ok) toastDone(texts.removed(formatStateDay(date)))
  }
}

function columns(
  Winners: BonusesScreenProps['winners'],
  open: (bonus: ListedBonus) => void,
  remove: (bonus: ListedBonus) => Promise<void>,
): readonly Column<ListedBonus>[] {
  return [
    {
      key: 'date',
      header: texts.date,
      cell: ({ date }) => longDateWithWeekday(date),
      sortValue: ({ date, shift }) => `${date} ${shift}`,
    },
    {
      key: 'shift',
      header: texts.shift,
      cell: ({ shift }) => SHIFT_ON_WIRE[shift],
      sortValue: ({ shift }) => SHIFT_ON_WIRE[shift],
    },
    {
      key: 'value',
      header: texts.pln,
      numeric: true,
      cell: ({ value }) => bonusAmount(value),
      sortValue: ({ value }) => value,
    },
    {
      key: 'winners',
      header: texts.winners,
      cell: ({ date, shift }) => <Winners date={date} shift={shift} />,
    },
    {
      key: 'acts',
      header: texts.actions,
      actions: true,
      cell: (bonus) => <Acts bonus={bonus} onEdit={() => open(bonus)} onRemove={() => void remove(bonus)} />,
    },
  ]
}

interface ActsProps {
  readonly bonus: ListedBonus
  onEdit(): void
  onRemove(): void
}

function Acts({ bonus: { date, shift }, onEdit, onRemove }: ActsProps): ReactNode {
  const day = formatStateDay(date)
  const name = SHIFT_ON_WIRE[shift]
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <IconButton variant="subtle" size={36} label={texts.editOne(day, name)} onClick={onEdit}>
        <IconPencil size={18} />
      </IconButton>
      <IconButton
        variant="subtle"
        color="red"
        size={36}
        label={texts.removeOne(day, name)}
        onClick={onRemove}
      >
        <IconTrash size={18} />
      </IconButton>
    </Group>
  )
}
