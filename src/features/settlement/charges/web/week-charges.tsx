import { Badge, Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { shownDay } from '#features/income/facts/web/public-words.ts'
import { zloty } from '#features/settlement/texts-amounts.ts'
import type { Week } from '#kernel/week.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { toastDone, toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import { WeekPicker } from '#platform/web/admin-ui/week-picker.tsx'
import { listCharges, takeBackCharge, takeBackSharedCost } from '../contract.ts'
import { screenTexts as texts } from '../texts-screen.ts'
import { AddChargeModal } from './add-charge-modal.tsx'
import { askIfDoubtful } from './ask-if-doubtful.ts'
import { CounterModal } from './counter-modal.tsx'
import { DoubledNotice } from './doubled-notice.tsx'
import { type ListedCharge, listedCharges } from './listed-charges.ts'
import { PasteModal } from './paste-modal.tsx'
import { SharedCostModal } from './shared-cost-modal.tsx'
import { TakenBackList } from './taken-back-list.tsx'
import { useAskedDialog } from './use-asked-dialog.ts'
import { whatIs } from './what-is.ts'

interface WeekChargesProps {
  readonly week: Week
  onWeek(week: Week): void
}

type Opened = 'add' | 'paste' | 'shared'

/** Everything of one week, driver by driver, with who is behind it. */
export function WeekCharges({ week, onWeek }: WeekChargesProps) {
  const charges = useCall(listCharges, week, { keepPrevious: true })
  const [typed, setTyped] = useState('')
  // A dialog that opens before the fleet's date is known would ask for one and refuse what is typed.
  const { opened, waiting, open, close } = useAskedDialog<Opened>(charges)
  const all = charges.isFormer ? undefined : charges.data && listedCharges(charges.data.drivers)
  const [countering, setCountering] = useState<ListedCharge>()
  const acts = { takeBack: useTakingBack(all), counter: setCountering }
  const found = all?.filter(({ driver }) => findsText(typed, driver))
  const dialog = { week, today: charges.data?.today ?? '', onClose: close }
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <WeekPicker value={week} onChange={onWeek} />
        <Group gap="sm">
          <Button variant="default" loading={waiting === 'shared'} onClick={() => open('shared')}>
            {texts.shared}
          </Button>
          <Button variant="default" loading={waiting === 'paste'} onClick={() => open('paste')}>
            {texts.addMany}
          </Button>
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            loading={waiting === 'add'}
            onClick={() => open('add')}
          >
            {texts.add}
          </Button>
        </Group>
      </Group>
      <Panel
        title={texts.list}
        description={texts.listHint}
        flush
        actions={<SearchField label={texts.search} value={typed} onChange={setTyped} />}
      >
        <DataTable
          compact
          label={texts.list}
          columns={columns(acts)}
          rows={found}
          rowKey={({ key }) => key}
          failure={charges.failure}
          again={charges.again}
          empty={<Empty>{typed ? texts.nobodyFound : texts.empty}</Empty>}
        />
      </Panel>
      <DoubledNotice charges={all ?? []} />
      <TakenBackList rows={charges.isFormer ? [] : (charges.data?.takenBack ?? [])} />
      {opened === 'add' ? <AddChargeModal {...dialog} /> : null}
      {opened === 'paste' ? <PasteModal {...dialog} /> : null}
      {opened === 'shared' ? <SharedCostModal {...dialog} /> : null}
      {countering ? (
        <CounterModal {...dialog} charge={countering} onClose={() => setCountering(undefined)} />
      ) : null}
    </Stack>
  )
}

interface Acts {
  takeBack(charge: ListedCharge): void
  counter(charge: ListedCharge): void
}

function useTakingBack(all: readonly ListedCharge[] = []): Acts['takeBack'] {
  const refreshes = [listCharges]
  const settings = { refreshes, showsFailure: true }
  const takeBack = useAct(takeBackCharge, settings)
  const takeBackShared = useAct(takeBackSharedCost, settings)
  return async (charge) => {
    const sure = await askToConfirm({
      title: texts.takeBackTitle,
      text:
        charge.source === 'shared'
          ? texts.takeBackSharedText(whatIs(charge), sharersOf(charge, all))
          : texts.takeBackText(whatIs(charge), charge.driver, zloty(charge.grosze)),
      confirm: texts.takeBack,
      danger: true,
    })
    if (!sure || charge.sourceId === null) return
    const act = charge.source === 'shared' ? takeBackShared : takeBack
    const result = await askIfDoubtful(act.run, { id: charge.sourceId })
    if (result?.ok) toastDone(texts.takenBackDone)
    else if (result) toastFailure(result.failure)
  }
}

/** All of whom bear a part of the shared cost. */
function sharersOf({ sourceId }: ListedCharge, all: readonly ListedCharge[]): string[] {
  return all.filter((one) => one.source === 'shared' && one.sourceId === sourceId).map(({ driver }) => driver)
}

function columns(acts: Acts): readonly Column<ListedCharge>[] {
  return [
    {
      key: 'driver',
      header: texts.driver,
      sortValue: ({ driver }) => driver,
      cell: ({ driver, closedBy }) => (
        <Stack gap={2}>
          <span>{driver}</span>
          {closedBy ? (
            <Badge color="gray" variant="light">
              {texts.closedBy(closedBy)}
            </Badge>
          ) : null}
        </Stack>
      ),
    },
    { key: 'kind', header: texts.kind, sortValue: whatIs, cell: whatIs },
    {
      key: 'amount',
      header: texts.amount,
      numeric: true,
      sortValue: ({ grosze }) => grosze,
      cell: ({ grosze }) => zloty(grosze),
    },
    {
      key: 'date',
      header: texts.date,
      sortValue: ({ date }) => date,
      cell: ({ date }) => (date ? shownDay(date) : '–'),
    },
    { key: 'note', header: texts.note, cell: ({ note }) => note || '–' },
    {
      key: 'author',
      header: texts.author,
      cell: ({ createdBy, createdAt }) =>
        createdBy && createdAt ? `${createdBy}, ${dateAndTime(createdAt)}` : texts.fromRoster,
    },
    {
      key: 'actions',
      header: texts.actions,
      actions: true,
      pinned: true,
      cell: (charge) => <Act charge={charge} acts={acts} />,
    },
  ]
}

function Act({ charge, acts }: { readonly charge: ListedCharge; readonly acts: Acts }) {
  const { source, closedBy, countered, counter, driver } = charge
  if (source !== 'one-off' && source !== 'shared') return null
  const what = whatIs(charge)
  if (closedBy === null)
    return (
      <Button
        size="xs"
        variant="default"
        aria-label={texts.takeBackOf(what, driver)}
        onClick={() => acts.takeBack(charge)}
      >
        {texts.takeBack}
      </Button>
    )
  if (source === 'shared' || countered || counter) return null
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={texts.counterOf(what, driver)}
      onClick={() => acts.counter(charge)}
    >
      {texts.counterAct}
    </Button>
  )
}
