import { Badge, Button, Drawer } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '#kernel/polish-text.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { listChangeTexts } from '../../../contract-messages.ts'
import type { Move } from '../../../domain/board/moves.ts'
import type { Spot } from '../../../domain/changes.ts'
import { boardTexts } from '../../../texts-board.ts'
import { changeSmsTexts, unreadCount } from '../../../texts-messages.ts'
import { nameOf, spotName } from '../board-view.ts'
import type { Recorded, WeekOnBoard } from '../week-on-board.ts'
import classes from './changes-drawer.module.css'
import { SavedChanges } from './saved-changes.tsx'
import { unreadOf } from './unread.ts'

interface ChangesProps {
  readonly week: WeekOnBoard
  /** Undefined: not generated. */
  readonly weekId: string | undefined
  readonly moves: readonly Move[]
  readonly history: readonly Recorded[]
}

/** 'Zmiany (n)': what is not saved yet, what was changed since the week was generated, and what was taken back after it had been told (D21). */
export function Changes({ week, weekId, moves, history }: ChangesProps) {
  const [open, setOpen] = useState(false)
  const told = useCall(
    listChangeTexts,
    { weekId: weekId ?? '' },
    { enabled: weekId !== undefined, everySeconds: 30 },
  )
  const returns = told.data?.data.filter(({ returned }) => returned).length ?? 0
  const count = moves.length + history.length + returns
  const unread = unreadOf(told.data?.data ?? [])
  return (
    <>
      <Button
        variant="default"
        title={unread > 0 ? unreadCount(unread) : undefined}
        onClick={() => setOpen(true)}
        rightSection={
          count > 0 ? (
            <>
              <Badge color="yellow" size="md" circle={count < 10} variant="filled">
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
        {boardTexts.changes}
      </Button>
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        position="right"
        title={`${boardTexts.changes}: ${counted(count, 'pozycja', 'pozycje', 'pozycji')}`}
      >
        {count === 0 ? <p className={classes.none}>{boardTexts.noChanges}</p> : null}
        {moves.length > 0 ? (
          <>
            <h3 className={classes.title}>{boardTexts.unsaved}</h3>
            {weekId ? <p className={classes.note}>{changeSmsTexts.updateFirst}</p> : null}
            <MoveList week={week} moves={moves} />
          </>
        ) : null}
        {weekId ? <SavedChanges week={week} weekId={weekId} history={history} /> : null}
      </Drawer>
    </>
  )
}

/** Moves as `Kowalski Jan: Dzień wt, WX 1 → Dzień wt, rezerwa`. */
export function MoveList({ week, moves }: { readonly week: WeekOnBoard; readonly moves: readonly Move[] }) {
  const spot = (at: Spot | null) => (at ? spotName(week, at) : boardTexts.nowhere)
  return (
    <ul className={classes.list}>
      {moves.map(({ driverId, from, to }) => (
        <li key={`${driverId} ${from?.slot} ${to?.slot}`}>
          <b>{nameOf(week, driverId) || driverId}</b>
          <span>{`${spot(from)} → ${spot(to)}`}</span>
        </li>
      ))}
    </ul>
  )
}
