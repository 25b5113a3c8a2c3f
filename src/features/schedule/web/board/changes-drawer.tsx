import { Badge, Button, Drawer } from '@mantine/core'
import { useState } from 'react'
import { counted } from '#kernel/polish-text.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import type { Move } from '../../domain/board/moves.ts'
import type { Spot } from '../../domain/changes.ts'
import { boardTexts } from '../../texts-board.ts'
import { nameOf, spotName } from './board-view.ts'
import classes from './changes-drawer.module.css'
import type { Recorded, WeekOnBoard } from './week-on-board.ts'

interface ChangesProps {
  readonly week: WeekOnBoard
  readonly moves: readonly Move[]
  readonly history: readonly Recorded[]
}

/** 'Zmiany (n)': what is not saved yet, and what was changed since the week was generated (D21). */
export function Changes({ week, moves, history }: ChangesProps) {
  const [open, setOpen] = useState(false)
  const count = moves.length + history.length
  return (
    <>
      <Button
        variant="default"
        onClick={() => setOpen(true)}
        rightSection={
          count > 0 ? (
            <Badge color="yellow" size="md" circle={count < 10} variant="filled">
              {count}
            </Badge>
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
            <MoveList week={week} moves={moves} />
          </>
        ) : null}
        {history.length > 0 ? (
          <>
            <h3 className={classes.title}>{boardTexts.saved}</h3>
            <ul className={classes.list}>
              {history.map((change) => (
                <li
                  key={`${change.driverId} ${change.oldDay} ${change.oldShift} ${change.day} ${change.shift}`}
                >
                  <b>{change.fullName}</b>
                  <span>
                    {recordedSpot(change.oldWeekDay, change.oldShift, change.oldReg)} →{' '}
                    {recordedSpot(change.weekDay, change.shift, change.newReg)}
                  </span>
                  <small>
                    {change.by ? `${change.by}, ` : ''}
                    {dateAndTime(change.at)}
                  </small>
                </li>
              ))}
            </ul>
          </>
        ) : null}
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
          <span>
            {spot(from)} → {spot(to)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** `wtorek, dzień, WX 1` */
export function recordedSpot(weekDay: string, shift: string, reg: string): string {
  return (
    [weekDay.toLocaleLowerCase('pl'), shift.toLocaleLowerCase('pl'), reg].filter(Boolean).join(', ') ||
    boardTexts.nowhere
  )
}
