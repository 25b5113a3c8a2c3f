import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { kilometres } from '#features/income/facts/web/public-words.ts'
import { zloty } from '#features/settlement/texts-amounts.ts'
import type { Week } from '#kernel/week.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { WeekPicker } from '#platform/web/admin-ui/week-picker.tsx'
import { listCharges } from '../contract.ts'
import { decideOverMileage, listOverMileage } from '../contract-standing.ts'
import { screenTexts as texts } from '../texts-screen.ts'
import { AllowanceModal } from './allowance-modal.tsx'
import { EditMileageModal } from './edit-mileage-modal.tsx'
import type { OverMileageRow } from './listed.ts'

interface OverMileageProps {
  readonly week: Week
  onWeek(week: Week): void
}

/** Who drove further than the allowance, what that comes to, and what a person made of it. */
export function OverMileage({ week, onWeek }: OverMileageProps) {
  const over = useCall(listOverMileage, week, { keepPrevious: true })
  const decide = useAct(decideOverMileage, { refreshes: [listOverMileage, listCharges] })
  const [opened, setOpened] = useState<'allowance' | OverMileageRow>()
  const data = over.isFormer ? undefined : over.data
  const run = async ({ driverId, metres, proposed }: OverMileageRow, state: 'applied' | 'declined') => {
    const grosze = state === 'applied' ? proposed : null
    const done = await decide.run({ driverId, ...week, metres, state, grosze })
    if (done.ok) toastDone(texts.decided)
  }
  const close = () => setOpened(undefined)
  const tiers = data?.tiers ?? []
  const words = tiers.map(({ overMetres, groszePerKm }) =>
    texts.tierWords(kilometres(overMetres), zloty(groszePerKm)),
  )
  return (
    <Stack gap="md">
      <WeekPicker value={week} onChange={onWeek} />
      <Panel
        title={texts.mileage}
        description={texts.mileageHint}
        flush
        actions={
          <Button variant="default" disabled={!data} onClick={() => setOpened('allowance')}>
            {texts.setAllowance}
          </Button>
        }
      >
        {words.length > 0 ? (
          <Text size="sm" px="md" py="xs">
            {texts.allowance(words.join(', '))}
          </Text>
        ) : null}
        <DataTable
          label={texts.mileage}
          columns={columns({ run, edit: setOpened })}
          rows={data?.data}
          rowKey={({ driverId }) => driverId}
          failure={over.failure}
          again={over.again}
          empty={<Empty>{tiers.length === 0 ? texts.noAllowance : texts.noMileage}</Empty>}
        />
      </Panel>
      {opened === 'allowance' ? <AllowanceModal week={week} tiers={tiers} onClose={close} /> : null}
      {opened !== undefined && opened !== 'allowance' ? (
        <EditMileageModal row={opened} week={week} onClose={close} />
      ) : null}
    </Stack>
  )
}

interface Deciding {
  run(row: OverMileageRow, state: 'applied' | 'declined'): void
  edit(row: OverMileageRow): void
}

function columns({ run, edit }: Deciding): readonly Column<OverMileageRow>[] {
  return [
    { key: 'name', header: texts.driver, sortValue: ({ name }) => name, cell: ({ name }) => name },
    {
      key: 'driven',
      header: texts.driven,
      numeric: true,
      sortValue: ({ metres }) => metres,
      cell: ({ metres }) => kilometres(metres),
    },
    {
      key: 'proposed',
      header: texts.proposal,
      numeric: true,
      sortValue: ({ proposed }) => proposed,
      cell: ({ proposed }) => zloty(proposed),
    },
    {
      key: 'decision',
      header: texts.decision,
      cell: ({ state, grosze, changedSince, decidedBy, closedBy }) => (
        <Stack gap={2}>
          <Badge color={state === 'proposed' ? 'yellow' : 'gray'} variant="light">
            {texts.decisions[state]}
          </Badge>
          <span>
            {[state === 'proposed' ? '' : zloty(grosze), decidedBy ?? ''].filter(Boolean).join(', ')}
          </span>
          {changedSince ? <span>{texts.changedSince}</span> : null}
          {closedBy ? <span>{texts.closedBy(closedBy)}</span> : null}
          {closedBy && state === 'proposed' ? <span>{texts.decidedLater}</span> : null}
        </Stack>
      ),
    },
    {
      key: 'actions',
      header: texts.actions,
      actions: true,
      cell: (row) =>
        row.closedBy && row.state !== 'proposed' ? null : (
          <Group gap={6} wrap="nowrap" justify="flex-end">
            <Button size="xs" aria-label={texts.applyOf(row.name)} onClick={() => run(row, 'applied')}>
              {texts.apply}
            </Button>
            <Button size="xs" variant="default" aria-label={texts.editOf(row.name)} onClick={() => edit(row)}>
              {texts.edit}
            </Button>
            <Button
              size="xs"
              variant="default"
              aria-label={texts.declineOf(row.name)}
              onClick={() => run(row, 'declined')}
            >
              {texts.decline}
            </Button>
          </Group>
        ),
    },
  ]
}
