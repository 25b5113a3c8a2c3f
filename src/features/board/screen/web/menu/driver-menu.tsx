import { Drawer, Menu } from '@mantine/core'
import {
  IconArrowsMove,
  IconBolt,
  IconCar,
  IconCarOff,
  IconId,
  IconPhone,
  IconPin,
  IconPinnedOff,
  IconSelectAll,
  IconSteeringWheel,
  IconTrash,
  IconUserOff,
  IconUserPause,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { AssigningStep } from '#features/board/assigning/web/public.tsx'
import { linesOf } from '#features/board/grid/web/public.tsx'
import { flowTexts } from '#features/board/happenings/texts-flow.ts'
import type { About } from '#features/board/happenings/web/public.tsx'
import { repairTexts } from '#features/board/repair/texts.ts'
import type { Out } from '#features/board/repair/web/public.tsx'
import { type Selection, weekOfCar, weekOfDriver } from '#features/board/selecting/domain/public.ts'
import { selectingTexts } from '#features/board/selecting/texts.ts'
import { boardTexts } from '#features/board/work/texts.ts'
import { type BoardView, nameOf, spotName } from '#features/board/work/web/public-view.ts'
import { pinTexts } from '#features/planning/texts-pins.ts'
import { removedTexts } from '#features/removals/texts.ts'
import type { Mover, Spot } from '#features/roster/domain/public.ts'
import { spotOf } from '#features/roster/domain/public.ts'
import { formatPhone, normalizePhone } from '#kernel/phone.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { CardPlace } from '#platform/web/admin-ui/card-address.ts'
import { giveCar, screenTexts } from '../../texts.ts'
import { assigningActions } from './assigning-actions.tsx'
import classes from './driver-menu.module.css'
import type { MenuAction, OpenMenu } from './menu-action.ts'

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
  onOut(out: Out): void
  /** Undefined for a week that is not generated: a repair of it is an edit, of which nobody is told. */
  readonly onHappening: ((about: About) => void) | undefined
  onAssigning(step: AssigningStep): void
  onRemove(mover: Mover): void
  onPin(mover: Mover): void
  onCard(card: CardPlace): void
  /** These seats are chosen for what is done with many; undefined where seats are not chosen. */
  onSelect: ((seats: Selection) => void) | undefined
}

/** What can be done with a driver: a menu beside the cell, on a phone a sheet from below. */
export function DriverMenu(props: DriverMenuProps) {
  const { open, view, phone, onClose } = props
  const lines = open ? linesOf(view, open.cell).slice(1) : []
  const name = open ? titleOf(view, open) : ''
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
                  <span>{label}</span>
                </a>
              ) : (
                <button type="button" className={classes.action} onClick={act}>
                  {icon}
                  <span>{label}</span>
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
      // The kit's own place for the first focus is none that a menu may hold.
      withInitialFocusPlaceholder={false}
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
      <Menu.Dropdown aria-label={`${open?.mover ? boardTexts.driverMenu : boardTexts.carMenu}: ${name}`}>
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

function titleOf({ week }: BoardView, { mover, cell }: OpenMenu): string {
  return mover ? nameOf(week, mover.driverId) : spotName(week, cell.spot)
}

function actionsOf(props: DriverMenuProps, open: OpenMenu): MenuAction[] {
  const { view, editable, onClose, onOut, onHappening, onSelect } = props
  const { mover, cell } = open
  const { slot, carId } = cell.spot
  const actions = [...cardActions(props, open), ...(mover ? driverActions(props, mover) : [])]
  if (editable) actions.push(...assigningActions(props, open))
  const select = (label: string, seats: Selection) => {
    const act = () => {
      onClose()
      onSelect?.(seats)
    }
    actions.push({ label, icon: <IconSelectAll size={17} />, act })
  }
  if (onSelect && mover)
    select(selectingTexts.driverWeek, weekOfDriver(view.board, mover.driverId, view.week.begun))
  if (onSelect && carId !== null) select(selectingTexts.carWeek, weekOfCar(carId, view.week.begun))
  const out = (label: string, icon: ReactNode, what: Out) => {
    const act = () => {
      onClose()
      onOut(what)
    }
    actions.push({ label, icon, act })
  }
  if (editable && onHappening && (mover || carId !== null)) {
    const about: About = {
      ...{ kind: mover ? 'ill' : 'broken', slot },
      ...(mover ? { driverId: mover.driverId } : {}),
      ...(carId === null ? {} : { carId }),
    }
    const act = () => {
      onClose()
      onHappening(about)
    }
    actions.push({ label: flowTexts.openMenu, icon: <IconBolt size={17} />, act })
    return actions
  }
  if (editable && mover)
    out(repairTexts.driverOut, <IconUserOff size={17} />, { kind: 'driver-out', ...mover })
  if (editable && carId !== null)
    out(repairTexts.carOut, <IconCarOff size={17} />, { kind: 'car-out', carId, slot })
  return actions
}

/** Who or what it is comes first: the board stays where it is beside the card. */
function cardActions({ onClose, onCard }: DriverMenuProps, { mover, cell }: OpenMenu): MenuAction[] {
  const { carId } = cell.spot
  const action = (label: string, icon: ReactNode, card: CardPlace): MenuAction => ({
    ...{ label, icon },
    act: () => {
      onClose()
      onCard(card)
    },
  })
  const driver = mover && { subject: 'driver' as const, id: mover.driverId }
  return [
    ...(driver ? [action(screenTexts.driverCard, <IconId size={17} />, driver)] : []),
    ...(carId === null
      ? []
      : [action(screenTexts.carCard, <IconCar size={17} />, { subject: 'car', id: carId })]),
  ]
}

function driverActions(
  { view, editable, onClose, onMoveTo, onMove, onRemove, onPin }: DriverMenuProps,
  mover: Mover,
): MenuAction[] {
  const { slot, driverId } = mover
  const spot = spotOf(view.board, slot, driverId)
  const phone = normalizePhone(view.week.drivers.get(driverId)?.phone ?? '')
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const toList = (onCall: boolean) => then(() => onMove(mover, { slot, carId: null, onCall }))
  const actions: MenuAction[] = []
  const seat = spot?.carId === null ? view.week.origins.get(keyInSlot(slot, driverId))?.freeSeat : undefined
  if (editable && seat && !view.board[slot]?.cars.has(seat.carId))
    actions.push({
      label: giveCar(seat.reg),
      icon: <IconSteeringWheel size={17} />,
      act: then(() => onMove(mover, { slot, carId: seat.carId, onCall: false })),
    })
  if (editable && spot) {
    actions.push({
      label: screenTexts.moveTo,
      icon: <IconArrowsMove size={17} />,
      act: then(() => onMoveTo(mover)),
    })
    if (spot.carId !== null || spot.onCall)
      actions.push({ label: screenTexts.toReserve, icon: <IconUserPause size={17} />, act: toList(false) })
    if (!spot.onCall)
      actions.push({ label: screenTexts.toOnCall, icon: <IconUsersGroup size={17} />, act: toList(true) })
    const { carId } = spot
    if (!spot.onCall && slot >= view.week.begun) {
      const isPinned = view.pins.get(keyInSlot(slot, driverId)) === carId
      actions.push({
        label: isPinned ? pinTexts.unpin : carId === null ? pinTexts.pinToReserve : pinTexts.pin,
        icon: isPinned ? <IconPinnedOff size={17} /> : <IconPin size={17} />,
        act: then(() => onPin(mover)),
      })
    }
    actions.push({
      label: removedTexts.remove,
      icon: <IconTrash size={17} />,
      act: then(() => onRemove(mover)),
    })
  }
  if (phone) {
    const label = `${screenTexts.call} ${formatPhone(phone)}`
    actions.push({ label, icon: <IconPhone size={17} />, href: `tel:${phone}` })
  }
  return actions
}
