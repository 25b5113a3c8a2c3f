import { Badge, Button, Group } from '@mantine/core'
import { IconBan, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listPaperKinds, removePaperKind } from '../contract.ts'
import { SUBJECTS, type Subject } from '../domain/paper.ts'
import { paperScreenTexts } from '../texts-office.ts'
import { KindModal } from './kind-modal.tsx'
import type { ListedKind } from './paper-types.ts'
import classes from './papers-screen.module.css'
import { READINGS_OF_PAPERS } from './readings.ts'

const TITLES = { vehicle: paperScreenTexts.kindsOfVehicles, driver: paperScreenTexts.kindsOfDrivers }

/** The kinds of papers; administrators change them, the others look (D28). */
export function PaperKinds() {
  const { admin } = useMe()
  const kinds = useCall(listPaperKinds, {})
  const remove = useAct(removePaperKind, { refreshes: READINGS_OF_PAPERS })
  const [opened, setOpened] = useState<ListedKind | Subject>()
  const askAndRemove = async ({ id, attributes: { name } }: ListedKind) => {
    const sure = await askToConfirm({
      title: paperScreenTexts.confirmRemoveKind,
      text: paperScreenTexts.confirmRemoveKindText(name),
      confirm: paperScreenTexts.remove,
      danger: true,
    })
    if (sure && (await remove.run({ id })).ok) toastDone(paperScreenTexts.kindRemoved(name))
  }
  return (
    <div className={classes.panels}>
      {SUBJECTS.map((subject) => (
        <Panel
          key={subject}
          title={TITLES[subject]}
          description={admin ? paperScreenTexts.kindsDescription : paperScreenTexts.adminsOnly}
          flush
          actions={
            admin ? (
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => setOpened(subject)}
              >
                {paperScreenTexts.addKind}
              </Button>
            ) : null
          }
        >
          <DataTable
            label={TITLES[subject]}
            columns={admin ? [...COLUMNS, actions(setOpened, askAndRemove)] : COLUMNS}
            rows={kinds.data?.data.filter(({ attributes }) => attributes.subject === subject)}
            rowKey={({ id }) => id}
            failure={kinds.failure}
            again={kinds.again}
            empty={<Empty>{paperScreenTexts.nothingFound}</Empty>}
          />
        </Panel>
      ))}
      {opened ? <KindModal opened={opened} onClose={() => setOpened(undefined)} /> : null}
    </div>
  )
}

const COLUMNS: readonly Column<ListedKind>[] = [
  {
    key: 'name',
    header: paperScreenTexts.kindName,
    width: '34%',
    cell: ({ attributes }) => attributes.name,
  },
  {
    key: 'lead',
    header: paperScreenTexts.leadDays,
    width: '16%',
    cell: ({ attributes }) => paperScreenTexts.lead(attributes.leadDays),
  },
  {
    key: 'blocks',
    header: paperScreenTexts.blocks,
    width: '16%',
    cell: ({ attributes }) =>
      attributes.blocks ? (
        <Badge color="red" leftSection={<IconBan size={12} aria-hidden />}>
          {paperScreenTexts.yes}
        </Badge>
      ) : (
        paperScreenTexts.no
      ),
  },
  {
    key: 'papers',
    header: paperScreenTexts.papers,
    cell: ({ attributes }) =>
      attributes.vehicleField ? paperScreenTexts.onVehicles : String(attributes.papers),
  },
]

function actions(
  edit: (kind: ListedKind) => void,
  remove: (kind: ListedKind) => Promise<void>,
): Column<ListedKind> {
  return {
    key: 'actions',
    header: paperScreenTexts.actions,
    actions: true,
    cell: (kind) => (
      <Group gap={6} justify="flex-end" wrap="nowrap">
        <Button
          size="xs"
          variant="default"
          aria-label={paperScreenTexts.editKindOne(kind.attributes.name)}
          onClick={() => edit(kind)}
        >
          {paperScreenTexts.editKind}
        </Button>
        {kind.attributes.vehicleField ? null : (
          <Button
            size="xs"
            variant="subtle"
            color="red"
            aria-label={paperScreenTexts.removeKindOne(kind.attributes.name)}
            onClick={() => void remove(kind)}
          >
            {paperScreenTexts.remove}
          </Button>
        )}
      </Group>
    ),
  }
}
