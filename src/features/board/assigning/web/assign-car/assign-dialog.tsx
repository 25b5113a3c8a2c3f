import { Button, Checkbox, Chip, Group, Modal, Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { type BoardView, nameOf } from '#features/board/work/web/public-view.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { polishSortKey, WEEKDAY_NAMES, WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { datesOf } from '#kernel/week.ts'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { type Assigned, type Assignment, assignCar } from '../../domain/assign-car.ts'
import { assignCount, assigningTexts as texts } from '../../texts.ts'
import classes from './assign-dialog.module.css'
import { AssignOutcome } from './assign-outcome.tsx'
import { likelyChoice } from './likely-choice.ts'

interface AssignDialogProps {
  readonly view: BoardView
  /** Chosen elsewhere on the board. */
  readonly carId?: string | undefined
  readonly driverId?: string | undefined
  onClose(): void
  onAssign(assignment: Assignment, assigned: Assigned): void
}

const EVERY_DAY = ['0', '1', '2', '3', '4', '5', '6']

/**
 * 'Przypisz pojazd' (Spec 2 §5): one car for one driver on chosen days; what it brings about stands below
 * before it is done.
 */
export function AssignDialog({ view, carId, driverId, onClose, onAssign }: AssignDialogProps) {
  useFocusBack()
  const { week, board } = view
  const [driver, setDriver] = useState<string | null>(driverId ?? null)
  const [car, setCar] = useState<string | null>(carId ?? null)
  const [choice, setChoice] = useState(() => likelyChoice(board, week.begun, driverId))
  const [leavesOthers, setLeavesOthers] = useState(true)
  const drivers = useMemo(() => driverChoices(view), [view])
  const { days, mornings, afternoons } = choice
  const assignment: Assignment | undefined =
    driver && car ? { driverId: driver, carId: car, ...choice, days: new Set(days), leavesOthers } : undefined
  const assigned = assignment && assignCar(week, board, assignment)
  const count = assigned?.slots.filter((slot) => slot.assigned).length ?? 0
  const chooseDriver = (id: string | null) => {
    setDriver(id)
    if (id) setChoice(likelyChoice(board, week.begun, id))
  }
  return (
    <Modal opened onClose={onClose} size="lg" title={texts.assignCar}>
      <div className={classes.who}>
        <Select
          label={texts.driver}
          placeholder={texts.chooseDriver}
          data={drivers}
          value={driver}
          onChange={chooseDriver}
          searchable
          limit={80}
          nothingFoundMessage={texts.noSuchDriver}
          data-autofocus={driverId === undefined || undefined}
        />
        <Select
          label={texts.car}
          placeholder={texts.chooseCar}
          data={week.rows.map(({ id, reg, model }) => ({ value: id, label: `${reg} · ${model}` }))}
          value={car}
          onChange={setCar}
          searchable
          limit={80}
          nothingFoundMessage={texts.noSuchCar}
          data-autofocus={(driverId !== undefined && carId === undefined) || undefined}
        />
      </div>
      <fieldset className={classes.group}>
        <legend>{texts.shifts}</legend>
        <div className={classes.shifts}>
          <Checkbox
            label={texts.mornings}
            checked={mornings}
            onChange={({ currentTarget: { checked } }) => setChoice({ ...choice, mornings: checked })}
          />
          <Checkbox
            label={texts.afternoons}
            checked={afternoons}
            onChange={({ currentTarget: { checked } }) => setChoice({ ...choice, afternoons: checked })}
          />
        </div>
        <Checkbox
          label={texts.leaveOthers}
          description={texts.leaveOthersNote}
          checked={leavesOthers}
          onChange={({ currentTarget: { checked } }) => setLeavesOthers(checked)}
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{texts.days}</legend>
        <div className={classes.days}>
          <Chip.Group
            multiple
            value={days.map(String)}
            onChange={(chosen) => setChoice({ ...choice, days: chosen.map(Number) })}
          >
            {datesOf(week.week).map((date, day) => (
              <Chip
                key={date}
                value={String(day)}
                size="sm"
                classNames={{ label: classes.day ?? '' }}
                title={WEEKDAY_NAMES[day]}
              >
                {`${WEEKDAY_SHORT[day]} ${dateParts(date).day}`}
              </Chip>
            ))}
          </Chip.Group>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => setChoice({ ...choice, days: days.length === 7 ? [] : EVERY_DAY.map(Number) })}
          >
            {texts.allDays}
          </Button>
        </div>
      </fieldset>
      <AssignOutcome view={view} assignment={assignment} assigned={assigned} />
      <Group justify="flex-end" mt="md" gap="sm">
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          disabled={count === 0}
          onClick={() => assignment && assigned && onAssign(assignment, assigned)}
        >
          {assignCount(count)}
        </Button>
      </Group>
    </Modal>
  )
}

/**
 * The names in the calendar of now, in Polish order; where two are alike, the phone's end tells them apart.
 */
function driverChoices({ week }: BoardView) {
  const names = Map.groupBy(week.drivers.values(), ({ fullName }) => fullName)
  return [...week.drivers.values()]
    .map(({ id, fullName, phone }) => {
      const alike = (names.get(fullName)?.length ?? 0) > 1
      return { value: id, label: alike ? `${nameOf(week, id)} (…${phone.slice(-3)})` : nameOf(week, id) }
    })
    .sort((a, b) => (polishSortKey(a.label) < polishSortKey(b.label) ? -1 : 1))
}
