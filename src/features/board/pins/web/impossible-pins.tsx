import { Alert, Button } from '@mantine/core'
import { IconPinnedOff } from '@tabler/icons-react'
import { BannerText, PlaceList } from '#features/board/work/web/public.tsx'
import { pinTexts } from '#features/planning/texts-pins.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { type Pins, placeOfPin, whyImpossible } from './use-pins.ts'

interface ImpossiblePinsProps {
  readonly pins: Pins
  readonly generated: boolean
  /** Slots of the week that have begun. */
  readonly begun: number
}

/**
 * Pins that can't hold any more, above the board: told until they are let go or what is in their way is gone.
 */
export function ImpossiblePins({ pins, generated, begun }: ImpossiblePinsProps) {
  const troubled = pins.pins.filter(({ trouble, slot }) => trouble !== null && slot >= begun)
  if (troubled.length === 0) return null
  return (
    <Alert color="yellow" icon={<IconPinnedOff />} title={pinTexts.impossible} role="status">
      <BannerText>{generated ? pinTexts.impossibleLater : pinTexts.impossibleText}</BannerText>
      <PlaceList>
        {troubled.map((pin) => (
          <li key={keyInSlot(pin.slot, pin.driverId)}>
            <b>{pin.fullName}</b>
            <span>{`, ${placeOfPin(pin)}: ${whyImpossible(pin)}`}</span>{' '}
            <Button
              size="compact-xs"
              variant="default"
              disabled={pins.busy}
              aria-label={`${pinTexts.unpin}: ${pin.fullName}, ${placeOfPin(pin)}`}
              onClick={() => void pins.drop(pin)}
            >
              {pinTexts.unpin}
            </Button>
          </li>
        ))}
      </PlaceList>
    </Alert>
  )
}
