import { Badge, Button, Drawer } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { PendingGrounding, WeekOnBoard } from '#features/board/work/domain/public.ts'
import { boardTexts } from '#features/board/work/texts.ts'
import { MoveList, moveWords } from '#features/board/work/web/public.tsx'
import { nameOf } from '#features/board/work/web/public-view.ts'
import type { Recorded } from '#features/board/work/web/public-week.ts'
import { listChangeTexts } from '#features/notices/contract.ts'
import { changeSmsTexts, unreadCount } from '#features/notices/texts.ts'
import type { Move } from '#features/roster/domain/public.ts'
import { authorWords } from '#features/roster/texts-authors.ts'
import { counted } from '#kernel/polish-text.ts'
import { slotKey } from '#kernel/slot.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { OnceOpened } from '#platform/web/admin-ui/once-opened.tsx'
import { changesTexts, takenOffWords } from '../../texts.ts'
import { unreadOf } from '../messages/unread.ts'
import classes from './changes-drawer.module.css'
import { ChangesFilter } from './changes-filter.tsx'
import { ALL_CHANGES, type FoundBy, isWanted, kindOf } from './filter-changes.ts'
import { recordedMove } from './recorded-spot.ts'
import { SavedChanges } from './saved-changes.tsx'

interface ChangesProps {
  readonly week: WeekOnBoard
  /** Undefined: not generated. */
  readonly weekId: string | undefined
  readonly moves: readonly Move[]
  /** Cars that unsaved repairs have taken off. */
  readonly groundings: readonly PendingGrounding[]
  readonly history: readonly Recorded[]
}

/**
 * 'Zmiany (n)': what is not saved yet, what was changed since the week was generated, and what was taken back
 * after it had been told (D21).
 */
export function Changes({ week, weekId, moves, groundings, history }: ChangesProps) {
  const [open, setOpen] = useState(false)
  const told = useCall(
    listChangeTexts,
    { weekId: weekId ?? '' },
    { enabled: weekId !== undefined, everySeconds: 30 },
  )
  const returns = told.data?.data.filter(({ returned }) => returned).length ?? 0
  const unsaved = moves.length + groundings.length
  const count = unsaved + history.length + returns
  const unread = unreadOf(told.data?.data ?? [])
  const [wanted, setWanted] = useState(ALL_CHANGES)
  const shownMoves = moves.filter((move) => isWanted(wanted, moveFoundBy(week, move)))
  const shownHistory = history.filter((change) => isWanted(wanted, recordedFoundBy(change)))
  const all = [...moves.map((move) => moveFoundBy(week, move)), ...history.map(recordedFoundBy)]
  return (
    <>
      <Button
        size="xs"
        variant="default"
        title={unread > 0 ? unreadCount(unread) : undefined}
        onClick={() => setOpen(true)}
        rightSection={
          count > 0 ? (
            <>
              <Badge color="yellow" size="sm" circle={count < 10} variant="filled">
                {count}
              </Badge>
              {unread > 0 ? (
                <span className={classes.unread}>
                  <IconEyeOff size={16} aria-hidden />
                  <span aria-hidden>{unread}</span>
                  <span className={classes.unseen}>{unreadCount(unread)}</span>
                </span>
              ) : null}
            </>
          ) : undefined
        }
      >
        {changesTexts.changes}
      </Button>
      <OnceOpened opened={open}>
        {(opened) => (
          <Drawer
            opened={opened}
            onClose={() => setOpen(false)}
            position="right"
            title={`${changesTexts.changes}: ${counted(count, 'pozycja', 'pozycje', 'pozycji')}`}
          >
            {count === 0 ? <p className={classes.none}>{changesTexts.noChanges}</p> : null}
            {all.length > 1 || wanted !== ALL_CHANGES ? (
              <ChangesFilter
                changes={all}
                wanted={wanted}
                found={shownMoves.length + shownHistory.length}
                onWant={setWanted}
              />
            ) : null}
            {unsaved > 0 ? (
              <>
                <h3 className={classes.title}>{boardTexts.unsaved}</h3>
                {weekId ? <p className={classes.note}>{changeSmsTexts.updateFirst}</p> : null}
                <MoveList week={week} moves={shownMoves} />
                <GroundingList week={week} groundings={groundings} />
              </>
            ) : null}
            {weekId ? (
              <SavedChanges week={week} weekId={weekId} history={history} shown={shownHistory} />
            ) : null}
          </Drawer>
        )}
      </OnceOpened>
    </>
  )
}

/** Cars taken off as `WX 1: uziemione, 17.3.2026 Dzień – 22.3.2026 Noc`. */
function GroundingList({ week, groundings }: Pick<ChangesProps, 'week' | 'groundings'>) {
  return (
    <ul className={classes.list}>
      {groundings.map((grounding) => (
        <li key={`${grounding.carId} ${slotKey(grounding.from)}`}>
          {takenOffWords(week.carsById.get(grounding.carId)?.reg ?? '', grounding)}
        </li>
      ))}
    </ul>
  )
}

function moveFoundBy(week: WeekOnBoard, { driverId, from, to }: Move): FoundBy {
  const driver = nameOf(week, driverId)
  const cars = [from, to].map((spot) => week.carsById.get(spot?.carId ?? '')?.reg ?? '')
  return { kind: kindOf(from, to), driver, cars, words: `${driver} ${moveWords(week, { from, to })}` }
}

function recordedFoundBy(change: Recorded): FoundBy {
  const { kind, fullName, oldReg, newReg, by } = change
  const words = `${fullName} ${recordedMove(change)} ${authorWords(by)}`
  return { kind, driver: fullName, cars: [oldReg, newReg], words }
}
