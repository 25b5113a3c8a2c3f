import { Badge, Button, Drawer, Group } from '@mantine/core'
import { IconPin } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { pinCount, pinTexts } from '#features/planning/texts-pins.ts'
import type { Mover, WeekPlan } from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { useKeptFocus } from '#platform/web/admin-ui/kept-focus.ts'
import { OnceOpened } from '#platform/web/admin-ui/once-opened.tsx'
import { isKept } from '../domain/kept-pins.ts'
import classes from './pins-drawer.module.css'
import { type ListedPin, type Pins, placeOfPin, whyImpossible } from './use-pins.ts'

interface PinsButtonProps {
  readonly pins: Pins
  readonly board: WeekPlan
  /** Slots of the week that have begun: their pins are history. */
  readonly begun: number
  onShow(mover: Mover): void
}

/** All pins of the week: what each holds, whether it does, and the way to let it go. */
export function PinsButton({ pins, board, begun, onShow }: PinsButtonProps) {
  const [open, setOpen] = useState(false)
  const ahead = pins.pins.filter(({ slot }) => slot >= begun)
  const troubled = ahead.filter(({ trouble }) => trouble !== null).length
  const show = (pin: ListedPin) => {
    setOpen(false)
    onShow(pin)
  }
  return (
    <>
      <OpenButton count={ahead.length} troubled={troubled} onOpen={setOpen} />
      <OnceOpened opened={open}>
        {(opened) => (
          <Drawer
            opened={opened}
            onClose={() => setOpen(false)}
            position="right"
            size="md"
            title={`${pinTexts.title}: ${ahead.length}`}
          >
            <FailureAlert failure={pins.failure} again={pins.again} />
            <p className={classes.note}>{ahead.length === 0 ? pinTexts.none : pinTexts.what}</p>
            <PinList pins={pins} ahead={ahead} board={board} onShow={show} />
          </Drawer>
        )}
      </OnceOpened>
    </>
  )
}

interface OpenButtonProps {
  readonly count: number
  readonly troubled: number
  onOpen(open: boolean): void
}

/** Not drawn anew with every drop on the board. */
const OpenButton = memo(function OpenButton({ count, troubled, onOpen }: OpenButtonProps) {
  return (
    <Button
      size="xs"
      variant="default"
      aria-haspopup="dialog"
      aria-label={`${pinTexts.title}: ${pinCount(count)}`}
      leftSection={<IconPin size={15} />}
      onClick={() => onOpen(true)}
    >
      <span>{`${pinTexts.title}: ${count}`}</span>
      {troubled > 0 ? (
        <Badge color="red" size="sm" circle ml={6}>
          {troubled}
        </Badge>
      ) : null}
    </Button>
  )
})

interface PinListProps {
  readonly pins: Pins
  readonly ahead: readonly ListedPin[]
  readonly board: WeekPlan
  onShow(pin: ListedPin): void
}

function PinList({ pins, ahead, board, onShow }: PinListProps) {
  const keptFocus = useKeptFocus()
  return (
    <ul className={classes.list} onFocus={keptFocus}>
      {ahead.map((pin) => (
        <li key={keyInSlot(pin.slot, pin.driverId)}>
          <div>
            <b>{pin.fullName}</b>
            <span>{placeOfPin(pin)}</span>
            {stateOf(pin, board)}
          </div>
          <Group gap={6} wrap="nowrap">
            <Button size="compact-sm" variant="default" onClick={() => onShow(pin)}>
              {pinTexts.show}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              disabled={pins.busy}
              aria-label={`${pinTexts.unpin}: ${pin.fullName}, ${placeOfPin(pin)}`}
              onClick={() => void pins.drop(pin)}
            >
              {pinTexts.unpin}
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  )
}

function stateOf(pin: ListedPin, board: WeekPlan) {
  if (pin.trouble) return <em data-impossible="">{whyImpossible(pin)}</em>
  return isKept(board, pin) ? null : <em>{pinTexts.elsewhere}</em>
}
