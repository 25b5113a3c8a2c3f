import { Checkbox } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { appName } from '#features/settlement/schemes/texts-words.ts'
import { difference, plainAmount } from '#features/settlement/texts-amounts.ts'
import type { Column } from '#platform/web/admin-ui/data-table.tsx'
import type { WeekBlock } from '../domain/week-block.ts'
import { schemeName, weekTexts } from '../texts-week.ts'
import { isOdd } from './group-of-row.ts'
import type { DriverOfWeek, WeekAnswer } from './readings.ts'
import { StateCell } from './state-cell.tsx'
import classes from './week.module.css'

const { columns: heads } = weekTexts

interface ColumnsOf {
  readonly week: Pick<WeekAnswer, 'year' | 'week'>
  /** Of all drivers, so that the groups' columns stand under each other. */
  readonly apps: readonly string[]
  readonly chosen: ReadonlySet<string>
  onChoose(driverId: string, chosen: boolean): void
  onExplain(row: DriverOfWeek, block: WeekBlock): void
}

/** A driver's row: amounts as they stand in the equation, deducted ones with a minus. */
export function weekColumns(
  { week, apps, chosen, onChoose, onExplain }: ColumnsOf,
  choosable: boolean,
): readonly Column<DriverOfWeek>[] {
  const choice: Column<DriverOfWeek> = {
    key: 'choose',
    header: heads.choose,
    actions: true,
    width: '44px',
    cell: ({ driverId, fullName, mark }) =>
      mark === null ? null : (
        // biome-ignore lint/a11y/noLabelWithoutControl: only makes room for the thumb, the box has its own name
        <label className={classes.choice}>
          <Checkbox
            aria-label={weekTexts.chooseOne(fullName)}
            checked={chosen.has(driverId)}
            onChange={(event) => onChoose(driverId, event.currentTarget.checked)}
          />
        </label>
      ),
  }
  return [
    ...(choosable ? [choice] : []),
    {
      key: 'driver',
      header: heads.driver,
      sortValue: ({ fullName }) => fullName,
      cell: (row) => <Driver row={row} week={week} />,
    },
    ...apps.map(
      (app): Column<DriverOfWeek> => ({
        key: app,
        header: appName(app),
        numeric: true,
        sortValue: ({ nets }) => nets.find((one) => one.app === app)?.net ?? null,
        cell: (row) => <NetOfApp row={row} app={app} />,
      }),
    ),
    {
      key: 'cash',
      header: heads.cash,
      numeric: true,
      sortValue: ({ cashGrosze }) => cashGrosze,
      cell: ({ cashGrosze }) => amount(0 - cashGrosze),
    },
    {
      key: 'fleet',
      header: heads.fleet,
      numeric: true,
      sortValue: ({ fleetGrosze }) => fleetGrosze,
      cell: ({ fleetGrosze }) => (fleetGrosze === null ? weekTexts.none : amount(0 - fleetGrosze)),
    },
    {
      key: 'opening',
      header: heads.opening,
      numeric: true,
      sortValue: ({ openingGrosze }) => openingGrosze,
      cell: ({ openingGrosze }) => amount(openingGrosze),
    },
    {
      key: 'balance',
      header: heads.balance,
      numeric: true,
      sortValue: ({ balanceGrosze }) => balanceGrosze,
      cell: ({ balanceGrosze }) =>
        balanceGrosze === null ? (
          weekTexts.none
        ) : (
          <span className={`${classes.balance} ${balanceGrosze < 0 ? classes.bad : ''}`}>
            {plainAmount(balanceGrosze)}
          </span>
        ),
    },
    {
      key: 'difference',
      header: heads.difference,
      numeric: true,
      sortValue: ({ netDifference }) => netDifference,
      cell: (row) => (
        <span className={isOdd(row) ? classes.odd : undefined}>
          {isOdd(row) ? <IconAlertTriangle size={14} aria-hidden /> : null}
          <span>{row.netDifference === null ? weekTexts.none : difference(row.netDifference)}</span>
        </span>
      ),
    },
    {
      key: 'state',
      pinned: true,
      header: heads.state,
      sortValue: ({ state }) => state,
      cell: (row) => <StateCell row={row} week={week} onExplain={onExplain} />,
    },
  ]
}

function amount(grosze: number): string {
  return grosze === 0 ? weekTexts.none : plainAmount(grosze)
}

function Driver({ row, week }: { readonly row: DriverOfWeek; readonly week: ColumnsOf['week'] }) {
  const several = row.blocks.some(({ code }) => code === 'scheme-changes')
  const gone = row.listed ? (row.active ? '' : weekTexts.inactive) : weekTexts.gone
  return (
    <span className={classes.driver}>
      <Link
        className={classes.link}
        to="/admin/rozliczenia/$id"
        params={{ id: row.driverId }}
        search={{ rok: week.year, tydzien: week.week }}
      >
        {row.fullName}
      </Link>
      <span className={classes.scheme}>
        {[several ? weekTexts.severalSchemes : schemeName(row.scheme), gone].filter(Boolean).join(', ')}
      </span>
    </span>
  )
}

function NetOfApp({ row, app }: { readonly row: DriverOfWeek; readonly app: string }) {
  const lacks = lackOf(row, app)
  const net = row.nets.find((one) => one.app === app)?.net
  if (lacks && (net === undefined || lacks !== 'waiting'))
    return <span className={`${classes.bad} ${classes.digits}`}>{weekTexts.lacks[lacks]}</span>
  return <span>{net === undefined ? weekTexts.none : plainAmount(net)}</span>
}

/** Why there is no net of the app, where that is in the way of closing. */
function lackOf({ blocks }: DriverOfWeek, app: string): keyof typeof weekTexts.lacks | undefined {
  for (const block of blocks) {
    if (block.code === 'file-missing' && block.app === app) return block.is
    if (block.code === 'rows-unmatched' && block.apps.includes(app)) return 'waiting'
  }
  return undefined
}
