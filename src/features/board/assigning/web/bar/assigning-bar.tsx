import { Button, Menu } from '@mantine/core'
import { IconBan, IconCar, IconChevronDown, IconKey, IconListCheck, IconUserPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import type { Board } from '#features/roster/domain/public.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { useSteady } from '#platform/web/use-steady.ts'
import { assignedCarsLines, assigningTexts as texts } from '../../texts.ts'
import type { AssigningStep } from '../assigning-step.ts'
import { assignedCars } from './assigned-cars.ts'
import classes from './assigning-bar.module.css'

interface AssigningBarProps {
  readonly week: WeekOnBoard
  readonly board: Board
  readonly phone: boolean
  /** Only looked at: nothing can be assigned. */
  readonly editable: boolean
  onStep(step: AssigningStep): void
}

const RENTAL = { to: '/admin/wylacznosc', search: { zakladka: 'nowy' } } as const

/**
 * 'Przypisane pojazdy', 'Przypisz pojazd', 'Nowy wynajem', 'Nowe uziemienie' (Spec 2 §2); on a phone in one
 * menu.
 */
export function AssigningBar({ week, board, phone, editable, onStep }: AssigningBarProps) {
  const tell = useSteady(() => {
    const lines = assignedCarsLines(assignedCars(week, board))
    toastDone(lines.join(' '), texts.assignedCars)
  })
  return <Bar phone={phone} editable={editable} onTell={tell} onStep={onStep} />
}

interface BarProps extends Pick<AssigningBarProps, 'phone' | 'editable' | 'onStep'> {
  onTell(): void
}

/** Not drawn anew with every drop on the board. */
const Bar = memo(function Bar({ phone, editable, onTell, onStep }: BarProps) {
  const assign = () => onStep({ kind: 'assign-car' })
  const ground = () => onStep({ kind: 'grounding' })
  if (phone) {
    return (
      <Menu
        position="bottom-end"
        shadow="md"
        width={230}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        menuItemTabIndex={0}
      >
        <Menu.Target>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconCar size={15} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {texts.vehicles}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconListCheck size={17} />} onClick={onTell}>
            {texts.assignedCars}
          </Menu.Item>
          <Menu.Item leftSection={<IconUserPlus size={17} />} disabled={!editable} onClick={assign}>
            {texts.assignCar}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconKey size={17} />}
            renderRoot={(props: object) => <Link {...(RENTAL as object)} to={RENTAL.to} {...props} />}
          >
            {texts.newRental}
          </Menu.Item>
          <Menu.Item leftSection={<IconBan size={17} />} disabled={!editable} onClick={ground}>
            {texts.newGrounding}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    )
  }
  return (
    <div className={classes.bar}>
      <Button size="compact-sm" variant="default" onClick={onTell}>
        {texts.assignedCars}
      </Button>
      <Button size="compact-sm" variant="default" disabled={!editable} onClick={assign}>
        {texts.assignCar}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        renderRoot={(props) => <Link {...(RENTAL as object)} to={RENTAL.to} {...props} />}
      >
        {texts.newRental}
      </Button>
      <Button size="compact-sm" variant="default" disabled={!editable} onClick={ground}>
        {texts.newGrounding}
      </Button>
    </div>
  )
})
