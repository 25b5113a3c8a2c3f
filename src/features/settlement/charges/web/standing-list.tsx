import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { shownDay } from '#features/income/facts/web/public-words.ts'
import { zloty } from '#features/settlement/texts-amounts.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { listStandingCharges } from '../contract-standing.ts'
import { countsFrom } from '../domain/counts-from.ts'
import { overlaps } from '../domain/standing-charge.ts'
import { CHARGE_WORDS, HEADING_WORDS, screenTexts as texts } from '../texts-screen.ts'
import { EndStandingModal } from './end-standing-modal.tsx'
import type { Standing } from './listed.ts'
import { StandingModal } from './standing-modal.tsx'
import { useAskedDialog } from './use-asked-dialog.ts'

/** Rates that come again, with the days on which they hold. */
export function StandingList() {
  const standing = useCall(listStandingCharges, {})
  const adding = useAskedDialog<'add'>(standing)
  const [ending, setEnding] = useState<Standing>()
  const { data } = standing
  return (
    <>
      <Panel
        title={texts.standing}
        description={texts.standingHint}
        flush
        actions={
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            loading={adding.waiting === 'add'}
            onClick={() => adding.open('add')}
          >
            {texts.addStanding}
          </Button>
        }
      >
        <DataTable
          label={texts.standing}
          columns={columns(setEnding)}
          rows={data && withTwice(data.data)}
          rowKey={({ id }) => id}
          failure={standing.failure}
          again={standing.again}
          isMuted={({ to }) => to !== null && to < (data?.today ?? '')}
          empty={<Empty>{texts.noStanding}</Empty>}
        />
      </Panel>
      {adding.opened && data ? (
        <StandingModal today={data.today} vehicles={data.vehicles} onClose={adding.close} />
      ) : null}
      {ending && data ? (
        <EndStandingModal standing={ending} today={data.today} onClose={() => setEnding(undefined)} />
      ) : null}
    </>
  )
}

/** With the Monday on which the amount begins to count, where that is another day. */
function FirstDay({ standing: { kind, from, to } }: { readonly standing: Standing }) {
  const [first, last] = [parseDate(from), to === null ? null : parseDate(to)]
  if (kind === 'rent' || !first || last === undefined) return shownDay(from)
  const monday = countsFrom({ kind, from: first, to: last })
  if (monday === first) return shownDay(from)
  return (
    <Stack gap={2}>
      <span>{shownDay(from)}</span>
      <span>{monday ? texts.countsFrom(shownDay(monday)) : texts.countsNever}</span>
    </Stack>
  )
}

type Row = Standing & { readonly isTwice: boolean }

/** Rents of one driver that overlap, which folding two records alone brings about: both are charged. */
function withTwice(rates: readonly Standing[]): Row[] {
  const rents = rates.flatMap((rate) => {
    const [from, to] = [parseDate(rate.from), rate.to === null ? null : parseDate(rate.to)]
    return rate.kind === 'rent' && rate.driverId !== null && from && to !== undefined
      ? [{ id: rate.id, driverId: rate.driverId, from, to }]
      : []
  })
  const twice = new Set(
    rents
      .filter((rent) =>
        rents.some(
          (other) => other.id !== rent.id && other.driverId === rent.driverId && overlaps(other, rent),
        ),
      )
      .map(({ id }) => id),
  )
  return rates.map((rate) => ({ ...rate, isTwice: twice.has(rate.id) }))
}

function kindOf({ kind, detail }: Standing): string {
  if (kind === 'accountant') return HEADING_WORDS[detail as keyof typeof HEADING_WORDS] ?? CHARGE_WORDS[kind]
  return detail ? `${CHARGE_WORDS[kind]}, ${detail}` : CHARGE_WORDS[kind]
}

function columns(end: (standing: Standing) => void): readonly Column<Row>[] {
  return [
    {
      key: 'name',
      header: texts.who,
      sortValue: ({ name }) => name,
      cell: ({ name, driver, to, isTwice }) => (
        <Stack gap={2}>
          <span>{name}</span>
          {isTwice ? <em>{texts.rentTwice}</em> : null}
          {driver === 'removed' ? <em>{texts.offList}</em> : null}
          {driver === 'off' && to === null ? <em>{texts.switchedOff}</em> : null}
        </Stack>
      ),
    },
    {
      key: 'kind',
      header: texts.kind,
      sortValue: kindOf,
      cell: (row) => (
        <Stack gap={2}>
          <span>{kindOf(row)}</span>
          {row.note ? <em>{row.note}</em> : null}
        </Stack>
      ),
    },
    {
      key: 'rate',
      header: texts.rate,
      numeric: true,
      sortValue: ({ grosze }) => grosze,
      cell: ({ grosze, per }) => `${zloty(grosze)} / ${texts.perWords[per]}`,
    },
    {
      key: 'from',
      header: texts.from,
      sortValue: ({ from }) => from,
      cell: (row) => <FirstDay standing={row} />,
    },
    { key: 'to', header: texts.to, cell: ({ to }) => (to ? shownDay(to) : texts.untilNotice) },
    {
      key: 'author',
      header: texts.author,
      cell: ({ createdBy, createdAt }) => `${createdBy}, ${dateAndTime(createdAt)}`,
    },
    {
      key: 'actions',
      header: texts.actions,
      actions: true,
      cell: (row) => (
        <Button size="xs" variant="default" aria-label={texts.endOf(row.name)} onClick={() => end(row)}>
          {texts.end}
        </Button>
      ),
    },
  ]
}
