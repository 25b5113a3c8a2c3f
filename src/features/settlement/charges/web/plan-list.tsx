import { Badge, Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { zloty } from '#features/settlement/texts-amounts.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import { type Week, weekOf } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { listInstalmentPlans } from '../contract-standing.ts'
import { CHARGE_WORDS, screenTexts as texts } from '../texts-screen.ts'
import { ChangePlanModal } from './change-plan-modal.tsx'
import type { ListedPlan } from './listed.ts'
import { AddPlanModal } from './plan-modal.tsx'
import { useAskedDialog } from './use-asked-dialog.ts'

const COLORS = { running: 'blue', paused: 'yellow', stopped: 'gray', done: 'green' } as const

/**
 * Debts in instalments, with what is left, and what can be done about them.
 * @param week that the screen shows, from which a new one is offered
 */
export function PlanList({ week }: { readonly week?: Week }) {
  const plans = useCall(listInstalmentPlans, {})
  const adding = useAskedDialog<'add'>(plans)
  const [changing, setChanging] = useState<ListedPlan>()
  const today = plans.data?.today ?? ''
  return (
    <>
      <Panel
        title={texts.plans}
        description={texts.plansHint}
        flush
        actions={
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            loading={adding.waiting === 'add'}
            onClick={() => adding.open('add')}
          >
            {texts.addPlan}
          </Button>
        }
      >
        <DataTable
          label={texts.plans}
          columns={columns(setChanging)}
          rows={plans.data?.data}
          rowKey={({ id }) => id}
          failure={plans.failure}
          again={plans.again}
          isMuted={({ state }) => state === 'done' || state === 'stopped'}
          empty={<Empty>{texts.noPlans}</Empty>}
        />
      </Panel>
      {/* The dialog's date is that of the fleet, which comes with the list. */}
      {adding.opened ? <AddPlanModal week={week} today={today} onClose={adding.close} /> : null}
      {changing ? (
        <ChangePlanModal plan={changing} today={today} onClose={() => setChanging(undefined)} />
      ) : null}
    </>
  )
}

function columns(open: (plan: ListedPlan) => void): readonly Column<ListedPlan>[] {
  return [
    { key: 'name', header: texts.driver, sortValue: ({ name }) => name, cell: ({ name }) => name },
    {
      key: 'kind',
      header: texts.kind,
      cell: ({ kind, grosze, count, note }) => (
        <Stack gap={2}>
          <span>{`${CHARGE_WORDS[kind]}, ${texts.planOf(zloty(grosze), count)}`}</span>
          {note ? <em>{note}</em> : null}
        </Stack>
      ),
    },
    {
      key: 'state',
      header: texts.stateOfPlan,
      cell: ({ state, weeks }) => {
        const next = weeks.find(({ taken }) => !taken)
        const monday = next && parseDate(next.monday)
        return (
          <Stack gap={2}>
            <Badge color={COLORS[state]} variant="light">
              {texts.planState[state]}
            </Badge>
            {next && monday ? (
              <span>{texts.planNext(weekRange(weekOf(monday)), zloty(next.grosze))}</span>
            ) : null}
          </Stack>
        )
      },
    },
    {
      key: 'left',
      header: texts.planLeft,
      numeric: true,
      sortValue: ({ left }) => left,
      cell: ({ left }) => zloty(left),
    },
    {
      key: 'author',
      header: texts.author,
      cell: ({ createdBy, createdAt }) => `${createdBy}, ${dateAndTime(createdAt)}`,
    },
    {
      key: 'actions',
      header: texts.actions,
      actions: true,
      cell: (plan) =>
        plan.state === 'done' || plan.state === 'stopped' ? null : (
          <Button
            size="xs"
            variant="default"
            aria-label={texts.planChangeOf(plan.name)}
            onClick={() => open(plan)}
          >
            {texts.planChange}
          </Button>
        ),
    },
  ]
}
