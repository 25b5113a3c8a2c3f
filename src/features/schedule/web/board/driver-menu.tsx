import { Drawer, Menu } from '@mantine/core'
import { IconArrowsMove, IconPhone, IconUserPause, IconUsersGroup } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatPhone, normalizePhone } from '#kernel/phone.ts'
import { spotOf } from '../../domain/board/board.ts'
import type { Mover } from '../../domain/board/move-driver.ts'
import type { Spot } from '../../domain/changes.ts'
import { boardTexts } from '../../texts-board.ts'
import type { CellOnPage } from './address.ts'
import { type BoardView, nameOf } from './board-view.ts'
import { linesOf } from './card-layer.tsx'
import classes from './driver-menu.module.css'

export interface OpenMenu {
  readonly cell: CellOnPage
  readonly mover: Mover
  readonly box: DOMRect
}

/** Pixels of the sheet's parts: the kit wants to be told a height. */
const SHEET_HEAD = 96
const SHEET_LINE = 40
const SHEET_ACTION = 51

interface DriverMenuProps {
  readonly open: OpenMenu | undefined
  readonly view: BoardView
  readonly phone: boolean
  readonly editable: boolean
  onClose(): void
  onMoveTo(mover: Mover): void
  onMove(mover: Mover, to: Spot): void
}

interface Action {
  readonly label: string
  readonly icon: ReactNode
  readonly href?: string
  act?(): void
}

/** What can be done with a driver: a menu beside the cell, on a phone a sheet from below. */
export function DriverMenu(props: DriverMenuProps) {
  const { open, view, phone, onClose } = props
  const lines = open ? linesOf(view, open.cell).slice(1) : []
  const name = open ? nameOf(view.week, open.mover.driverId) : ''
  const actions = open ? actionsOf(props, open) : []
  if (phone) {
    return (
      <Drawer
        opened={open !== undefined}
        onClose={onClose}
        position="bottom"
        title={name}
        size={SHEET_HEAD + lines.length * SHEET_LINE + actions.length * SHEET_ACTION}
      >
        <Lines lines={lines} />
        <ul className={classes.sheet}>
          {actions.map(({ label, icon, href, act }) => (
            <li key={label}>
              {href ? (
                <a className={classes.action} href={href} onClick={onClose}>
                  {icon}
                  {label}
                </a>
              ) : (
                <button type="button" className={classes.action} onClick={act}>
                  {icon}
                  {label}
                </button>
              )}
            </li>
          ))}
        </ul>
      </Drawer>
    )
  }
  return (
    <Menu
      opened={open !== undefined}
      onChange={(on) => on || onClose()}
      position="bottom-start"
      width={280}
      withinPortal={false}
      shadow="md"
      transitionProps={{ duration: 0 }}
      menuItemTabIndex={0}
      // The key that opened it must not close it.
      clickOutsideEvents={['mousedown', 'touchstart']}
    >
      <Menu.Target>
        <span
          className={classes.anchor}
          aria-hidden="true"
          style={open ? { left: open.box.left, top: open.box.top, height: open.box.height } : undefined}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={`${boardTexts.driverMenu}: ${name}`}>
        <div className={classes.head}>
          <b>{name}</b>
          <Lines lines={lines} />
        </div>
        <Menu.Divider />
        {actions.map(({ label, icon, href, act }) =>
          href ? (
            <Menu.Item key={label} component="a" href={href} leftSection={icon}>
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item key={label} leftSection={icon} onClick={act}>
              {label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className={classes.lines}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  )
}

function actionsOf(
  { view, editable, onClose, onMoveTo, onMove }: DriverMenuProps,
  { mover }: OpenMenu,
): Action[] {
  const { slot, driverId } = mover
  const spot = spotOf(view.board, slot, driverId)
  const phone = normalizePhone(view.week.drivers.get(driverId)?.phone ?? '')
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const toList = (onCall: boolean) => then(() => onMove(mover, { slot, carId: null, onCall }))
  const actions: Action[] = []
  if (editable && spot) {
    actions.push({
      label: boardTexts.moveTo,
      icon: <IconArrowsMove size={17} />,
      act: then(() => onMoveTo(mover)),
    })
    if (spot.carId !== null || spot.onCall)
      actions.push({ label: boardTexts.toReserve, icon: <IconUserPause size={17} />, act: toList(false) })
    if (!spot.onCall)
      actions.push({ label: boardTexts.toOnCall, icon: <IconUsersGroup size={17} />, act: toList(true) })
  }
  if (phone) {
    const label = `${boardTexts.call} ${formatPhone(phone)}`
    actions.push({ label, icon: <IconPhone size={17} />, href: `tel:${phone}` })
  }
  return actions
}
