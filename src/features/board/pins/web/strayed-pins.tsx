import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import type { Session } from '#features/board/work/domain/public.ts'
import { NoticeText, PlaceList } from '#features/board/work/web/public.tsx'
import { nameOf, spotName } from '#features/board/work/web/public-view.ts'
import { pinTexts } from '#features/planning/texts-pins.ts'
import type { Board } from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { OnceOpened } from '#platform/web/admin-ui/once-opened.tsx'
import { type Strayed, strayedPins } from '../domain/kept-pins.ts'
import { type ListedPin, type Pins, placeOfPin } from './use-pins.ts'

interface StrayedPinsProps {
  readonly pins: Pins
  readonly session: Session
}

interface Seen {
  readonly board: Board
  /** What the board's steps started from. */
  readonly saved: Board
}

/**
 * Asks what becomes of a pin whose driver was moved, swapped, removed or brought back by hand. What the
 * server tells anew asks nobody: whoever did that was asked.
 */
export function StrayedPins({ pins, session }: StrayedPinsProps) {
  const { saved } = session
  const { now } = session.timeline
  const [seen, setSeen] = useState<Seen>({ board: now, saved })
  const [strayed, setStrayed] = useState<readonly Strayed<ListedPin>[]>([])
  if (seen.board !== now || seen.saved !== saved) {
    setSeen({ board: now, saved })
    if (seen.saved === saved) setStrayed(strayedPins(pins.pins, seen.board, now))
  }
  const close = () => setStrayed([])
  const hasPlace = strayed.some(({ to }) => to !== null && !to.onCall)
  const unpin = async () => {
    for (const { pin } of strayed) await pins.drop(pin)
    close()
  }
  const follow = async () => {
    await pins.follow(strayed)
    close()
  }
  return (
    <OnceOpened opened={strayed.length > 0}>
      {(opened) => (
        <Modal opened={opened} onClose={close} title={pinTexts.strayedTitle} size="lg">
          <PlaceList>
            {strayed.map(({ pin, to }) => (
              <li key={keyInSlot(pin.slot, pin.driverId)}>
                <b>{nameOf(session.week, pin.driverId) || pin.fullName}</b>
                <span>{`: ${placeOfPin(pin)}, ${pinTexts.now} ${to ? spotName(session.week, to) : pinTexts.nowhere}`}</span>
              </li>
            ))}
          </PlaceList>
          <NoticeText>{`${pinTexts.strayedText} ${pinTexts.leaveHint}`}</NoticeText>
          <Group justify="flex-end" mt="lg" gap="sm">
            <Button variant="default" onClick={close}>
              {pinTexts.leave}
            </Button>
            <Button
              variant={hasPlace ? 'default' : 'filled'}
              loading={pins.busy && !hasPlace}
              onClick={() => void unpin()}
            >
              {pinTexts.unpin}
            </Button>
            {hasPlace ? (
              <Button data-autofocus loading={pins.busy} onClick={() => void follow()}>
                {pinTexts.pinThere}
              </Button>
            ) : null}
          </Group>
        </Modal>
      )}
    </OnceOpened>
  )
}
