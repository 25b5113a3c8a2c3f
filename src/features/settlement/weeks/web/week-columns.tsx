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

interface Room {
  /** Drafts of a week that is over. */
  readonly choosable: boolean
  /** A tablet: what has no room for a column of its own stands in a line of another one. */
  readonly narrow: boolean
}

/** The apps of a row, with those whose file is missing. */
export function appsOf({ nets, blocks }: DriverOfWeek): string[] {
  const lacking = blocks.flatMap((block) => {
    if (block.code === 'file-missing') return [block.app]
    return block.code === 'rows-unmatched' ? block.apps : []
  })
  return [...new Set([...nets.map(({ app }) => app), ...lacking])]
}

/** A driver's row: amounts as they stand in the equation, deducted ones with a minus. */
export function weekColumns(
  { week, apps, chosen, onChoose, onExplain }: ColumnsOf,
  { choosable, narrow }: Room,
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
  const driver: Column<DriverOfWeek> = {
    key: 'driver',
    header: heads.driver,
    sortValue: ({ fullName }) => fullName,
    cell: (row) => <Driver row={row} week={week} />,
  }
  const state: Column<DriverOfWeek> = {
    key: 'state',
    header: heads.state,
    sortValue: (row) => row.state,
    cell: (row) => <StateCell row={row} week={week} onExplain={onExplain} />,
  }
  const chosenFirst = choosable ? [choice] : []
  if (narrow) return [...chosenFirst, driver, NET, CASH, FLEET, BALANCE_WITH_OPENING, state]
  const nets = apps.map(netColumn)
  return [
    ...chosenFirst,
    driver,
    ...nets,
    CASH,
    FLEET,
    OPENING,
    BALANCE,
    DIFFERENCE,
    { ...state, pinned: true },
  ]
}

function netColumn(app: string): Column<DriverOfWeek> {
  return {
    key: app,
    header: appName(app),
    numeric: true,
    sortValue: ({ nets }) => nets.find((one) => one.app === app)?.net ?? null,
    cell: (row) => <NetOfApp row={row} app={app} />,
  }
}

const CASH: Column<DriverOfWeek> = {
  key: 'cash',
  header: heads.cash,
  numeric: true,
  sortValue: ({ cashGrosze }) => cashGrosze,
  cell: ({ cashGrosze }) => amount(0 - cashGrosze),
}

const FLEET: Column<DriverOfWeek> = {
  key: 'fleet',
  header: heads.fleet,
  numeric: true,
  sortValue: ({ fleetGrosze }) => fleetGrosze,
  cell: ({ fleetGrosze }) => (fleetGrosze === null ? weekTexts.none : amount(0 - fleetGrosze)),
}

const OPENING: Column<DriverOfWeek> = {
  key: 'opening',
  header: heads.opening,
  numeric: true,
  sortValue: ({ openingGrosze }) => openingGrosze,
  cell: ({ openingGrosze }) => amount(openingGrosze),
}

const BALANCE: Column<DriverOfWeek> = {
  key: 'balance',
  header: heads.balance,
  numeric: true,
  sortValue: ({ balanceGrosze }) => balanceGrosze,
  cell: (row) => <Balance row={row} />,
}

const DIFFERENCE: Column<DriverOfWeek> = {
  key: 'difference',
  header: heads.difference,
  numeric: true,
  sortValue: ({ netDifference }) => netDifference,
  cell: (row) => <Compared row={row} />,
}

/** With its apps and what it was before, each in a line. */
const NET: Column<DriverOfWeek> = {
  key: 'net',
  header: heads.net,
  numeric: true,
  sortValue: netOf,
  cell: (row) => (
    <span className={classes.lines}>
      <span>{amount(netOf(row))}</span>
      {appsOf(row).map((app) => (
        <span key={app} className={classes.scheme}>
          <span>{appName(app)}</span> <NetOfApp row={row} app={app} />
        </span>
      ))}
      {row.netDifference === null ? null : (
        <span className={classes.scheme}>
          <Compared row={row} /> <span>{weekTexts.toBefore}</span>
        </span>
      )}
    </span>
  ),
}

const BALANCE_WITH_OPENING: Column<DriverOfWeek> = {
  ...BALANCE,
  cell: (row) => (
    <span className={classes.lines}>
      <Balance row={row} />
      {row.openingGrosze === 0 ? null : (
        <span className={classes.scheme}>{weekTexts.ofOpening(row.openingGrosze)}</span>
      )}
    </span>
  ),
}

function netOf({ nets }: DriverOfWeek): number {
  return nets.reduce((sum, { net }) => sum + net, 0)
}

function Balance({ row: { balanceGrosze, blocks, state } }: { readonly row: DriverOfWeek }) {
  if (balanceGrosze === null)
    return blocks.some(({ code }) => code === 'amount-unknown') ? (
      <span className={classes.scheme}>{weekTexts.unknown}</span>
    ) : (
      weekTexts.none
    )
  return (
    <span className={classes.lines}>
      <span className={`${classes.balance} ${balanceGrosze < 0 ? classes.bad : ''}`}>
        {plainAmount(balanceGrosze)}
      </span>
      {state === 'blocked' ? <span className={classes.scheme}>{weekTexts.provisional}</span> : null}
    </span>
  )
}

function Compared({ row }: { readonly row: DriverOfWeek }) {
  return (
    <span className={isOdd(row) ? classes.odd : undefined}>
      {isOdd(row) ? <IconAlertTriangle size={14} aria-hidden /> : null}
      <span>{row.netDifference === null ? weekTexts.none : difference(row.netDifference)}</span>
    </span>
  )
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
