import { Paper, Stack, Text } from '@mantine/core'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { offDayBonusText, WORKED_SHIFT_BONUS_TEXT } from '../domain/bonus-texts.ts'
import { bonusScreenTexts as texts } from '../texts-office.ts'
import { dayBonusesWith, type ListedBonus } from './listed-bonus.ts'

interface BonusPreviewProps {
  readonly bonuses: readonly ListedBonus[]
  readonly id: string | undefined
  readonly date: CalendarDate | undefined
  readonly shift: Shift | undefined
  /** PLN, undefined while it is none */
  readonly value: number | undefined
  /** The date lies before the week for which drivers submit. */
  readonly closed: boolean
}

/** The texts that this bonus puts before the drivers, in the form's own words (Spec 1 §9). */
export function BonusPreview({ bonuses, id, date, shift, value, closed }: BonusPreviewProps) {
  const known = date && shift && value !== undefined
  return (
    <Paper withBorder p="sm" aria-live="polite">
      <Text size="sm" fw={600} mb={4}>
        {texts.preview}
      </Text>
      {known ? (
        <Stack gap={4}>
          <Text size="sm">
            <span>{offDayBonusText(dayBonusesWith(bonuses, { id, date, shift, value }))}</span>{' '}
            <Text span size="sm" c="dimmed">{`(${texts.previewOff})`}</Text>
          </Text>
          <Text size="sm">
            <span>{WORKED_SHIFT_BONUS_TEXT}</span>{' '}
            <Text span size="sm" c="dimmed">{`(${texts.previewWorked(SHIFT_ON_WIRE[shift])})`}</Text>
          </Text>
          {closed ? (
            <Text size="sm" c="dimmed">
              {texts.closedWeek}
            </Text>
          ) : null}
        </Stack>
      ) : (
        <Text size="sm" c="dimmed">
          {texts.previewNothing}
        </Text>
      )}
    </Paper>
  )
}
